import { z } from 'zod';
import { bulkResults } from '../values/bulk.ts';
import { bulkCaseIds } from './bulk-case-ids.ts';
import { bulkActions, caseActionCalls } from './case-actions.ts';
import { caseReads } from './case-reads.ts';
import { route } from '../route.ts';
import { id } from '../values/ids.ts';
import { auditedReason } from '../values/text.ts';

export {
  caseDetails,
  type CaseDetails,
  caseRow,
  type CaseRow,
  type LawfulStep,
  lawfulSteps,
} from './case-details.ts';
export type { CaseListQuery } from './case-reads.ts';

/** What of a defendant is sealed, and shown whole only when somebody asks for it. */
const secretFields = ['ssn', 'dateOfBirth'] as const;

// The days from the court papers are a noun of their own in the API.
const { recordFact: _recordFact, ...actions } = caseActionCalls;

/** The calls of a case: its lists, its page, and every action of its way to judgment. */
export const cases = {
  ...caseReads,
  ...actions,
  bulk: route({
    method: 'POST',
    area: 'case-service',
    path: '/case/bulk/{action}',
    changes: ['case'],
    permission: 'case.read',
    summary: 'Run one action on up to 200 cases; each case has its own transaction and its own result',
    params: z.object({ action: z.enum(bulkActions) }),
    body: z.object({
      caseIds: bulkCaseIds,
      data: z.record(z.string(), z.unknown()).default({}),
    }),
    reply: bulkResults,
    failure: 'Submit Case Failed',
  }),
  revealSecret: route({
    method: 'POST',
    area: 'case-service',
    path: '/case/reveal-secret/{caseId}',
    changes: ['case/{caseId}'],
    permission: 'tenant.unmask',
    summary: 'Reveal a defendant’s full SSN or date of birth; each access is audited',
    params: z.object({ caseId: id }),
    body: z.object({ tenantId: id, field: z.enum(secretFields), reason: auditedReason() }),
    reply: z.object({ value: z.string() }),
    isSecret: true,
    failure: 'Reveal Fail',
  }),
};
