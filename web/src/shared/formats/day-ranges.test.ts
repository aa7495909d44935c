import { expect, test } from 'vitest';
import { daysBefore, daysOf, monthWithin } from './day-ranges.ts';

test.each([
  ['year', '2026-07-01', { from: '2026-03-01', to: '2026-07-01' }, { from: '2025-03-01', to: '2025-07-01' }],
  ['year', '2026-02-28', { from: '2025-03-01', to: '2026-02-28' }, { from: '2024-03-01', to: '2025-02-28' }],
  ['year', '2028-02-29', { from: '2027-03-01', to: '2028-02-29' }, { from: '2026-03-01', to: '2027-02-28' }],
  ['month', '2026-07-01', { from: '2026-06-02', to: '2026-07-01' }, { from: '2026-05-03', to: '2026-06-01' }],
  ['week', '2026-03-03', { from: '2026-02-25', to: '2026-03-03' }, { from: '2026-02-18', to: '2026-02-24' }],
] as const)('the range %s on %s has its days, and those before', (name, today, days, before) => {
  expect(daysOf(name, today)).toEqual(days);
  expect(daysBefore(name, days)).toEqual(before);
});

test('all time has no days, and nothing before', () => {
  expect(daysOf('all', '2026-07-01')).toBeNull();
  expect(daysBefore('all', null)).toBeNull();
});

test('a month is cut by the range', () => {
  expect(monthWithin('2026-02', null)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(monthWithin('2026-03', { from: '2026-03-10', to: '2026-03-20' })).toEqual({
    from: '2026-03-10',
    to: '2026-03-20',
  });
});
