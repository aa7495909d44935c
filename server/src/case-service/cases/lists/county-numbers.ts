import type { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { ongoingStatuses } from '@writdesk/contract/cases/case-status';
import { wonOutcomes } from '@writdesk/contract/judgments/judgment-outcomes';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../../platform/context.ts';
import { found } from '../../../platform/http/refuse.ts';
import type { Grouped } from '../../tallies/index.ts';
import { caseRightsOf } from '../record/index.ts';
import { type CountyName, countyNames, findCountyBy } from './counted-row-queries.ts';
import { type Costs, costsOf, daysTaken, medianOf } from './spread.ts';
import { casePage } from './list-cases.ts';
import { type DayRange, rangeOfDays } from './range-of-days.ts';
import { countOf, type Whose } from './whose-numbers.ts';

const winning: readonly string[] = wonOutcomes;
const allSeen: Whose = { firmId: null, clientId: null, assigneeId: null };

interface CountyNumbers extends CountyName {
  cases: number;
  filed: number;
  won: number;
  medianDays: number | null;
  ended: number;
  costs: Costs | null;
}

/** By county: cases submitted, filed and won in a range, and how long a case waited for its filing. */
async function numbersByCounty(context: UserContext, range: DayRange): Promise<CountyNumbers[]> {
  const { seeBilling } = caseRightsOf(context.actor);
  const what = ['done.submitted', 'done.filed', 'done.ended', 'outcome.', 'took.filing.'];
  const rows = await countOf(context, allSeen, {
    what: [...what, ...(seeBilling ? ['cost.'] : [])],
    by: 'county',
    ...range,
  });
  const ids = [...new Set(rows.map(({ of }) => of))];
  const names = await countyNames(context.deps.db.as(context.scope), ids);
  const byCounty = Map.groupBy(rows, ({ of }) => of);
  return names
    .map((county) => ({ ...county, ...numbersIn(byCounty.get(county.id) ?? []) }))
    .filter(({ cases, filed, won, ended }) => cases + filed + won + ended > 0);
}

function numbersIn(rows: readonly Grouped[]) {
  const sum = (fits: (what: string) => boolean) =>
    rows.reduce((all, { what, n }) => (fits(what) ? all + n : all), 0);
  return {
    cases: sum((what) => what === 'done.submitted'),
    filed: sum((what) => what === 'done.filed'),
    won: sum((what) => winning.includes(what.replace('outcome.', ''))),
    medianDays: medianOf(daysTaken(rows, 'filing')),
    ended: sum((what) => what === 'done.ended'),
    costs: costsOf(rows),
  };
}

/** Counties by how soon a case is filed there; one without filings is in no bucket. */
export async function countCounties(
  context: UserContext,
  { query }: RouteInput<typeof caseNumbers.countyStatistics>,
): Promise<RouteReplyInput<typeof caseNumbers.countyStatistics>> {
  const counties = await numbersByCounty(context, rangeOfDays(query.dateRange));
  const within = (above: number, most: number) =>
    counties.filter(({ medianDays: days }) => days !== null && days > above && days <= most).length;
  const sum = (of: 'cases' | 'won') => counties.reduce((all, county) => all + county[of], 0);
  return {
    amount: counties.length,
    within7Days: within(-1, 7),
    within15Days: within(7, 15),
    exceeding15Days: within(15, Infinity),
    caseTotals: sum('cases'),
    wonCases: sum('won'),
    counties: counties.map(({ id: countyId, stateId: _, ...county }) => ({ ...county, countyId })),
  };
}

/** The map: the same by FIPS code, and how many cases are ongoing now. */
export async function getMapData(
  context: UserContext,
  { query }: RouteInput<typeof caseNumbers.mapData>,
): Promise<RouteReplyInput<typeof caseNumbers.mapData>> {
  const [counties, open] = await Promise.all([
    numbersByCounty(context, rangeOfDays(query.dateRange)),
    countOf(context, allSeen, {
      what: ongoingStatuses.map((status) => `status.${status}`),
      by: 'county',
    }),
  ]);
  const ongoing = new Map<string, number>();
  for (const { of, n } of open) ongoing.set(of, (ongoing.get(of) ?? 0) + n);
  const known = new Set(counties.map(({ id }) => id));
  const names = await countyNames(
    context.deps.db.as(context.scope),
    [...ongoing.keys()].filter((id) => !known.has(id)),
  );
  const idle = { cases: 0, filed: 0, won: 0, medianDays: null, ended: 0, costs: null };
  return {
    counties: [...counties, ...names.map((county) => ({ ...county, ...idle }))]
      .filter(({ stateId }) => !query.stateId || stateId === query.stateId)
      .map(({ id, stateId: _, ended: _ended, costs: _costs, ...county }) => ({
        ...county,
        ongoing: ongoing.get(id) ?? 0,
      }))
      .toSorted((a, b) => (a.fips < b.fips ? -1 : 1)),
  };
}

/** The cases of one county. @throws `not_found` for a county that isn't there. */
export async function listCasesOfCounty(
  context: UserContext,
  { query }: RouteInput<typeof caseNumbers.countyList>,
): Promise<RouteReplyInput<typeof caseNumbers.countyList>> {
  const { countyId, ...filters } = query;
  const { id, name, fips, stateCode } = found(
    await findCountyBy(context.deps.db.as(context.scope), countyId),
  );
  const county = { id: id ?? '', name: name ?? '', fips: fips ?? '', stateCode: stateCode ?? '' };
  return { ...(await casePage(context, { ...filters, countyId: [county.id] }, {})), county };
}
