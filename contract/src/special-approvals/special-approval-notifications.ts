import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

const ofRequest = {
  subjects: ['case'],
  group: 'approvals',
  audience: ['Firm', 'Client', 'CRM', 'Admin'],
  params: z.strictObject({ title: z.string(), caseNumber: z.string(), rule: z.string() }),
  english: ({ title, rule }: { title: string; rule: string }) => ({ title, text: rule }),
} as const;

export const specialApprovalNotifications = {
  /** A case waits for the reader’s approval. */
  asked: notificationKind('special-approval.asked', ofRequest),
  /** Half of the time to answer is over. */
  reminder: notificationKind('special-approval.reminder', ofRequest),
  /** Nobody answered in time, or nobody can: for the firm’s administrators. */
  late: notificationKind('special-approval.late', ofRequest),
  /** It was decided, for those who work on the case. */
  approved: notificationKind('special-approval.approved', ofRequest),
  refused: notificationKind('special-approval.refused', ofRequest),
};
