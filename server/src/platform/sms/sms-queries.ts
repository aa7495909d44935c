import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.ts';
import { newId } from '../ids.ts';
import type { SmsMessage } from './message.ts';

/** Writes a text message to the outbox. @returns false when its idempotency key is taken. */
export async function insertSms(
  db: Kysely<DB>,
  id: string,
  { userId, to, text, isSecret = false, idempotencyKey, validSeconds }: SmsMessage,
  now: Date,
): Promise<boolean> {
  const result = await db
    .insertInto('jobs.smsOutbox')
    .values({
      id,
      userId,
      recipient: to,
      body: text,
      isSecret,
      idempotencyKey,
      createdAt: now,
      expiresAt: new Date(now.getTime() + validSeconds * 1_000),
    })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

/** Notes that the provider is about to be asked. @returns the message; undefined where somebody noted that before. */
export function claimSms(db: Kysely<DB>, id: string) {
  return db
    .updateTable('jobs.smsOutbox')
    .set((row) => ({ state: 'SENDING', attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .returning(['id', 'recipient', 'body', 'expiresAt'])
    .executeTakeFirst();
}

/** Whoever was sending it died or heard nothing. */
export async function loseSms(db: Kysely<DB>, id: string): Promise<void> {
  await db
    .updateTable('jobs.smsOutbox')
    .set({ state: 'UNKNOWN', ...forgotten })
    .where('id', '=', id)
    .where('state', '=', 'SENDING')
    .execute();
}

/** The provider surely has nothing: it is asked again. */
export async function requeueSms(db: Kysely<DB>, id: string): Promise<void> {
  await db
    .updateTable('jobs.smsOutbox')
    .set({ state: 'QUEUED' })
    .where('id', '=', id)
    .where('state', '=', 'SENDING')
    .execute();
}

/** A code is forgotten as soon as nobody has to send it any more. */
const forgotten = { body: sql<string>`case when is_secret then '' else body end` };

const OPEN = ['QUEUED', 'SENDING', 'UNKNOWN'] as const;

export async function markSmsSent(db: Kysely<DB>, id: string, providerId: string, at: Date): Promise<void> {
  await db
    .updateTable('jobs.smsOutbox')
    .set({ state: 'SENT', providerId, sentAt: at, ...forgotten })
    .where('id', '=', id)
    .where('state', 'in', OPEN)
    .execute();
}

export async function markSmsDelivered(db: Kysely<DB>, id: string, providerId: string): Promise<void> {
  await db
    .updateTable('jobs.smsOutbox')
    .set({ state: 'DELIVERED', providerId, errorCode: null, ...forgotten })
    .where('id', '=', id)
    .where('state', 'in', [...OPEN, 'SENT'])
    .execute();
}

/** @param reason the provider’s number of it, or `late`. */
export async function markSmsFailed(db: Kysely<DB>, id: string, reason: string): Promise<void> {
  await db
    .updateTable('jobs.smsOutbox')
    .set({ state: 'FAILED', errorCode: reason, ...forgotten })
    .where('id', '=', id)
    .where('state', 'in', [...OPEN, 'SENT'])
    .execute();
}

/** What waits for a number doesn’t leave any more. @param userId whose alone; everybody’s when absent. */
export async function cancelQueuedSms(
  db: Kysely<DB>,
  { to, userId }: { to: string; userId?: string },
): Promise<void> {
  await db
    .updateTable('jobs.smsOutbox')
    .set({ state: 'CANCELED', ...forgotten })
    .where('recipient', '=', to)
    .where('state', '=', 'QUEUED')
    .$if(userId !== undefined, (rows) => rows.where('userId', '=', userId ?? newId()))
    .execute();
}

/** What became of the newest text message to somebody, of those of which that is known. */
export function findNewestSms(
  db: Kysely<DB>,
  { userId, to, since }: { userId: string; to: string; since: Date },
) {
  return db
    .selectFrom('jobs.smsOutbox')
    .select(['state', 'errorCode', 'createdAt'])
    .where('userId', '=', userId)
    .where('recipient', '=', to)
    .where('state', 'in', ['DELIVERED', 'FAILED'])
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** @returns false where the reply was taken before. */
export async function insertSmsReply(db: Kysely<DB>, providerId: string, receivedAt: Date): Promise<boolean> {
  const result = await db
    .insertInto('jobs.smsReply')
    .values({ providerId, receivedAt })
    .onConflict((conflict) => conflict.column('providerId').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}
