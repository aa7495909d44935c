import { recordOf } from '@writdesk/contract/values/records';
import { type CountedStage, countedStages } from '@writdesk/contract/cases/case-reads';
import type { UserContext } from '../../../platform/context.ts';
import { countyNames } from './counted-row-queries.ts';
import { daysTaken, medianOf } from './spread.ts';
import type { DayRange } from './range-of-days.ts';
import { countOf } from './whose-numbers.ts';

interface CountyTimes {
  name: string;
  stateCode: string;
  submitted: number;
  filed: number;
  /** Days that the middle case took; null where none was done in the range. */
  medianDays: Readonly<Record<CountedStage, number | null>>;
}

/** By county, how long each stage took of the cases that ended it in a range; from the counters where they know. */
export async function timesByCounty(
  context: UserContext,
  whose: { clientId: string | null },
  range: DayRange,
): Promise<CountyTimes[]> {
  const rows = await countOf(
    context,
    { ...whose, firmId: null, assigneeId: null },
    { what: ['done.submitted', 'done.filed', 'took.'], by: 'county', ...range },
  );
  const byCounty = Map.groupBy(rows, ({ of }) => of);
  const counties = await countyNames(context.deps.db.as(context.scope), [...byCounty.keys()]);
  return counties.map(({ id, name, stateCode }) => {
    const own = byCounty.get(id) ?? [];
    const sumOf = (done: string) => own.reduce((all, { what, n }) => (what === done ? all + n : all), 0);
    return {
      name,
      stateCode,
      submitted: sumOf('done.submitted'),
      filed: sumOf('done.filed'),
      medianDays: recordOf(countedStages, (stage) => medianOf(daysTaken(own, stage))),
    };
  });
}
