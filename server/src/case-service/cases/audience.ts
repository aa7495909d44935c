import type { CaseStatus } from '@writdesk/contract/case-status';

export type AudienceGroup = 'client' | 'processor' | 'lawyer';

/** Who is told when a case arrives in a status: those whose move it is, and the client at every step of the court. */
const audiences: Readonly<Partial<Record<CaseStatus, readonly AudienceGroup[]>>> = {
  PAYMENT_HOLD: ['client'],
  INTAKE: ['processor'],
  INITIAL_CHECK: ['processor'],
  REVIEW: ['lawyer'],
  RETURNED_TO_CLIENT: ['client'],
  RETURNED_TO_PROCESSOR: ['processor'],
  SENT_FOR_FILING: ['client', 'processor'],
  FILED: ['client', 'processor'],
  SENT_FOR_SERVING: ['client'],
  ON_DOCKET: ['client', 'lawyer'],
  AWAITING_JUDGMENT: ['client'],
  JUDGMENT_RECORDED: ['client', 'processor'],
  DISMISSED: ['client', 'lawyer', 'processor'],
  DENIED: ['client'],
  CLOSED: ['client'],
};

export const audienceOf = (status: string): readonly AudienceGroup[] => audiences[status as CaseStatus] ?? [];
