import type { DigestHeading } from '@writdesk/contract/notifications/notification-preferences';
import type { Choices } from '@writdesk/contract/notifications/notification-delivery';
import type { NotificationGroup } from '@writdesk/contract/notifications/notification-groups';
import { type Kysely, sql } from 'kysely';
import { lockName } from '../../platform/db/named-locks.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { QuietHours } from './mail-times.ts';

export interface Preferences {
  version: number;
  choices: Choices;
  /** Groups whose urgent notifications are texted. */
  smsGroups: readonly NotificationGroup[];
  quietHours: QuietHours | null;
  urgentBreaksQuiet: boolean;
  digestHour: number;
  digestBy: DigestHeading;
}

/** Of somebody who never chose. */
const usualPreferences: Preferences = {
  version: 0,
  choices: {},
  smsGroups: [],
  quietHours: { from: '20:00', until: '07:00' },
  urgentBreaksQuiet: false,
  digestHour: 17,
  digestBy: 'property',
};

export async function findPreferences(db: Kysely<DB>, userId: string): Promise<Preferences> {
  const row = await db
    .selectFrom('users.notificationPreference')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) return usualPreferences;
  const { version, quietFrom, quietUntil, urgentBreaksQuiet, digestHour, digestBy, smsGroups, choices } = row;
  const quietHours = quietFrom && quietUntil ? { from: quietFrom, until: quietUntil } : null;
  return { version, choices, smsGroups, quietHours, urgentBreaksQuiet, digestHour, digestBy };
}

/** Holds off other changes of the same person’s preferences until the transaction ends. */
export async function lockPreferences(db: Kysely<DB>, userId: string): Promise<Preferences> {
  await lockName(db, `notification-preference ${userId}`);
  return findPreferences(db, userId);
}

export async function savePreferences(
  db: Kysely<DB>,
  userId: string,
  { choices, smsGroups, quietHours, ...given }: Preferences,
  now: Date,
): Promise<void> {
  const row = {
    ...given,
    choices: JSON.stringify(choices),
    smsGroups: [...smsGroups],
    quietFrom: quietHours?.from ?? null,
    quietUntil: quietHours?.until ?? null,
    updatedAt: now,
  };
  await db
    .insertInto('users.notificationPreference')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
}

/** How each of the people wants to be notified; nobody is in it who never chose. */
export async function selectChoices(db: Kysely<DB>, userIds: readonly string[]) {
  const rows = await db
    .selectFrom('users.publishedNotificationChoice')
    .selectAll()
    .where('userId', 'in', userIds)
    .execute();
  return new Map(
    rows.map(({ userId, choices, digestHour, timeZone, smsGroups }) => [
      userId,
      {
        choices: choices ?? {},
        digestHour: digestHour as number,
        timeZone: timeZone as string,
        /** Empty without a verified number. */
        smsGroups: smsGroups ?? [],
      },
    ]),
  );
}

const BOUNCE_DAYS = 30;

/** When an email to the address was last refused for good. */
export async function findBounce(db: Kysely<DB>, email: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('jobs.mailOutbox')
    .select('createdAt')
    .where('recipient', '=', email)
    .where('state', '=', 'BOUNCED')
    .where('createdAt', '>', new Date(now.getTime() - BOUNCE_DAYS * 86_400_000))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}

/** Whether somebody has a verified number for text messages. */
export async function hasSmsNumber(db: Kysely<DB>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users.smsNumber')
    .select('userId')
    .where('userId', '=', userId)
    .where('number', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Nothing is texted any more to somebody who has removed their number. */
export async function forgetSmsChoices(db: Kysely<DB>, userId: string): Promise<void> {
  await db
    .updateTable('users.notificationPreference')
    .set((row) => ({ smsGroups: [], version: row('version', '+', 1) }))
    .where('userId', '=', userId)
    .where(sql<boolean>`sms_groups <> '{}'`)
    .execute();
}
