import { companyStage, firmStage } from '@writdesk/contract/cases/case-stages';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import type { CaseRecord } from '../record/index.ts';

export type AudienceGroup = 'client' | 'processor' | 'lawyer' | 'care' | 'firmAdmin';

/**
 * Who is notified when a case arrives in a status: those whose move it is, the client at every step of the court, and
 * client care where a company may call about it.
 */
const audiences: Readonly<Partial<Record<CaseStatus, readonly AudienceGroup[]>>> = {
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
  DISMISSED: ['client', 'lawyer', 'processor', 'care'],
  DENIED: ['client', 'care', 'firmAdmin'],
  CLOSED: ['client'],
};

type Arrived = Pick<CaseRecord, 'status' | 'assignedProcessorId'>;

/** Whom a change of status is announced to. */
export function audienceOf(before: Pick<CaseRecord, 'status'>, after: Arrived): AudienceGroup[] {
  if (before.status === after.status) return [];
  const groups = audiences[after.status] ?? [];
  const standsIn = (stage: readonly string[], { status }: { status: string }) => stage.includes(status);
  // Also what was sent back once, and what was let in past an overdue invoice.
  const isSubmitted = standsIn(companyStage, before) && standsIn(firmStage, after);
  if (!isSubmitted) return [...groups];
  // While nobody has it, somebody must see to it that it is taken up.
  return [...groups, 'care', ...(after.assignedProcessorId ? [] : (['firmAdmin'] as const))];
}
