/** How many cases took so many whole days. */
export type DaysTaken = readonly { days: number; n: number }[];

/** From `took.<stage>.<days>`. */
export const daysTaken = (rows: readonly { what: string; n: number }[], stage: string): DaysTaken => {
  const begin = `took.${stage}.`;
  return rows
    .filter(({ what }) => what.startsWith(begin))
    .map(({ what, n }) => ({ days: Number(what.slice(begin.length)), n }))
    .toSorted((a, b) => a.days - b.days);
};

export const totalOf = (taken: DaysTaken): number => taken.reduce((sum, { n }) => sum + n, 0);

/** The days of the case at a place in their order, from 0 on. */
function daysAt(taken: DaysTaken, place: number): number {
  let passed = 0;
  for (const { days, n } of taken) {
    passed += n;
    if (place < passed) return days;
  }
  return taken.at(-1)?.days ?? 0;
}

/** The middle one; of two middle ones the mean. Null of none. */
export function medianDays(taken: DaysTaken): number | null {
  const n = totalOf(taken);
  if (n === 0) return null;
  return (daysAt(taken, Math.floor((n - 1) / 2)) + daysAt(taken, Math.floor(n / 2))) / 2;
}

/** The fewest days within which eight of ten were done. Null of none. */
export function p80Days(taken: DaysTaken): number | null {
  const n = totalOf(taken);
  return n === 0 ? null : daysAt(taken, Math.ceil(n * 0.8) - 1);
}
