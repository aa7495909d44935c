import type { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import type { RouteReply } from '@writdesk/contract/route';

export type CountyRow = RouteReply<typeof caseNumbers.mapData>['counties'][number];
export const figures = ['cases', 'ongoing', 'filed', 'won', 'medianDays'] as const;
export type Figure = (typeof figures)[number];

/** A county or a state, with the figure by which it is colored; null where there is none to speak of. */
export interface Figured {
  fips: string;
  name: string;
  value: number | null;
}

/** A color and what it stands for: the values from the one to the other; the last has no end. */
export interface Bucket {
  from: number;
  to: number | null;
}

const BUCKETS = 3;
/** Within a week, within fifteen days, longer. */
const ofDays: readonly Bucket[] = [
  { from: 0, to: 7 },
  { from: 7.5, to: 15 },
  { from: 15.5, to: null },
];

export const valueOf = (row: CountyRow, figure: Figure): number | null => row[figure];

/** The states of some counties: what is counted is summed, and of days the slowest county speaks for its state. */
export function statesOf(rows: readonly CountyRow[], figure: Figure): Figured[] {
  return [...Map.groupBy(rows, ({ fips }) => fips.slice(0, 2))].map(([fips, counties]) => {
    const values = counties.map((row) => valueOf(row, figure)).filter((value) => value !== null);
    const sum = values.reduce((all, value) => all + value, 0);
    const value = figure === 'medianDays' ? Math.max(...values) : sum;
    return { fips, name: counties[0]?.stateCode ?? '', value: values.length === 0 ? null : value };
  });
}

/** Three colors: fixed for days, and for counts thirds of the places that have any. */
export function bucketsOf(places: readonly Figured[], figure: Figure): readonly Bucket[] {
  if (figure === 'medianDays') return ofDays;
  const values = places.flatMap(({ value }) => (value ? [value] : [])).toSorted((a, b) => a - b);
  const last = values.at(-1);
  if (last === undefined) return [];
  const ends = Array.from(
    { length: BUCKETS - 1 },
    (_, index) => values[Math.ceil(((index + 1) * values.length) / BUCKETS) - 1] ?? last,
  );
  const distinct = [...new Set(ends)].filter((end) => end < last);
  return [...distinct, null].map((to, index) => ({ from: (distinct[index - 1] ?? 0) + 1, to }));
}

/** Which bucket a value is in; null for none and for nothing at all. */
export function bucketOf(value: number | null, buckets: readonly Bucket[], figure: Figure): number | null {
  if (value === null || (value === 0 && figure !== 'medianDays')) return null;
  const place = buckets.findIndex(({ to }) => to === null || value <= to);
  return place < 0 ? null : place;
}

/** The class of a bucket's color: the last is always the darkest, and hatched. */
export const colorOf = (place: number | null, count: number): string =>
  place === null ? 'map-none' : `map-${BUCKETS - count + place + 1}`;
