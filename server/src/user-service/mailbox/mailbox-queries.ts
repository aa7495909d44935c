import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** Escapes what `like` reads as a pattern. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export async function findMails(
  db: Kysely<DB>,
  { search, page, size }: { search: string; page: number; size: number },
) {
  let query = db.selectFrom('jobs.mailbox_message');
  if (search) {
    const pattern = `%${literally(search)}%`;
    query = query.where((row) =>
      row.or([
        row('subject', 'ilike', pattern),
        row('body_text', 'ilike', pattern),
        row(row.fn<string>('array_to_string', ['recipients', row.val(' ')]), 'ilike', pattern),
      ]),
    );
  }
  const rows = await query
    .select(['id', 'sender', 'recipients', 'subject', 'received_at', 'size_bytes'])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await query
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export const findMail = (db: Kysely<DB>, id: string) =>
  db.selectFrom('jobs.mailbox_message').selectAll().where('id', '=', id).executeTakeFirst();
