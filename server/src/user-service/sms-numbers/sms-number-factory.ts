import type { NotificationGroup } from '@writdesk/contract/notifications/notification-groups';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

let count = 0;

/** A proven number of somebody, with what they want there. @returns the number. */
export async function makeSmsNumber(
  db: Kysely<DB>,
  userId: string,
  smsGroups: readonly NotificationGroup[],
): Promise<string> {
  const number = `+1770555${String(1_000 + (count += 1))}`;
  const now = new Date();
  await db.insertInto('users.smsNumber').values({ userId, number, provenAt: now, updatedAt: now }).execute();
  const chosen = { smsGroups: [...smsGroups], updatedAt: now };
  await db
    .insertInto('users.notificationPreference')
    .values({ userId, quietFrom: '20:00', quietUntil: '07:00', ...chosen })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(chosen))
    .execute();
  return number;
}
