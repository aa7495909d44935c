import { deadlineEvents } from '@writdesk/contract/deadlines/deadline-values';
import { evictionReasonCodes } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import { judgmentOutcomes } from '@writdesk/contract/judgments/judgment-outcomes';
import { noticeTypes, serviceMethods } from '@writdesk/contract/notices/notice-types';
import { caresAnswers, propertyCategories } from '@writdesk/contract/properties/property-categories';
import type { DeadlineRule } from '@writdesk/contract/rule-packs/rule-rows';
import { describe, expect, test } from 'vitest';
import { seededPacks } from '../../../../../test/support/seeded-packs.ts';

/** Every number of the law that was gathered, by the row that must hold it. Written down from the sources, not from the packs. */
const expected: Readonly<Record<string, string>> = {
  US: 'CARES-30 FEDERAL-NOTICE PTFA-90 SCRA-REFRESH SCRA-CAP-2021 SCRA-CAP-2023 SCRA-CAP-2024 SCRA-CAP-2025',
  GA: `NOTICE-RENT NOTICE-DEMAND NOTICE-AT-WILL ANSWER TENDER REGISTRY HEARING-EFFINGHAM APPEAL WRIT-DEFAULT WRIT-TRIAL
    WRIT-APPLY WRIT-EXECUTE ALT-OFFICER MAGISTRATE-LIMIT TENDER-ONCE CREW-GWINNETT CREW-FULTON ALT-OFFICER-APPLY
    ALT-OFFICER-FULTON`,
  TX: `NOTICE SERVE TRIAL APPEAL WRIT WRIT-ISSUE WRIT-EXECUTE WRIT-DEAD ALT-OFFICER LOCKOUT JUSTICE-LIMIT SERVE-AGE
    MAIL-HOUR CONTINUANCE WRIT-EXTEND CREW`,
  FL: `NOTICE-RENT NOTICE-CURE NOTICE-FINAL NOTICE-MONTH ANSWER REGISTRY APPEAL LOCKOUT REPEAT SERVICE-ATTEMPTS
    GUARD-METHOD-EMAIL`,
  OH: `NOTICE NOTICE-MONTH SERVE HEARING-FRANKLIN ANSWER APPEAL WRIT-MASON WRIT-EXECUTE MONEY-LIMIT TYPE-TOLEDO
    CONTINUANCE`,
  AZ: `NOTICE-RENT NOTICE-BREACH NOTICE-HEALTH NOTICE-FALSE NOTICE-IRREPARABLE NOTICE-MONTH SERVE SERVE-POSTED TRIAL
    APPEAL WRIT WRIT-IRREPARABLE WRIT-LATEST JUSTICE-LIMIT IRREPARABLE-STAY IRREPARABLE-WRIT POSTED-DEEMED`,
  NV: `NOTICE-RENT NOTICE-BREACH NOTICE-NUISANCE NOTICE-NO-CAUSE NOTICE-UNLAWFUL NOTICE-LIFE APPEAL LOCKOUT WEEKLY
    WEEKLY-NO-CAUSE CUTOFF STAY BOND POSTING`,
  CA: `NOTICE-RENT NOTICE-PERFORM NOTICE-QUIT NOTICE-90 NOTICE-60 NOTICE-30 ANSWER-5 ANSWER-10 TRIAL APPEAL-ENTRY
    WRIT-RETURN LOCKOUT LIMITED RENT-MONTHS DEMURRER PROOF-DEFAULT APPEAL-MOST MASKING`,
  NY: `DEMAND NON-RENEWAL-30 NON-RENEWAL-60 NON-RENEWAL-90 SERVE ANSWER TRIAL HEARING APPEAL-ENTRY LOCKOUT LATE-LETTER
    LATE-FEE PROOF ADJOURN STAY ANSWER-HEARING TRIAL-CITY`,
  NC: `DEMAND NOTICE-MONTH HEARING HEARING-DARE APPEAL WRIT WRIT-EXECUTE SMALL-CLAIMS SERVICE-FEE GOODS`,
  SC: `NOTICE-RENT NOTICE-BREACH SHOW-CAUSE APPEAL WRIT LOCKOUT WRIT-FEE SHOW-CAUSE-OTHER`,
  VA: `NOTICE-RENT NOTICE-BREACH APPEAL WRIT-REQUEST LOCKOUT CURE`,
  MD: `NOTICE-INTENT APPEAL WRIT`,
};

const packs = seededPacks();
const perState = packs.map((pack) => [pack.state, pack] as const);

test('there is a pack for each state that is spoken of, and for the country', () => {
  expect(packs.map(({ state }) => state).toSorted()).toEqual(Object.keys(expected).toSorted());
});

