import { expect, test } from 'vitest';
import { counted } from './deadline.fixture.ts';
import { foldDays } from './fold-days.ts';

const told = (rule: Parameters<typeof counted>[0]) =>
  foldDays(counted(rule, { noticeServedOn: '2026-11-25' }).explain).map((line) =>
    line.kind === 'run'
      ? `${line.days.length} folded, ${line.counted} counted`
      : `${line.day.day} ${line.day.kind}`,
  );

test('a short count is shown day by day', () => {
  expect(told({})).toEqual([
    '2026-11-25 start',
    '2026-11-26 skipped',
    '2026-11-27 skipped',
    '2026-11-28 skipped',
    '2026-11-29 skipped',
    '2026-11-30 counted',
    '2026-12-01 counted',
    '2026-12-02 counted',
    '2026-12-03 action',
  ]);
});

test('of thirty days the plain ones are folded, their first and last two stay', () => {
  expect(told({ n: 30, mode: 'CALENDAR', rollLast: 'FORWARD' })).toEqual([
    '2026-11-25 start',
    '2026-11-26 counted',
    '2026-11-27 counted',
    '25 folded, 25 counted',
    '2026-12-23 counted',
    '2026-12-24 counted',
    '2026-12-25 counted',
    '2026-12-26 skipped',
    '2026-12-27 skipped',
    '2026-12-28 action',
  ]);
});

test('weekends fold with the days that they part, a holiday never', () => {
  const lines = told({ n: 30 });
  expect(lines).toContain('2026-11-26 skipped');
  expect(lines).toContain('2027-01-01 skipped');
  expect(lines.filter((line) => line.endsWith('counted') && line.includes('folded'))).toHaveLength(2);
});

test.each([30, 90, 180])('no day of %d gets lost', (n) => {
  const { explain } = counted({ n, mode: 'CALENDAR' }, { noticeServedOn: '2026-11-25' });
  const days = foldDays(explain).flatMap((line) => (line.kind === 'run' ? line.days : [line.day]));
  expect(days).toEqual(explain);
});
