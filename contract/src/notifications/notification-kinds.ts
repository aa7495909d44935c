import type { z } from 'zod';
import { appealNotifications } from '../appeals/appeal-notifications.ts';
import { bankStatementNotifications } from '../bank-statements/bank-statement-notifications.ts';
import { caseNotifications, dismissalNotifications } from '../cases/case-notifications.ts';
import { closureNotifications } from '../court-calendars/closure-notifications.ts';
import { courthouseNotifications } from '../courthouses/courthouse-notifications.ts';
import { docketNotifications } from '../dockets/docket-notifications.ts';
import { internalCommentNotifications } from '../internal-comments/internal-comment-notifications.ts';
import { inviteNotifications } from '../invites/invite-notifications.ts';
import { noticeNotifications } from '../notices/notice-notifications.ts';
import { invoiceDisputeNotifications } from '../invoices/invoice-dispute-notifications.ts';
import { overdueExceptionNotifications } from '../invoices/overdue-exception-notifications.ts';
import { sweepNotifications } from '../payment-sweep/sweep-notifications.ts';
import { propertyConnectionNotifications } from '../property-connections/property-connection-notifications.ts';
import { propertyNotifications } from '../properties/property-notifications.ts';
import { reminderNotifications } from '../reminders/reminder-notifications.ts';
import { reportNotifications } from '../reports/report-notifications.ts';
import { rulePackNotifications } from '../rule-packs/rule-pack-notifications.ts';
import { specialApprovalNotifications } from '../special-approvals/special-approval-notifications.ts';
import { stepNotifications } from '../workflows/step-notifications.ts';
import { stipulationNotifications } from '../stipulations/stipulation-notifications.ts';
import { tenantPaymentNotifications } from '../tenant-payments/tenant-payment-notifications.ts';
import { supportAccessNotifications } from '../support-access/support-access-notifications.ts';
import { firmUserNotifications, userNotifications } from '../users/user-notifications.ts';
import { lockoutNotifications } from '../lockouts/lockout-notifications.ts';
import { writNotifications } from '../writs/writ-notifications.ts';
import type { NotificationKind } from './notification-kind.ts';

/** Every kind of notification, as the nouns define them, under the names by which they are sent. */
export const notificationsByNoun = {
  appealNotifications,
  bankStatementNotifications,
  caseNotifications,
  closureNotifications,
  dismissalNotifications,
  courthouseNotifications,
  docketNotifications,
  firmUserNotifications,
  internalCommentNotifications,
  invoiceDisputeNotifications,
  inviteNotifications,
  lockoutNotifications,
  noticeNotifications,
  overdueExceptionNotifications,
  propertyConnectionNotifications,
  propertyNotifications,
  reminderNotifications,
  reportNotifications,
  rulePackNotifications,
  specialApprovalNotifications,
  stepNotifications,
  stipulationNotifications,
  tenantPaymentNotifications,
  supportAccessNotifications,
  sweepNotifications,
  userNotifications,
  writNotifications,
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
