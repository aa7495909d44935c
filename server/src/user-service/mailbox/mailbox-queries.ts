import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** Escapes what `like` reads as a pattern. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Mails to an address. @param address null for those to anybody. */
const mailsTo = (db: Kysely<DB>, address: string | null) =>
  db
    .selectFrom('jobs.mailboxMessage')
    .$if(address !== null, (rows) =>
      rows.where(sql<SqlBool>`exists (select from unnest(recipients) as r where lower(r) = ${address})`),
    );

export async function findMails(
  db: Kysely<DB>,
  address: string | null,
  { search, page, size }: { search: string; page: number; size: number },
) {
  let query = mailsTo(db, address);
  if (search) {
    const pattern = `%${literally(search)}%`;
    query = query.where((row) =>
      row.or([
        row('subject', 'ilike', pattern),
        row('bodyText', 'ilike', pattern),
        row(row.fn<string>('array_to_string', ['recipients', row.val(' ')]), 'ilike', pattern),
      ]),
    );
  }
  const rows = await query
    .select(['id', 'sender', 'recipients', 'subject', 'receivedAt', 'sizeBytes'])
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await query
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export const findMail = (db: Kysely<DB>, address: string | null, id: string) =>
  mailsTo(db, address).selectAll().where('id', '=', id).executeTakeFirst();
