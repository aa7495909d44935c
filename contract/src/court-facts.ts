import { z } from 'zod';
import { caseDetails } from './case-details.ts';
import { courtFactChanges, factReason, factSource } from './court-fact-values.ts';
import { route } from './route.ts';
import { idParams } from './values/ids.ts';

/** The calls about days of the court’s papers; what stands recorded is read with the dates. */
export const courtFactCalls = {
  record: route({
    method: 'POST',
    area: 'case-service',
    path: '/case/deadlines/facts/{id}',
    permission: 'case.record-fact',
    summary: 'Record days of the court’s papers or the lease that dates are counted from; null withdraws one',
    params: idParams,
    body: z.strictObject({
      version: z.int().optional(),
      facts: courtFactChanges,
      source: factSource,
      reason: factReason,
    }),
    reply: caseDetails,
    failure: 'Record Day Fail',
  }),
};
