import type { z } from 'zod';
import { caseNotifications, dismissalNotifications } from '../cases/case-notifications.ts';
import { closureNotifications } from '../court-calendars/closure-notifications.ts';
import { inviteNotifications } from '../invites/invite-notifications.ts';
import { noticeNotifications } from '../notices/notice-notifications.ts';
import { rulePackNotifications } from '../rule-packs/rule-pack-notifications.ts';
import { supportAccessNotifications } from '../support-access/support-access-notifications.ts';
import { firmUserNotifications, userNotifications } from '../users/user-notifications.ts';
import type { NotificationKind } from './notification-kind.ts';

/** Every kind of notification, as the nouns define them, under the names by which they are sent. */
export const notificationsByNoun = {
  caseNotifications,
  closureNotifications,
  dismissalNotifications,
  firmUserNotifications,
  inviteNotifications,
  noticeNotifications,
  rulePackNotifications,
  supportAccessNotifications,
  userNotifications,
};

type ValueOf<T> = T extends unknown ? T[keyof T] : never;
type Defined = ValueOf<ValueOf<typeof notificationsByNoun>>;
export type NotificationName = Defined['kind'];
/** The facts of a kind. */
export type NotificationParams<K extends NotificationName> = z.output<
  Extract<Defined, { kind: K }>['params']
>;

export const notificationKinds: readonly NotificationKind[] = Object.values(notificationsByNoun).flatMap(
  (kinds) => Object.values<NotificationKind>(kinds),
);
