import { z } from 'zod';
import { issue } from '../sentences/fault.ts';
import { id } from '../values/ids.ts';
import { maxBulkCases } from './case-actions.ts';

/** The cases of one action on many. */
export const bulkCaseIds = z
  .array(id)
  .min(1, issue('case_missing'))
  .max(maxBulkCases, issue('cases_at_most', { max: maxBulkCases }));
