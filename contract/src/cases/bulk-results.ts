import { z } from 'zod';
import { faultReply, fieldErrorReply } from '../errors.ts';
import { issue } from '../sentences/fault.ts';
import { id } from '../values/ids.ts';
import { maxBulkCases } from './case-actions.ts';

/** The cases of one action on many. */
export const bulkCaseIds = z
  .array(id)
  .min(1, issue('case_missing'))
  .max(maxBulkCases, issue('cases_at_most', { max: maxBulkCases }));

/** What became of each of them. */
export const bulkResults = z.object({
  results: z.array(
    z.object({
      id,
      ok: z.boolean(),
      status: z.string().optional(),
      code: z.string().optional(),
      message: z.string().optional(),
      reason: faultReply.optional(),
      errors: z.array(fieldErrorReply).optional(),
    }),
  ),
});
