import { expect, test } from 'vitest';
import { daysOfMonth, monthBefore, monthName, monthsBetween, wholeMonth } from './chart-words.ts';

test('a month has its name, and its initial where there is no room', () => {
  expect(monthName('2026-03', 'en', false)).toBe('Mar');
  expect(monthName('2026-03', 'en', true)).toBe('M');
  expect(wholeMonth('2026-12', 'en')).toBe('December 2026');
  expect(wholeMonth('2026-12', 'es')).toBe('diciembre de 2026');
});

test('months follow one another over a new year, and of a long time the last three years are shown', () => {
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsBetween('2026-03', '2026-03')).toEqual(['2026-03']);
  expect(monthsBetween('2027-03', '2026-03')).toEqual(['2026-03']);
  const long = monthsBetween('2010-01', '2026-12');
  expect([long.length, long[0], long.at(-1)]).toEqual([36, '2024-01', '2026-12']);
});

test('a month has its days, and one a year before', () => {
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthBefore('2026-03')).toBe('2025-03');
});
