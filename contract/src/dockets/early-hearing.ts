import { z } from 'zod';
import { type Fault, fault, type Given } from '../sentences/fault.ts';
import { courtDate } from '../values/dates.ts';

/** What a day in court waits for, by the law of now; days of the courthouse. */
export const hearingLimits = z.object({
  /** The time to answer runs from a service that nobody has recorded. */
  isUnserved: z.boolean(),
  /** The last day on which the tenant may answer; null where nobody waits for it. */
  answerDueOn: courtDate.nullable(),
  /** The first and the last day that the law leaves the court; null where it sets none. */
  from: courtDate.nullable(),
  to: courtDate.nullable(),
});
export type HearingLimits = z.output<typeof hearingLimits>;

/** Why a day in court needs a reason. */
type Early = 'hearing_before_service' | 'hearing_in_answer_time' | 'hearing_too_soon' | 'hearing_too_late';

/**
 * Why a hearing on a day needs a reason: the tenant isn’t served, may still answer (on the last day they may), or the law leaves the
 * court other days.
 *
 * @param day of the courthouse
 * @returns null where the day needs no reason
 */
export function earlyHearing(
  { isUnserved, answerDueOn, from, to }: HearingLimits,
  day: string,
): (Fault & { code: Early }) | null {
  if (isUnserved) return early('hearing_before_service');
  if (answerDueOn !== null && day <= answerDueOn)
    return early('hearing_in_answer_time', { due: answerDueOn });
  if (from !== null && day < from) return early('hearing_too_soon', { from });
  return to !== null && day > to ? early('hearing_too_late', { to }) : null;
}

const early = <C extends Early>(code: C, ...values: Given<C>) => ({ ...fault(code, ...values), code });
