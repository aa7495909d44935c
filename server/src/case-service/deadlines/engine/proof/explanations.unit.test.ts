import { inEnglish } from '@writdesk/contract/deadlines/deadline-reply';
import type { DeadlineEvent, DeadlineFacts } from '@writdesk/contract/deadlines/deadline-values';
import { expect, test } from 'vitest';
import { computeDeadline, layOutLaw } from '../index.ts';
import { seededPacks } from '../../../../../test/support/seeded-packs.ts';
import { calendarOf, seededClosedDays } from './seeds.ts';

// Counts on paper, day by day, where more than one rule speaks.

const law = layOutLaw(seededPacks());
const closedDays = seededClosedDays();
const lengths: (string | undefined)[] = [];
const zones: Readonly<Record<string, string>> = { TX: 'America/Chicago', CA: 'America/Los_Angeles' };

function explained(state: string, event: DeadlineEvent, facts: DeadlineFacts) {
  const place = { state, county: null, courthouse: null, timeZone: zones[state] ?? 'America/New_York' };
  const calendar = calendarOf(state, closedDays.get(state) ?? closedDays.get('US') ?? new Map());
  const { explain, rule } = inEnglish(computeDeadline({ law, place, event, facts, calendar }));
  lengths.push(rule?.length);
  return explain.map(({ day, kind, number, why }) => `${day.slice(5)} ${kind} ${number ?? '-'} ${why ?? ''}`);
}

const judged = 'Judgment entered. This day never counts.';

test('Texas: six days for the writ, five for the appeal, which rolls further', () => {
  expect(explained('TX', 'WRIT_EARLIEST', { judgmentOn: '2026-05-04' })).toEqual([
    `05-04 start - ${judged}`,
    '05-05 counted 1 ',
    '05-06 counted 2 ',
    '05-07 counted 3 ',
    '05-08 counted 4 ',
    '05-09 counted 5 TX-APPEAL, day 5: Saturday: the court is closed',
    '05-10 counted 6 Sunday: the court is closed',
    '05-11 rolled - The next open day. By TX-WRIT alone: First day for the writ. TX-APPEAL: The next open day. Last day to appeal',
    '05-12 action - First day for the writ: TX-WRIT waits for TX-APPEAL',
  ]);
});

test('New York: where the warrant may follow at once, the day is said to be the day, not one that never counts', () => {
  expect(explained('NY', 'WRIT_EARLIEST', { judgmentOn: '2026-11-10' })).toEqual([
    '11-10 start - Judgment entered. No day is counted.',
  ]);
});

test('Texas: where the writ’s own day is the later one, the appeal isn’t spoken of', () => {
  expect(explained('TX', 'WRIT_EARLIEST', { judgmentOn: '2026-05-08' }).at(-1)).toBe(
    '05-14 counted 6 First day for the writ',
  );
});

test('Georgia: seven days for both, and the window of the appeal moves off Juneteenth', () => {
  const facts = { judgmentOn: '2026-06-12', outcome: 'POSSESSION_ONLY' } as const;
  expect(explained('GA', 'WRIT_EARLIEST', facts).slice(6)).toEqual([
    '06-18 counted 6 ',
    '06-19 counted 7 GA-APPEAL, day 7: Juneteenth: the court is closed',
    '06-20 skipped - Saturday',
    '06-21 skipped - Sunday',
    '06-22 skipped - By GA-WRIT-TRIAL alone: First day for the writ. GA-APPEAL: The next open day. Last day to appeal',
    '06-23 action - First day for the writ: GA-WRIT-TRIAL waits for GA-APPEAL',
  ]);
});

test('Georgia: the judge’s ten days end, and a default waits for its judgment', () => {
  const facts = { servedOn: '2026-06-01', judgmentOn: '2026-06-12', outcome: 'DEFAULT_POSSESSION' } as const;
  expect(explained('GA', 'WRIT_EARLIEST', facts).slice(7)).toEqual([
    '06-08 counted 7 ',
    '06-09 skipped - First day for the writ. No judgment yet',
    '06-10 skipped - No judgment yet',
    '06-11 skipped - No judgment yet',
    '06-12 action - Judgment entered: First day for the writ',
  ]);
});

test('California: ninety days from entry, where they end before thirty from its service', () => {
  const days = explained('CA', 'APPEAL_DUE', { judgmentOn: '2026-05-20', entryServedOn: '2026-07-20' });
  expect(days).toHaveLength(92);
  expect(lengths.at(-1)).toBe('90 days');
  expect([days[0], days[1]]).toEqual([`05-20 start - ${judged}`, '05-21 counted 1 ']);
  expect(days.slice(-2)).toEqual([
    '08-18 counted 90 Last day to appeal',
    '08-19 action - First day after the appeal window',
  ]);
});

test('hours: the day of posting is one line, with the hours that count on it', () => {
  expect(explained('TX', 'LOCKOUT_NOTICE', { writPostedAt: '2026-03-07T10:00' })).toEqual([
    '03-07 start 840 Writ posted at 10:00, America/Chicago. 10:00 to midnight, 14 hours',
    '03-08 counted 600 00:00 to 11:00, 10 hours',
  ]);
});

test('Florida: three business days over Thanksgiving, each day left out by its own name', () => {
  const facts = { noticeServedOn: '2026-11-25', noticeType: 'PAY_OR_VACATE', caresCovered: 'NO' } as const;
  expect(explained('FL', 'NOTICE_EXPIRES', facts)).toEqual([
    '11-25 start - Notice given. This day never counts.',
    '11-26 skipped - Thanksgiving Day',
    '11-27 skipped - Friday after Thanksgiving',
    '11-28 skipped - Saturday',
    '11-29 skipped - Sunday',
    '11-30 counted 1 ',
    '12-01 counted 2 ',
    '12-02 counted 3 The notice ends at midnight',
    '12-03 action - First day the case may be filed',
  ]);
});

test('Texas: the day from which the suit may run next to the federal thirty is marked among them', () => {
  const facts = { noticeServedOn: '2026-05-01', noticeType: 'PAY_OR_VACATE', caresCovered: 'YES' } as const;
  const days = explained('TX', 'NOTICE_EXPIRES', facts);
  expect(days.slice(3, 6)).toEqual([
    '05-04 counted 3 ',
    '05-05 counted 4 First day the case may be filed: the federal period runs on',
    '05-06 counted 5 ',
  ]);
  expect(days.at(-1)).toBe('06-01 rolled - The next open day. The notice ends at midnight');
  // The document that itself gives thirty days has no such day.
  const paper = explained('TX', 'NOTICE_EXPIRES', { ...facts, noticeType: 'FEDERAL_30_DAY' });
  expect(paper.filter((day) => day.includes('may be filed'))).toEqual([
    '06-02 action - First day the case may be filed',
  ]);
});

test('a month-to-month notice runs on to the end of the period', () => {
  const facts = {
    noticeServedOn: '2026-05-28',
    noticeType: 'TERMINATE_PERIODIC',
    leaseFrom: '2026-01-01',
    rentPeriodEndsOn: '2026-05-31',
    caresCovered: 'NO',
  } as const;
  expect(explained('NY', 'NOTICE_EXPIRES', facts).slice(-5)).toEqual([
    '06-27 counted 30 ',
    '06-28 skipped - The rental period runs on',
    '06-29 skipped - The rental period runs on',
    '06-30 skipped - The rental period runs on. The notice ends at midnight',
    '07-01 action - First day the case may be filed',
  ]);
});
