import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import type { ClosureReason, DenyReason, DismissReason } from '@writdesk/contract/cases/case-reasons';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import type { JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import type { PersonKey } from '../demo-people.ts';
import type { PastPlace } from './past-places.ts';

/** An action that was done on a case. */
export interface PastMove {
  action: CaseAction;
  from: CaseStatus | null;
  to: CaseStatus;
  at: Date;
  by: PersonKey;
  data: object;
  comment?: string;
}

/** How a case ended, and the days that its row keeps. */
export interface PastCase {
  number: number;
  place: PastPlace;
  unit: string;
  tenants: readonly { firstName: string; lastName: string }[];
  rentCents: number;
  months: number;
  noticeOn: string;
  lawyer: PersonKey;
  processor: PersonKey;
  moves: PastMove[];
  submittedAt?: Date;
  initialCheckAt?: Date;
  reviewAt?: Date;
  approved?: { at: Date; on: string };
  filed?: { at: Date; on: string; caseNumber: string };
  servedAt?: Date;
  judged?: { at: Date; on: string; outcome: JudgmentOutcome; amountCents: number | null };
  writ?: { issuedOn: string; issuedAt: Date; executedAt: Date; executedOn: string; number: string };
  rejectedAt?: Date;
  ended: { at: Date; reason: ClosureReason | DismissReason | DenyReason };
}
