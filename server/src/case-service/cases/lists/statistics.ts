import type { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { countedStages } from '@writdesk/contract/cases/case-reads';
import { judgmentOutcomes, outcomeFacts } from '@writdesk/contract/judgments/judgment-outcomes';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../../platform/context.ts';
import { countersOf, doneWhats } from './count-cases.ts';
import { daysTaken, medianDays, p80Days, totalOf } from './days-taken.ts';
import { rangeOfDays } from './range-of-days.ts';
import { countOf } from './whose-numbers.ts';

const allSeen = { firmId: null, clientId: null, assigneeId: null };

/** The six counters by month, how suits ended, and how long each stage took. */
export async function getCaseStatistics(
  context: UserContext,
  { query }: RouteInput<typeof caseNumbers.statistics>,
): Promise<RouteReplyInput<typeof caseNumbers.statistics>> {
  const asked = { ...rangeOfDays(query.dateRange), countyId: query.countyId };
  const [done, rest] = await Promise.all([
    countOf(context, allSeen, { ...asked, what: doneWhats, by: 'month' }),
    countOf(context, allSeen, { ...asked, what: ['outcome.', 'took.'], by: null }),
  ]);
  const byMonth = Map.groupBy(done, ({ of }) => of);
  return {
    months: [...byMonth]
      .map(([month, rows]) => ({ month, ...countersOf(rows) }))
      .toSorted((a, b) => (a.month < b.month ? -1 : 1)),
    outcomes: judgmentOutcomes.flatMap((outcome) => {
      const count = rest.find(({ what }) => what === `outcome.${outcome}`)?.n ?? 0;
      return count > 0 ? [{ outcome, won: outcomeFacts[outcome].won, count }] : [];
    }),
    stages: countedStages.map((stage) => {
      const taken = daysTaken(rest, stage);
      return { stage, n: totalOf(taken), medianDays: medianDays(taken), p80Days: p80Days(taken) };
    }),
  };
}
