import { type Kysely, type SqlBool, sql } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';

/** Escapes what `like` reads as a pattern. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const columns = ['id', 'sender', 'recipients', 'subject', 'receivedAt', 'sizeBytes'] as const;

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
  return selectPage(db, query, { page, size }, (rows) =>
    rows.select(columns).orderBy('receivedAt', 'desc').orderBy('id', 'desc'),
  );
}

export const findMail = (db: Kysely<DB>, address: string | null, id: string) =>
  mailsTo(db, address)
    .select(columns)
    .select(['bodyText as text', 'bodyHtml as html'])
    .where('id', '=', id)
    .executeTakeFirst();
