import { companyStage, firmStage } from '@writdesk/contract/cases/case-stages';
import { caseNotifications } from '@writdesk/contract/cases/case-notifications';
import { type AnnouncedStatus, isAnnounced } from '@writdesk/contract/cases/case-status';
import type { CaseRecord } from '../record/index.ts';

export type AudienceGroup = 'client' | 'processor' | 'lawyer' | 'care' | 'firmAdmin';

/**
 * Who is notified when a case arrives in a status: those whose move it is, the client at every step of the court, and
 * client care where a company may call about it.
 */
const audiences: Readonly<Record<AnnouncedStatus, readonly AudienceGroup[]>> = {
  PAYMENT_HOLD: ['client'],
  INTAKE: ['processor'],
  INITIAL_CHECK: ['processor'],
  REVIEW: ['lawyer'],
  RETURNED_TO_CLIENT: ['client', 'care'],
  RETURNED_TO_PROCESSOR: ['processor'],
  SENT_FOR_FILING: ['client', 'processor'],
  FILED: ['client', 'processor'],
  SENT_FOR_SERVING: ['client'],
  ON_DOCKET: ['client', 'lawyer'],
  AWAITING_JUDGMENT: ['client'],
  JUDGMENT_RECORDED: ['client', 'processor'],
  APPEALED: ['client', 'lawyer', 'processor'],
  DISMISSED: ['client', 'lawyer', 'processor', 'care'],
  DENIED: ['client', 'care', 'firmAdmin'],
  CLOSED: ['client'],
};

type Arrived = Pick<CaseRecord, 'status' | 'assignedProcessorId'>;

/** Whom a change of status is announced to, and how. */
export function audienceOf(
  before: Pick<CaseRecord, 'status'>,
  { status, assignedProcessorId }: Arrived,
): { groups: readonly AudienceGroup[]; kind?: (typeof caseNotifications)[AnnouncedStatus] } {
  if (before.status === status || !isAnnounced(status)) return { groups: [] };
  const groups = audiences[status];
  const kind = caseNotifications[status];
  // Also what was sent back once, and what was let in past an overdue invoice.
  const isSubmitted =
    companyStage.some((one) => one === before.status) && firmStage.some((one) => one === status);
  if (!isSubmitted) return { groups, kind };
  // While nobody has it, somebody must see to it that it is taken up.
  return { groups: [...groups, 'care', ...(assignedProcessorId ? [] : (['firmAdmin'] as const))], kind };
}
