import type { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { countedStages } from '@writdesk/contract/cases/case-reads';
import { judgmentOutcomes, outcomeFacts } from '@writdesk/contract/judgments/judgment-outcomes';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../../platform/context.ts';
import { caseRightsOf } from '../record/index.ts';
import { countersOf, doneWhats } from './count-cases.ts';
import { rejectionsOf, rejectionWhats } from './court-rejections.ts';
import { rangeOfDays } from './range-of-days.ts';
import { countIn, sendBacksOf, sendBackWhats } from './send-back-numbers.ts';
import { costsOf, daysTaken, medianOf, p80Of, totalOf } from './spread.ts';
import { countOf } from './whose-numbers.ts';

const allSeen = { firmId: null, clientId: null, assigneeId: null };

/** The six counters by month, how suits ended, how long each stage took, what went back, and what a case has cost. */
export async function getCaseStatistics(
  context: UserContext,
  { query }: RouteInput<typeof caseNumbers.statistics>,
): Promise<RouteReplyInput<typeof caseNumbers.statistics>> {
  const asked = { ...rangeOfDays(query.dateRange), countyId: query.countyId };
  const { seeBilling, seeFirmThread } = caseRightsOf(context.actor);
  const rests = [
    'outcome.',
    'took.',
    'done.ended',
    ...sendBackWhats(seeFirmThread),
    ...(seeFirmThread ? rejectionWhats : []),
    ...(seeBilling ? ['cost.'] : []),
  ];
  const [done, rest] = await Promise.all([
    countOf(context, allSeen, { ...asked, what: doneWhats, by: 'month' }),
    countOf(context, allSeen, { ...asked, what: rests, by: null }),
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
      return { stage, n: totalOf(taken), medianDays: medianOf(taken), p80Days: p80Of(taken) };
    }),
    sendBacks: sendBacksOf(rest, seeFirmThread),
    rejections: seeFirmThread ? await rejectionsOf(context, rest) : null,
    ended: countIn(rest, 'done.ended'),
    costs: costsOf(rest),
  };
}
