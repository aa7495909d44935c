import { z } from 'zod';
import { faultReply, fieldErrorReply } from '../errors.ts';
import { issue } from '../sentences/fault.ts';
import { id } from './ids.ts';

export const maxBulkRows = 200;

/** The rows of a list that somebody chose, each with the version that they saw; a stale one stays as it is. */
export const bulkRows = z
  .array(z.object({ id, version: z.int().optional() }))
  .min(1, issue('row_missing'))
  .max(maxBulkRows, issue('rows_at_most', { max: maxBulkRows }));

/** What became of each of many. */
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
