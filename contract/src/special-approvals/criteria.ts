import { z } from 'zod';
import { issue } from '../sentences/fault.ts';
import { id } from '../values/ids.ts';
import { criterionFacts, type CriterionKind, criterionKeys } from './criterion-facts.ts';

export {
  type CriterionKey,
  criterionFacts,
  type CriterionKind,
  criterionKeys,
  criterionKinds,
} from './criterion-facts.ts';

/** The largest value that makes sense, by kind. */
const largest: Readonly<Partial<Record<CriterionKind, number>>> = {
  cents: 100_000_000_00,
  days: 3_650,
  months: 120,
  years: 120,
};

export const criterionInput = z
  .object({
    key: z.enum(criterionKeys),
    /** Cents, days, months or years, by the kind of the criterion. */
    value: z.int().min(0).nullish(),
    courthouseIds: z.array(id).max(100).default([]),
  })
  .superRefine(({ key, value, courthouseIds }, context) => {
    const { kind } = criterionFacts[key];
    const max = largest[kind];
    if (max !== undefined && (value === undefined || value === null))
      context.addIssue({ code: 'custom', path: ['value'], message: issue('required') });
    else if (max !== undefined && Number(value) > max)
      context.addIssue({ code: 'custom', path: ['value'], message: issue('number_at_most', { max }) });
    else if (max === undefined && value !== undefined && value !== null)
      context.addIssue({ code: 'custom', path: ['value'], message: issue('leave_out') });
    if (kind === 'courthouses' && courthouseIds.length === 0)
      context.addIssue({ code: 'custom', path: ['courthouseIds'], message: issue('required') });
    if (kind !== 'courthouses' && courthouseIds.length > 0)
      context.addIssue({ code: 'custom', path: ['courthouseIds'], message: issue('leave_empty') });
  });
export type CriterionInput = z.output<typeof criterionInput>;

/** A criterion as a rule keeps it. */
export const criterion = z.object({
  key: z.enum(criterionKeys),
  value: z.int().nullable(),
  courthouseIds: z.array(id),
});
export type Criterion = z.output<typeof criterion>;
