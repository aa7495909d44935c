import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { expect, test } from 'vitest';
import { aCase } from '../../shared/a-case.fixture.ts';
import { asksCourtDay, closedBecause, lastOpenDay, orderDayOf } from './court-days.ts';

const day = (date: string, name: string, reason: string | null = null) =>
  ({ date, name, reason, effect: 'closed' }) as const;
const days = [
  day('2026-11-26', 'Thanksgiving Day'),
  day('2026-11-27', 'Friday after Thanksgiving'),
  day('2026-12-02', 'Court closed', 'Ice storm'),
  { ...day('2026-12-03', 'Sits after all'), effect: 'open' as const },
];

test.each([
  ['2026-11-25', null],
  ['2026-11-27', 'Friday after Thanksgiving'],
  ['2026-11-28', 'Saturday'],
  ['2026-11-29', 'Sunday'],
  ['2026-12-02', 'Ice storm'],
  ['2026-12-03', null],
])('why the court is closed on %s: %s', (date, wanted) => {
  expect(closedBecause(days, date)).toBe(wanted);
});

test.each([
  ['2026-11-30', null, '2026-11-30'],
  ['2026-11-29', '2026-11-20', '2026-11-25'],
  ['2026-11-27', '2026-11-25', '2026-11-25'],
  // No order is older than its case.
  ['2026-11-28', '2026-11-27', '2026-11-28'],
])(
  'the last day on which the court sat, seen from %s in a case filed on %s, is %s',
  (date, filedOn, wanted) => {
    expect(lastOpenDay(days, date, filedOn)).toBe(wanted);
  },
);

test.each([
  [null, true],
  ['POSSESSION_ONLY', true],
  ['MONEY_ONLY', true],
  ['DISMISSED_WITH_PREJUDICE', true],
  ['CONTINUED', false],
  ['STIPULATED_STAY', false],
] as const)('an order of %s is made on a day on which the court sits: %s', (outcome, wanted) => {
  expect(asksCourtDay('record-judgment', 'ON_DOCKET', outcome)).toBe(wanted);
});

test('an order that is amended asks for such a day as its first one did', () => {
  expect(asksCourtDay('amend-judgment', 'JUDGMENT_RECORDED', 'POSSESSION_ONLY')).toBe(true);
  expect(asksCourtDay('amend-judgment', 'ON_DOCKET', 'POSSESSION_ONLY')).toBe(false);
});

test('an order is of the day of its hearing once that has come; a later order is not', () => {
  const at = (hearingDate: string) => ({ state: 'SET', hearingDate }) as CaseDetails['caseDockets'][number];
  const dayOf = (hearingDate: string, changes: Partial<CaseDetails> = {}) =>
    orderDayOf(aCase({ caseDockets: [at(hearingDate)], ...changes }), '2026-11-27').day;
  expect(dayOf('2026-11-24')).toBe('2026-11-24');
  expect(dayOf('2026-11-30')).toBe('2026-11-27');
  expect(dayOf('2026-11-24', { status: 'JUDGMENT_RECORDED' })).toBe('2026-11-27');
  expect(orderDayOf(aCase(), '2026-11-27')).toEqual({ day: '2026-11-27', isHearing: false });
});
