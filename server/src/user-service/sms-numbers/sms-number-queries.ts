import type { Kysely } from 'kysely';
import { lockName } from '../../platform/db/named-locks.ts';
import type { DB } from '../../platform/db/schema.ts';

export function findSmsNumber(db: Kysely<DB>, userId: string) {
  return db.selectFrom('users.smsNumber').selectAll().where('userId', '=', userId).executeTakeFirst();
}

/** Holds off other changes of the same person’s number until the transaction ends. */
export async function lockSmsNumber(db: Kysely<DB>, userId: string) {
  await lockName(db, `sms-number of ${userId}`);
  return findSmsNumber(db, userId);
}

/** Holds off replies from a number, and whatever is sent to it. */
export const lockNumber = (db: Kysely<DB>, number: string) => lockName(db, `sms-number ${number}`);

/**
 * The number to which somebody’s text messages go at this moment. A STOP waits until the transaction ends.
 * @returns null where they have none, or it replied STOP.
 */
export async function lockTextedNumber(db: Kysely<DB>, userId: string): Promise<string | null> {
  const before = (await findSmsNumber(db, userId))?.number;
  if (!before) return null;
  await lockNumber(db, before);
  const { number } = (await findSmsNumber(db, userId)) ?? {};
  return number === before && !(await findStop(db, number)) ? number : null;
}

interface PendingNumber {
  pendingNumber: string;
  codeHash: string;
  codeExpiresAt: Date;
}

export async function savePendingNumber(
  db: Kysely<DB>,
  userId: string,
  pending: PendingNumber,
  now: Date,
): Promise<void> {
  const row = { ...pending, codeAttempts: 0, updatedAt: now };
  await db
    .insertInto('users.smsNumber')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
}

export async function countWrongCode(db: Kysely<DB>, userId: string, attempts: number): Promise<void> {
  await db
    .updateTable('users.smsNumber')
    .set({ codeAttempts: attempts })
    .where('userId', '=', userId)
    .execute();
}

export async function saveProvenNumber(
  db: Kysely<DB>,
  userId: string,
  number: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('users.smsNumber')
    .set({
      number,
      provenAt: now,
      pendingNumber: null,
      codeHash: null,
      codeExpiresAt: null,
      codeAttempts: 0,
      updatedAt: now,
    })
    .where('userId', '=', userId)
    .execute();
}

export async function deleteSmsNumber(db: Kysely<DB>, userId: string): Promise<void> {
  await db.deleteFrom('users.smsNumber').where('userId', '=', userId).execute();
}

/** Whose text messages go to a number, and in which language they read them. */
export function selectPeopleOfNumber(db: Kysely<DB>, number: string) {
  return db
    .selectFrom('users.smsNumber as n')
    .innerJoin('users.appUser as u', 'u.id', 'n.userId')
    .select(['u.id', 'u.language', 'u.firmId', 'u.clientId'])
    .where('n.number', '=', number)
    .orderBy('u.id')
    .execute();
}

/** When a number replied STOP. */
export const findStop = (db: Kysely<DB>, number: string) =>
  db.selectFrom('users.smsStop').select('stoppedAt').where('number', '=', number).executeTakeFirst();

export async function insertStop(db: Kysely<DB>, number: string, stoppedAt: Date): Promise<void> {
  await db
    .insertInto('users.smsStop')
    .values({ number, stoppedAt })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .execute();
}

export async function deleteStop(db: Kysely<DB>, number: string): Promise<void> {
  await db.deleteFrom('users.smsStop').where('number', '=', number).execute();
}
