import { type Kysely, type SqlBool, sql } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { MailReader } from './mailbox-policy.ts';

/** Escapes what `like` reads as a pattern. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const columns = ['id', 'kind', 'sender', 'recipients', 'subject', 'receivedAt', 'sizeBytes'] as const;

/** What was sent to somebody: emails to their address, and text messages that were meant for them, whatever the number. */
function mailsTo(db: Kysely<DB>, reader: MailReader) {
  const all = db.selectFrom('jobs.mailboxMessage as m');
  return reader === 'all' ? all : all.where(isTo(reader));
}

const isTo = ({ userId, address }: Exclude<MailReader, 'all'>) => sql<SqlBool>`case m.kind
  when 'SMS' then exists (select from jobs.sms_outbox o where o.id = m.message_id::uuid and o.user_id = ${userId})
  else exists (select from unnest(m.recipients) as r where lower(r) = ${address}) end`;

export async function findMails(
  db: Kysely<DB>,
  reader: MailReader,
  { search, page, size }: { search: string; page: number; size: number },
) {
  let query = mailsTo(db, reader);
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

export const findMail = (db: Kysely<DB>, reader: MailReader, id: string) =>
  mailsTo(db, reader)
    .select(columns)
    .select(['bodyText as text', 'bodyHtml as html'])
    .where('id', '=', id)
    .executeTakeFirst();
