import {
  FEWEST_CASES,
  type Forecast,
  type possessionForecast,
} from '@writdesk/contract/possession-forecast/possession-forecast';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import { machineScope } from '../../platform/db/scope.ts';
import { type CaseRecord, courtZone, visibleRecord } from '../cases/record/index.ts';
import { lawDaysOfCase } from '../deadlines/index.ts';
import { basisOf, dayAfter, daysBetween, runsFrom } from './forecast-basis.ts';
import { hasAnswer, placesOf, selectPastCases } from './forecast-queries.ts';
import { oddsAfter } from './survival.ts';

type Reply = RouteReplyInput<typeof possessionForecast.get>;

/**
 * The forecast of a case that the caller sees. It counts all cases of its firm at the place, those of other companies
 * and behind walls too: what leaves is two days and a number of at least twenty.
 * @throws `case_not_found`
 */
export async function getForecast(
  context: UserContext,
  { params }: RouteInput<typeof possessionForecast.get>,
): Promise<Reply> {
  const { deps, scope } = context;
  const record = await visibleRecord(context, params.id);
  const db = deps.db.as(scope);
  const [isAnswered, timeZone, dates] = await Promise.all([
    hasAnswer(db, record),
    courtZone(db, record),
    lawDaysOfCase(db, record),
  ]);
  const basis = basisOf(record, { isAnswered, timeZone });
  if (typeof basis === 'string') return { forecast: null, reason: basis };
  const now = deps.clock.now();
  const today = localDate(now, timeZone);
  const { stage, since, path, courthouseId } = basis;
  const days = Math.max(0, daysBetween(since, today));
  const notBefore = firstDayLeft(record, {
    today,
    defaultOn: isAnswered ? null : (dates.ANSWER_DUE?.earliestAction ?? null),
  });
  const all = deps.db.as(machineScope(now));
  let compared = 0;
  for (const { place, name, courthouseIds } of await placesOf(all, courthouseId)) {
    // The only court of its county has been looked at.
    if (courthouseIds.length === compared) continue;
    compared = courthouseIds.length;
    const { firmId, id: caseId } = record;
    const past = await selectPastCases(all, { firmId, courthouseIds, caseId, today, timeZone });
    const { cases, even, likely } = oddsAfter(runsFrom(past, basis, today), days);
    if (cases < FEWEST_CASES || even === null) continue;
    const dayOf = (after: number) => latest(dayAfter(since, after), today, notBefore);
    const forecast: Forecast = {
      evenOn: dayOf(even),
      likelyOn: likely === null ? null : dayOf(likely),
      notBefore,
      stage,
      since,
      days,
      path,
      place,
      placeName: name,
      cases,
    };
    return { forecast, reason: null };
  }
  return { forecast: null, reason: 'TOO_FEW' };
}

/** Possession comes neither before the next step is lawful nor before the lockout that is set. */
function firstDayLeft(
  { mayDo, mayDoOn, lockoutDate }: CaseRecord,
  { today, defaultOn }: { today: string; defaultOn: string | null },
): string | null {
  const ahead = [mayDo && mayDoOn, defaultOn && defaultOn.slice(0, 10), lockoutDate].filter(
    (day): day is string => day !== null && day > today,
  );
  return ahead.toSorted().at(-1) ?? null;
}

const latest = (day: string, ...others: readonly (string | null)[]): string =>
  others.reduce<string>((late, other) => (other !== null && other > late ? other : late), day);
