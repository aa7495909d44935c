import { expect, test } from 'vitest';
import { aCase } from '../../shared/a-case.fixture.ts';
import { knownDates } from './known-dates.ts';

const at = (details: ReturnType<typeof aCase>, today = '2026-07-21') =>
  knownDates(details, today).map(({ key, day, isAhead }) => [key, day, isAhead]);

test('only what is known, in the order of its happening, as days at the courthouse', () => {
  expect(at(aCase())).toEqual([
    ['dateNotice', '2026-07-02', false],
    ['dateSubmitted', '2026-07-08', false],
    ['dateApproved', '2026-07-09', false],
    ['dateFiled', '2026-07-09', false],
    ['dateHearing', '2026-07-28', true],
  ]);
});

test('a moment late in the evening belongs to the court’s day, not to Greenwich’s', () => {
  const late = aCase({ submittedAt: '2026-07-09T02:30:00Z' });
  expect(at(late)).toContainEqual(['dateSubmitted', '2026-07-08', false]);
});

test('the writ’s first day stands while it is what the case waits for', () => {
  const judged = aCase({ nextDate: '2026-08-05', nextDateKind: 'WRIT_FROM' });
  expect(at(judged)).toContainEqual(['dateWrit', '2026-08-05', true]);
});

test.each([
  ['held today', { hearingStage: 'HELD', status: 'JUDGMENT_RECORDED' }, '2026-07-28', [false]],
  ['overtaken by a judgment', { hearingStage: 'HELD', status: 'JUDGMENT_RECORDED' }, '2026-07-21', []],
  ['of a case that was dismissed before it', { status: 'DISMISSED' }, '2026-07-21', []],
  ['of a case that was dismissed before it, later', { status: 'DISMISSED' }, '2026-08-21', []],
] as const)('a hearing that is no coming date: %s', (_what, changes, today, wanted) => {
  const dates = knownDates(aCase(changes), today).filter(({ key }) => key === 'dateHearing');
  expect(dates.map(({ isAhead }) => isAhead)).toEqual(wanted);
});
