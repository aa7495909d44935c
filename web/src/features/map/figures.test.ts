import { expect, test } from 'vitest';
import { bucketOf, bucketsOf, colorOf, type CountyRow, statesOf } from './figures.ts';

const county = (fips: string, cases: number, medianDays: number | null): CountyRow => ({
  fips,
  name: fips,
  stateCode: fips.startsWith('13') ? 'GA' : 'TX',
  cases,
  ongoing: 0,
  filed: 0,
  won: 0,
  medianDays,
});
const rows = [county('13121', 45, 7.5), county('13089', 10, 3), county('48201', 3, null)];
const figured = (values: (number | null)[]) =>
  values.map((value, index) => ({ fips: String(index), name: '', value }));

test('a state has the sum of its counties, and of days its slowest one', () => {
  expect(statesOf(rows, 'cases')).toEqual([
    { fips: '13', name: 'GA', value: 55 },
    { fips: '48', name: 'TX', value: 3 },
  ]);
  expect(statesOf(rows, 'medianDays').map(({ value }) => value)).toEqual([7.5, null]);
});

test('counts are cut into thirds of the places that have any, days at 7 and 15', () => {
  expect(bucketsOf(figured([0, 1, 2, 3, 4, 5, 6]), 'cases')).toEqual([
    { from: 1, to: 2 },
    { from: 3, to: 4 },
    { from: 5, to: null },
  ]);
  expect(bucketsOf(figured([4, 4, 4]), 'cases')).toEqual([{ from: 1, to: null }]);
  expect(bucketsOf(figured([0, null]), 'cases')).toEqual([]);
  expect(bucketsOf([], 'medianDays')).toHaveLength(3);
});

test.each([
  [0, 0],
  [7, 0],
  [7.5, 1],
  [15, 1],
  [15.5, 2],
  [null, null],
])('%s days are in bucket %s', (days, place) => {
  expect(bucketOf(days, bucketsOf([], 'medianDays'), 'medianDays')).toBe(place);
});

test('nothing has no color, and the most has the darkest one', () => {
  expect(bucketOf(0, bucketsOf(figured([1, 2]), 'cases'), 'cases')).toBeNull();
  expect(colorOf(null, 3)).toBe('map-none');
  expect([0, 1, 2].map((place) => colorOf(place, 3))).toEqual(['map-1', 'map-2', 'map-3']);
  expect(colorOf(0, 1)).toBe('map-3');
});
