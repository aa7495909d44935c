import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.ts';
import { cutText } from '../cut-text.ts';
import type { MailMessage } from './message.ts';

/** Writes an email to the outbox. @returns false when its idempotency key is taken. */
export async function insertMail(db: Kysely<DB>, id: string, mail: MailMessage): Promise<boolean> {
  const result = await db
    .insertInto('jobs.mailOutbox')
    .values({
      id,
      idempotencyKey: mail.idempotencyKey,
      recipient: mail.to,
      subject: mail.subject,
      bodyText: mail.text,
      bodyHtml: mail.html ?? null,
      isSecret: mail.isSecret ?? false,
      unsubscribeUrl: mail.unsubscribeUrl ?? null,
    })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

export function findMail(db: Kysely<DB>, id: string) {
  return db.selectFrom('jobs.mailOutbox').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Also forgets the text of an email whose link opens something. */
export async function markSent(db: Kysely<DB>, id: string, sentAt: Date): Promise<void> {
  await db
    .updateTable('jobs.mailOutbox')
    .set((row) => ({
      state: 'SENT',
      sentAt,
      lastError: null,
      attempts: row('attempts', '+', 1),
      bodyText: sql<string>`case when is_secret then '' else body_text end`,
      bodyHtml: sql<string | null>`case when is_secret then null else body_html end`,
    }))
    .where('id', '=', id)
    .execute();
}

/** @param state QUEUED while it will be tried again; BOUNCED when the receiver refused; FAILED when nobody took it. */
export async function markTrouble(
  db: Kysely<DB>,
  id: string,
  state: 'QUEUED' | 'BOUNCED' | 'FAILED',
  error: string,
): Promise<void> {
  await db
    .updateTable('jobs.mailOutbox')
    .set((row) => ({ state, lastError: cutText(error, 1000), attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** What the development mailbox keeps of a received message. */
export interface ReceivedMail {
  id: string;
  kind: 'MAIL' | 'SMS';
  messageId: string;
  sender: string;
  recipients: string[];
  subject: string;
  text: string;
  html: string | null;
  sizeBytes: number;
  receivedAt: Date;
}

/** Keeps a received message; the same message id a second time is the same mail. */
export async function insertReceived(db: Kysely<DB>, mail: ReceivedMail): Promise<void> {
  await db
    .insertInto('jobs.mailboxMessage')
    .values({
      id: mail.id,
      kind: mail.kind,
      messageId: mail.messageId,
      sender: mail.sender,
      recipients: mail.recipients,
      subject: mail.subject,
      bodyText: mail.text,
      bodyHtml: mail.html,
      sizeBytes: mail.sizeBytes,
      receivedAt: mail.receivedAt,
    })
    .onConflict((conflict) => conflict.column('messageId').doNothing())
    .execute();
}
