import { inEnglish } from '@writdesk/contract/deadlines/deadline-reply';
import type { DeadlineEvent, DeadlineFacts } from '@writdesk/contract/deadlines/deadline-values';
import { expect, test } from 'vitest';
import { computeDeadline, type CourtCalendar, layOutLaw, type RulePack } from '../index.ts';
import { seededPacks } from '../../../../../test/support/seeded-packs.ts';
import { calendarOf, seededClosedDays } from './seeds.ts';

// What stands next to a date: who vouches for its rule and its calendar, where the rule is from, what else is said.

const packs = seededPacks();
const closedDays = seededClosedDays();

function calendar(state: string, confirmed: readonly number[] = []): CourtCalendar {
  const closed = calendarOf(state, closedDays.get(state) ?? new Map());
  return { ...closed, confirmedYears: new Map(confirmed.map((year) => [year, 'Clerk Hale'])) };
}

interface Asked {
  state: string;
  event: DeadlineEvent;
  facts: DeadlineFacts;
  law?: readonly RulePack[];
  confirmed?: readonly number[];
}

function ask({ state, event, facts, law = packs, confirmed = [] }: Asked) {
  const place = { state, county: null, courthouse: null, timeZone: 'America/New_York' };
  return inEnglish(
    computeDeadline({ law: layOutLaw(law), place, event, facts, calendar: calendar(state, confirmed) }),
  );
}

test.each([
  [[], [2026, 2027]],
  [[2026], [2027]],
  [[2027], [2026]],
  [[2026, 2027], []],
])('with %j confirmed, a count over the year’s end warns of %j', (confirmed, warned) => {
  const { warnings, calendar: basis } = ask({
    state: 'GA',
    event: 'ANSWER_DUE',
    facts: { servedOn: '2026-12-29' },
    confirmed,
  });
  const told = warnings.filter((text) => text.includes('nobody has confirmed'));
  expect(told).toEqual(warned.map((year) => `GA courts: nobody has confirmed the closed days of ${year}.`));
  expect(basis?.years).toEqual(
    [2026, 2027].map((year) => ({ year, confirmedBy: confirmed.includes(year) ? 'Clerk Hale' : null })),
  );
});

test('the answer names who verified its rule, when, the statute and the source, each as its own', () => {
  const signed = packs.map((pack) => ({
    ...pack,
    deadlines: pack.deadlines.map((rule) =>
      rule.id === 'GA-ANSWER'
        ? { ...rule, verifiedBy: 'Ada Reyes, Reyes Law', verifiedAt: '2026-11-02T15:00:00Z' }
        : rule,
    ),
  }));
  const facts = { servedOn: '2026-05-15' };
  const { rule, warnings } = ask({ state: 'GA', event: 'ANSWER_DUE', facts, law: signed });
  expect(rule).toMatchObject({
    cite: 'O.C.G.A. § 44-7-51(b)',
    source: 'ga.elaws; casetext; bfvlaw.com',
    verifiedBy: 'Ada Reyes, Reyes Law',
    verifiedAt: '2026-11-02T15:00:00Z',
  });
  expect(warnings.join(' ')).not.toContain('No lawyer has verified');
  const unsigned = ask({ state: 'GA', event: 'ANSWER_DUE', facts });
  expect(unsigned.rule).toMatchObject({ verifiedBy: null, verifiedAt: null });
  expect(unsigned.warnings.join(' ')).toContain('No lawyer has verified the rule GA-ANSWER');
});

test('the longer federal notice says where the state’s would have ended, and of which length', () => {
  const facts = {
    noticeServedOn: '2026-08-10',
    noticeType: 'PAY_OR_VACATE',
    leaseFrom: '2025-01-01',
    caresCovered: 'YES',
  } as const;
  expect(ask({ state: 'GA', event: 'NOTICE_EXPIRES', facts }).warnings).toContain(
    'The state’s notice (3 business days) would end 2026-08-13; the federal one is longer and counts.',
  );
  const told = ask({ state: 'GA', event: 'NOTICE_EXPIRES', facts: { ...facts, reason: 'FORECLOSURE' } });
  expect(told).toMatchObject({ date: '2026-11-09', ruleId: 'US-PTFA-REASON' });
  // The country's thirty days are not the state's.
  expect(told.warnings.filter((text) => text.startsWith('The state’s notice'))).toEqual([
    'The state’s notice (3 business days) would end 2026-08-13; the federal one is longer and counts.',
  ]);
});

test('that a foreclosure wasn’t asked for is said only of a notice that may be one', () => {
  const told = (noticeType: DeadlineFacts['noticeType'], state: string, facts: DeadlineFacts = {}) =>
    ask({
      state,
      event: 'NOTICE_EXPIRES',
      facts: { noticeServedOn: '2026-08-03', noticeType, caresCovered: 'NO', ...facts },
    }).warnings.filter((text) => text.includes('was set aside') && text.startsWith('reason'));
  expect(told('PAY_OR_VACATE', 'FL')).toEqual([]);
  expect(told('CURE_OR_VACATE', 'FL')).toEqual([]);
  expect(told('UNCONDITIONAL_VACATE', 'FL')).toHaveLength(1);
  expect(told('UNCONDITIONAL_VACATE', 'FL', { reason: 'LEASE_VIOLATION' })).toEqual([]);
});
