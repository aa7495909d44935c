import type { UserContext } from '../../../platform/context.ts';
import type { DayRange } from './range-of-days.ts';
import { countOf } from './whose-numbers.ts';

/** How many of the cases that somebody sees have one of some things; from the counters where they know. */
export async function sumOfCounted(
  context: UserContext,
  { what, ...days }: DayRange & { what: readonly string[] },
): Promise<number> {
  const all = { firmId: null, clientId: null, assigneeId: null };
  const rows = await countOf(context, all, { what, by: null, ...days });
  return rows.reduce((sum, { n }) => sum + n, 0);
}