test('no two rows have one id, in whatever pack', () => {
  const ids = packs.flatMap(({ deadlines, notices, figures, payments, services }) =>
    [...deadlines, ...notices, ...figures, ...payments, ...services].map(({ id }) => id),
  );
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

describe.each(perState)('%s', (state, { deadlines, notices, figures, payments, services, usualNotice }) => {
  const rows = [...deadlines, ...notices, ...figures, ...payments, ...services];

  test('holds every number that was gathered', () => {
    const ids = new Set(rows.map(({ id }) => id));
    const asked = (expected[state] ?? '').split(/\s+/).map((name) => `${state}-${name}`);
    expect(asked.filter((id) => !ids.has(id))).toEqual([]);
    expect(rows.filter(({ id }) => !id.startsWith(`${state}-`))).toEqual([]);
  });

  test('has a rule for each notice that a reason asks for', () => {
    const rules = deadlines.filter(({ event }) => event === 'NOTICE_EXPIRES');
    const unruled = Object.values(usualNotice).filter(
      (type) => !rules.some(({ appliesIf }) => appliesIf?.noticeType?.includes(type) ?? true),
    );
    expect(unruled).toEqual([]);
  });

  test('has no row that ends before it begins', () => {
    const turned = rows.filter(({ effectiveFrom: from, effectiveTo: to }) => from && to && from > to);
    expect(turned).toEqual([]);
  });

  test('mixes nothing that has no meaning', () => {
    expect(deadlines.filter(isMeaningless).map(({ id }) => id)).toEqual([]);
  });

  test.each(deadlineEvents.map((event) => [event]))(
    'has one rule at most for %s, whatever the facts',
    (event) => {
      const rules = deadlines.filter((rule) => rule.event === event && !rule.floor);
      const doubts = rules.flatMap((one, index) =>
        rules
          .slice(index + 1)
          .flatMap((other) => (isAmbiguous(one, other) ? [`${one.id} or ${other.id}`] : [])),
      );
      expect(doubts).toEqual([]);
    },
  );
});

/** What the engine has no meaning for. */
function isMeaningless(rule: DeadlineRule): boolean {
  const { n, to, mode, direction, rollLast, mail, answer, event, from, counties, atMost } = rule;
  const isWindow = to !== undefined;
  const isHours = mode === 'HOURS';
  const isBack = direction === 'BEFORE' || rollLast === 'BACKWARD';
  const adds = Boolean(mail ?? rule.endsWithRentPeriod ?? rule.waitsForAppeal) || answer === 'NEXT_OPEN_DAY';
  const acts = [
    'NOTICE_EXPIRES',
    'ANSWER_DUE',
    'TENDER_DUE',
    'APPEAL_DUE',
    'LOCKOUT_NOTICE',
    'WRIT_EARLIEST',
  ];
  return (
    (isWindow && (n === null || to <= n)) ||
    ((isWindow || isHours) && adds) ||
    // Hours are counted from the moment of posting and from nothing else.
    (isHours && (from !== 'WRIT_POSTED' || event !== 'LOCKOUT_NOTICE' || direction !== 'AFTER')) ||
    (isBack && (answer === 'NEXT_OPEN_DAY' || rule.endsWithRentPeriod === true || mail?.how === 'TRIGGER')) ||
    // No next step hangs on a day that is counted or moved back.
    (isBack && acts.includes(event)) ||
    // Far enough from its start not to be moved past it.
    (direction === 'AFTER' && rollLast === 'BACKWARD' && (n ?? 0) < 15) ||
    (direction === 'BEFORE' && rollLast === 'FORWARD') ||
    (rule.waitsForAppeal === true && event !== 'WRIT_EARLIEST') ||
    (rule.courthouse !== undefined && rule.county === undefined) ||
    // A rule holds in one county or in some.
    (counties !== undefined && (rule.county !== undefined || rule.floor !== undefined)) ||
    (rule.standsInUnknownCounty === true && counties === undefined) ||
    // The latest day limits a plain count forward.
    (atMost !== undefined && (isWindow || isHours || isBack || n === null || rule.floor !== undefined)) ||
    (atMost !== undefined && (answer === 'NEXT_OPEN_DAY' || rule.endsWithRentPeriod === true)) ||
    (rule.floor !== undefined && (event !== 'NOTICE_EXPIRES' || isWindow || isBack))
  );
}

const lists = {
  noticeType: noticeTypes,
  reason: evictionReasonCodes,
  outcome: judgmentOutcomes,
  propertyCategory: propertyCategories,
  caresCovered: caresAnswers,
  serviceMethod: serviceMethods,
};

/** Two rules of equal weight that some facts would both call for. */
function isAmbiguous(one: DeadlineRule, other: DeadlineRule): boolean {
  const places = ({ county, counties }: DeadlineRule) => counties ?? [county ?? ''];
  const isSamePlace =
    one.courthouse === other.courthouse && places(one).some((name) => places(other).includes(name));
  const weight = (rule: DeadlineRule) => Object.keys(rule.appliesIf ?? {}).length;
  if (!isSamePlace || weight(one) !== weight(other)) return false;
  const [a, b] = [one.appliesIf ?? {}, other.appliesIf ?? {}];
  for (const [name, all] of Object.entries(lists)) {
    const key = name as keyof typeof lists;
    const [first, second]: (readonly string[])[] = [a[key] ?? all, b[key] ?? all];
    if (!first?.some((value) => second?.includes(value))) return false;
  }
  const least = Math.max(a.tenancyMonths?.least ?? 0, b.tenancyMonths?.least ?? 0);
  const below = Math.min(a.tenancyMonths?.below ?? 1_000, b.tenancyMonths?.below ?? 1_000);
  if (least >= below) return false;
  // Versions are distinguished by their days, if the same fact chooses among them.
  const begins = [one.effectiveFrom ?? '', other.effectiveFrom ?? ''].toSorted().at(-1) ?? '';
  const ends = [one.effectiveTo ?? '9999', other.effectiveTo ?? '9999'].toSorted()[0] ?? '';
  return begins <= ends || String(one.governedBy) !== String(other.governedBy);
}
