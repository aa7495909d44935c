import type { CriterionKey } from '@writdesk/contract/special-approvals/criteria';
import { evictionCriteria } from './case-service/cases/eviction/index.ts';
import { type CaseCriterion, recordCriteria } from './case-service/cases/record/index.ts';
import { tenantCriteria } from './case-service/cases/tenants/index.ts';
import { overdueCriteria } from './case-service/invoices/index.ts';

const criteria = [...recordCriteria, ...evictionCriteria, ...tenantCriteria, ...overdueCriteria] as const;
type Missing = Exclude<CriterionKey, (typeof criteria)[number]['key']>;

/** Everything that special approvals can ask about a case. A criterion that no noun answers is a type error, which names it. */
export const everyCaseCriterion: [Missing] extends [never] ? readonly CaseCriterion[] : Missing = criteria;
