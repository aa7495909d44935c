/** How many cases have each value: so many whole days, or so many cents. */
export type Spread = readonly { value: number; n: number }[];

/** From `took.<stage>.<days>`, or `cost.<cents>`: what stands after the beginning. */
export const spreadOf = (rows: readonly { what: string; n: number }[], begin: string): Spread =>
  rows
    .filter(({ what }) => what.startsWith(begin))
    .map(({ what, n }) => ({ value: Number(what.slice(begin.length)), n }))
    .toSorted((a, b) => a.value - b.value);

export const daysTaken = (rows: readonly { what: string; n: number }[], stage: string): Spread =>
  spreadOf(rows, `took.${stage}.`);

export const totalOf = (spread: Spread): number => spread.reduce((sum, { n }) => sum + n, 0);

/** The value of the case at a place in their order, from 0 on. */
function valueAt(spread: Spread, place: number): number {
  let passed = 0;
  for (const { value, n } of spread) {
    passed += n;
    if (place < passed) return value;
  }
  return spread.at(-1)?.value ?? 0;
}

/** The middle one; of two middle ones the mean. Null of none. */
export function medianOf(spread: Spread): number | null {
  const n = totalOf(spread);
  if (n === 0) return null;
  return (valueAt(spread, Math.floor((n - 1) / 2)) + valueAt(spread, Math.floor(n / 2))) / 2;
}

/** The least that eight of ten don’t exceed. Null of none. */
export function p80Of(spread: Spread): number | null {
  const n = totalOf(spread);
  return n === 0 ? null : valueAt(spread, Math.ceil(n * 0.8) - 1);
}

export interface Costs {
  /** Of the middle case, and on average, to the cent. */
  medianCents: number;
  averageCents: number;
}

/** What ended cases have cost; null where none ended. */
export function costsOf(rows: readonly { what: string; n: number }[]): Costs | null {
  const spread = spreadOf(rows, 'cost.');
  const median = medianOf(spread);
  if (median === null) return null;
  const all = spread.reduce((sum, { value, n }) => sum + value * n, 0);
  return { medianCents: Math.round(median), averageCents: Math.round(all / totalOf(spread)) };
}
