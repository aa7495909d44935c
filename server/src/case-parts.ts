import type { CaseFacts } from '@writdesk/contract/cases/case-facts';
import { appealPart } from './case-service/appeals/index.ts';
import { billingPart } from './case-service/billing/index.ts';
import type { OfferedDetail, OwnDetail } from './case-service/cases/details/index.ts';
import { evictionPart } from './case-service/cases/eviction/index.ts';
import type { OwnFact } from './case-service/cases/facts/index.ts';
import { holdPart } from './case-service/cases/holds/index.ts';
import type { CaseDetailsReply, CasePart } from './case-service/cases/record/index.ts';
import { taskPart } from './case-service/cases/reminders/index.ts';
import { requestPart } from './case-service/cases/requests/index.ts';
import { tenantPart } from './case-service/cases/tenants/index.ts';
import { deadlinePart } from './case-service/deadlines/index.ts';
import { docketPart } from './case-service/dockets/index.ts';
import { documentPart } from './case-service/documents/index.ts';
import { overduePart } from './case-service/invoices/index.ts';
import { judgmentPart } from './case-service/judgments/index.ts';
import { lockoutPart } from './case-service/lockouts/index.ts';
import { exceptedPart } from './case-service/overdue-exceptions/index.ts';
import { sweepPart } from './case-service/payment-sweep/index.ts';
import { serviceRulePart } from './case-service/service-rules/index.ts';
import { specialApprovalPart } from './case-service/special-approvals/index.ts';
import { stipulationPart } from './case-service/stipulations/index.ts';
import { tenantPaymentPart } from './case-service/tenant-payments/index.ts';
import { stepPart } from './case-service/workflows/index.ts';
import { writPart } from './case-service/writs/index.ts';

const parts = [
  appealPart,
  billingPart,
  deadlinePart,
  docketPart,
  documentPart,
  evictionPart,
  exceptedPart,
  holdPart,
  judgmentPart,
  lockoutPart,
  overduePart,
  requestPart,
  serviceRulePart,
  specialApprovalPart,
  stepPart,
  stipulationPart,
  sweepPart,
  taskPart,
  tenantPart,
  tenantPaymentPart,
  writPart,
] as const;

type FactOf<P> = P extends CasePart<infer F, infer _D> ? F : never;
type DetailOf<P> = P extends CasePart<infer _F, infer D> ? D : never;
type Part = (typeof parts)[number];
/** What the rules or the page need of a case and no part gives. */
interface Missing {
  fact: Exclude<keyof CaseFacts, OwnFact | FactOf<Part>>;
  detail: Exclude<keyof CaseDetailsReply, OwnDetail | OfferedDetail | DetailOf<Part>>;
}

/** Everything that nouns add to a case. A fact or a field that nobody gives is a type error, which names it. */
export const everyCasePart: Missing extends { fact: never; detail: never } ? readonly CasePart[] : Missing =
  parts;
