import type { NotificationKind } from '@writdesk/contract/notifications/notification-kind';
import { notificationKinds } from '@writdesk/contract/notifications/notification-kinds';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { endOfQuiet, findPreferences } from '../notifications/index.ts';
import { findMailedUser, loadActorOfUser } from '../users/index.ts';

/** Of those who are due something, so many in one turn. */
export const MOST_PEOPLE = 500;

const kindsThat = (may: (kind: NotificationKind) => boolean | undefined): string[] =>
  notificationKinds.filter(may).map(({ kind }) => kind);
const nearKinds = kindsThat(({ breaksQuiet }) => breaksQuiet);
const urgentKinds = kindsThat(({ isUrgent, breaksQuiet }) => isUrgent || breaksQuiet);

/**
 * Who is due an email or a text message, with their preferences and, in their quiet hours, until when it waits and for which kinds it
 * doesn't; null where they may read no notifications any more.
 */
export async function findDueReader(db: Kysely<DB>, userId: string, now: Date) {
  const [user, actor, preferences] = await Promise.all([
    findMailedUser(db, userId),
    loadActorOfUser(db, userId, now),
    findPreferences(db, userId),
  ]);
  if (!user || !actor || !permitted(actor.roles, 'notification.read')) return null;
  const until = preferences.quietHours && endOfQuiet(preferences.quietHours, user.timeZone, now);
  const quiet = until
    ? { userId, now, until, except: preferences.urgentBreaksQuiet ? urgentKinds : nearKinds }
    : null;
  return { user, actor, digestBy: preferences.digestBy, quiet };
}
export type DueReader = NonNullable<Awaited<ReturnType<typeof findDueReader>>>;

/** Nothing is due: another worker was quicker, it was read, or the quiet hours have it wait. */
export class NothingDue extends Error {}
