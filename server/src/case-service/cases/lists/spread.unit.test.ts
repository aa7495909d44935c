import { expect, test } from 'vitest';
import { costsOf, daysTaken, medianOf, p80Of } from './spread.ts';

const of = (...days: number[]) =>
  daysTaken(
    days.map((day) => ({ what: `took.filing.${day}`, n: 1 })),
    'filing',
  );

test.each<[number[], number | null, number | null]>([
  [[], null, null],
  [[3], 3, 3],
  [[8, 7], 7.5, 8],
  [[1, 2, 9], 2, 9],
  [[10, 1, 2, 3, 4], 3, 4],
  [[0, 0, 0, 0, 30], 0, 0],
])('of %j the median is %s, and eight of ten are done within %s', (days, median, p80) => {
  expect([medianOf(of(...days)), p80Of(of(...days))]).toEqual([median, p80]);
});

test('a number that stands for several cases counts as often, and other stages don’t', () => {
  const rows = [
    { what: 'took.filing.2', n: 3 },
    { what: 'took.filing.20', n: 1 },
    { what: 'took.service.90', n: 9 },
  ];
  expect(medianOf(daysTaken(rows, 'filing'))).toBe(2);
  expect(p80Of(daysTaken(rows, 'filing'))).toBe(20);
});

test('costs have a middle and an average, to the cent; of none ended there is neither', () => {
  const rows = [
    { what: 'cost.10000', n: 1 },
    { what: 'cost.20005', n: 1 },
    { what: 'cost.0', n: 1 },
    { what: 'took.whole.90000', n: 9 },
    { what: 'cost.-1', n: 1 },
  ];
  expect(costsOf(rows)).toEqual({ medianCents: 5_000, averageCents: 7_501 });
  expect(costsOf([])).toBeNull();
});
