import { describe, expect, test } from 'vitest';
import { dateRange } from './date-range.ts';

describe('a range of days', () => {
  test.each([
    [undefined, { from: null, to: null }],
    ['all', { from: null, to: null }],
    ['', { from: null, to: null }],
    ['2026-03-01..2026-03-31', { from: '2026-03-01', to: '2026-03-31' }],
    ['2026-03-01..', { from: '2026-03-01', to: null }],
    ['..2026-03-31', { from: null, to: '2026-03-31' }],
  ])('%s', (given, range) => {
    expect(dateRange.parse(given)).toEqual(range);
  });

  test.each(['2026-03-01', '2026-02-30..2026-03-01', '2026-03-01..31.03.2026', 'yesterday'])(
    'refuses %s',
    (given) => {
      expect(dateRange.safeParse(given).error?.issues[0]?.message).toBe('days_format');
    },
  );
});
