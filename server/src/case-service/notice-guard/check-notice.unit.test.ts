import { describe, expect, test } from 'vitest';
import { checkNotice } from './check-notice.ts';
import type { NoticeFacts } from './notice-facts.ts';
import { aNotice, courtIn, seededBook } from './notice-check.fixture.ts';
import { sentenceOf } from './sentence.ts';

const verified = seededBook('all');
const unverified = seededBook([]);

const check = (state: string, given: Partial<NoticeFacts> = {}, book = verified) =>
  checkNotice(aNotice(given), courtIn(state), book);
const pointsOf = ({ points }: ReturnType<typeof check>) =>
  Object.fromEntries(points.map(({ point, state, code }) => [point, `${state} ${code}`]));
const says = (given: Partial<NoticeFacts>, state = 'GA', book = verified) =>
  Object.fromEntries(check(state, given, book).points.map((found) => [found.point, sentenceOf(found)]));

describe('Georgia', () => {
  test('a notice in order is green, point by point, and says its days', () => {
    const checked = check('GA', { noticeMethod: 'OUTSIDE_DOOR_SEALED_PLUS_MAIL' });
    expect(pointsOf(checked)).toEqual({
      length: 'ok lengthRight',
      method: 'ok methodRight',
      type: 'ok typeByLease',
      amount: 'ok amountRight',
      proof: 'ok proofThere',
      cares: 'ok caresNo',
      cure: 'ok curePay',
    });
    expect(checked.mayBeFiledOn).toBe('2026-07-22');
    expect(says({ noticeMethod: 'OUTSIDE_DOOR_SEALED_PLUS_MAIL' })).toMatchObject({
      length: '3 business days: July 17, 2026 to July 21, 2026',
      type: 'Lease made or renewed since July 1, 2024, so notice is required',
      cure: 'Paying $2,243.00 by July 21, 2026 ends the case',
    });
  });

  test.each<[string, Partial<NoticeFacts>, Record<string, string>]>([
    ['another notice than the law asks for', { noticeType: 'NON_RENEWAL' }, { type: 'fail typeWrong' }],
    ['no notice named', { noticeType: null }, { type: 'missing typeMissing', length: 'ok lengthRight' }],
    ['no day', { noticeServedOn: null }, { length: 'missing lengthNoDay' }],
    [
      'a way that the law does not take',
      { noticeMethod: 'FIRST_CLASS_MAIL' },
      { method: 'fail methodWrong' },
    ],
    ['no way named', { noticeMethod: null }, { method: 'missing methodMissing' }],
    ['$75.00 too much', { noticeAmountCents: 231_800 }, { amount: 'fail amountMore' }],
    ['less than is owed', { noticeAmountCents: 100_000 }, { amount: 'ok amountRight' }],
    ['no amount copied', { noticeAmountCents: null }, { amount: 'missing amountMissing' }],
    ['no ledger', { ledger: [] }, { amount: 'missing amountNoLedger' }],
    ['no proof', { hasProof: false }, { proof: 'fail proofMissing' }],
    ['no reason', { reasons: [] }, { type: 'missing typeNoReason' }],
    [
      'a lease of nobody knows when',
      { leaseFrom: null },
      { type: 'missing typeNoLease', length: 'missing lengthNoLease' },
    ],
    [
      'a lease from before the law',
      { leaseFrom: '2023-02-01' },
      { type: 'ok typeRight', length: 'ok lengthNone' },
    ],
    [
      'that was renewed under it',
      { leaseFrom: '2023-02-01', leaseRenewedOn: '2025-02-01' },
      { type: 'ok typeByLease', length: 'ok lengthRight' },
    ],
    ['the last day before it', { leaseFrom: '2024-06-30' }, { length: 'ok lengthNone' }],
    ['its first day', { leaseFrom: '2024-07-01' }, { length: 'ok lengthRight' }],
  ])('%s', (_what, given, wanted) => {
    expect(pointsOf(check('GA', given))).toMatchObject(wanted);
  });

  test('a rule that no lawyer has verified warns and blocks nothing', () => {
    const wrong: Partial<NoticeFacts> = {
      noticeType: 'NON_RENEWAL',
      noticeMethod: 'FIRST_CLASS_MAIL',
      noticeAmountCents: 999_900,
      filingDay: '2026-07-17',
    };
    expect(pointsOf(check('GA', wrong, unverified))).toMatchObject({
      length: 'warn lengthEarly',
      method: 'warn methodWrong',
      type: 'warn typeWrong',
      amount: 'warn amountMore',
    });
    expect(pointsOf(check('GA', { leaseFrom: null, noticeAmountCents: null }, unverified))).toMatchObject({
      length: 'warn lengthNoLease',
      type: 'warn typeNoLease',
      amount: 'warn amountMissing',
    });
    // Each rule by itself: one that is verified does not vouch for the next.
    const one = seededBook(['GA-GUARD-METHOD']);
    expect(pointsOf(check('GA', wrong, one))).toMatchObject({
      method: 'fail methodWrong',
      type: 'warn typeWrong',
    });
  });

  test.each([
    ['2026-07-21', 'fail lengthEarly', 'warn cureOpen'],
    ['2026-07-22', 'ok lengthRight', 'ok curePay'],
  ])('filed on %s', (filingDay, length, cure) => {
    expect(pointsOf(check('GA', { filingDay }))).toMatchObject({ length, cure });
  });

  test.each([
    ['2026-07-21', 'Paying $2,243.00 by July 21, 2026 ends the case'],
    ['2026-07-22', 'The time that the notice gave to pay $2,243.00 ended on July 21, 2026'],
  ])('on %s the time to pay is said as it is', (today, cure) => {
    expect(says({ today })).toMatchObject({ cure });
  });
});

describe('the sum on the notice', () => {
  const rent = { kind: 'RENT' as const, dueOn: '2026-07-01', amountCents: 200_000 };
  const fee = { kind: 'LATE_FEE' as const, dueOn: '2026-07-06', amountCents: 10_000 };
  const paid = { kind: 'PAYMENT' as const, dueOn: '2026-07-10', amountCents: -5_000 };
  test.each<[string, string, Partial<NoticeFacts>, string]>([
    ['FL', 'rent and the late fee', { ledger: [rent, fee], noticeAmountCents: 210_000 }, 'fail amountOther'],
    ['FL', 'rent alone', { ledger: [rent, fee], noticeAmountCents: 200_000 }, 'ok amountRight'],
    ['CA', 'rent and the late fee', { ledger: [rent, fee], noticeAmountCents: 200_001 }, 'fail amountOther'],
    ['TX', 'rent and the late fee', { ledger: [rent, fee], noticeAmountCents: 210_000 }, 'fail amountOther'],
    [
      'NY',
      'rent and the late fee',
      { ledger: [rent, fee], noticeType: 'RENT_DEMAND', noticeAmountCents: 210_000 },
      'fail amountOther',
    ],
    ['GA', 'rent and the late fee', { ledger: [rent, fee], noticeAmountCents: 210_000 }, 'ok amountRight'],
    ['AZ', 'rent and the late fee', { ledger: [rent, fee], noticeAmountCents: 210_000 }, 'ok amountRight'],
    [
      'FL',
      'a payment that may have gone to the fee',
      { ledger: [rent, fee, paid], noticeAmountCents: 200_000 },
      'warn amountPayments',
    ],
    [
      'FL',
      'a payment taken off the rent',
      { ledger: [rent, fee, paid], noticeAmountCents: 195_000 },
      'ok amountRight',
    ],
    ['GA', 'a payment forgotten', { ledger: [rent, paid], noticeAmountCents: 200_000 }, 'fail amountMore'],
    [
      'GA',
      'a payment after the notice',
      { ledger: [rent, { ...paid, dueOn: '2026-07-18' }], noticeAmountCents: 200_000 },
      'ok amountRight',
    ],
    [
      'GA',
      'rent that was not due yet',
      { ledger: [rent, { ...rent, dueOn: '2026-08-01' }], noticeAmountCents: 400_000 },
      'fail amountMore',
    ],
    [
      'GA',
      'a line without a day',
      { ledger: [{ ...rent, dueOn: null }], noticeAmountCents: 200_000 },
      'ok amountRight',
    ],
    [
      'GA',
      'paid in full, and more',
      { ledger: [rent, { ...paid, amountCents: -300_000 }], noticeAmountCents: 1 },
      'fail amountMore',
    ],
  ])('%s: %s', (state, _what, given, wanted) => {
    expect(pointsOf(check(state, given))['amount']).toBe(wanted);
  });

  test('says what is too much, in money', () => {
    expect(says({ noticeAmountCents: 231_800 })['amount']).toBe(
      'The notice demands $75.00 more than the ledger showed that day. A court may dismiss for this.',
    );
    expect(says({ ledger: [rent, fee], noticeAmountCents: 210_000 }, 'FL')['amount']).toBe(
      'The notice may demand only rent, $2,000.00, and demands $2,100.00. A court may dismiss for this.',
    );
  });

  test('a notice that asks for no money has no such point', () => {
    const other = pointsOf(check('GA', { noticeType: 'FEDERAL_30_DAY', noticeAmountCents: null }));
    expect(other).not.toHaveProperty('amount');
  });
});

test.each<[string, Partial<NoticeFacts>, string | null, Record<string, string>]>([
  ['TX', {}, '2026-07-21', { length: 'ok lengthRight', type: 'ok typeRight', method: 'ok methodRight' }],
  ['TX', { noticeMethod: 'POST_AND_MAIL' }, '2026-07-21', { method: 'fail methodWrong' }],
  // The law of 2026 names the notice; before it none is named, and what is usual is taken.
  ['TX', { noticeType: 'NON_RENEWAL' }, null, { type: 'fail typeWrong', length: 'warn lengthUnknown' }],
  ['TX', { noticeType: 'NON_RENEWAL', noticeServedOn: '2025-12-31' }, null, { type: 'warn typeUnusual' }],
  ['FL', {}, '2026-07-22', { length: 'ok lengthRight', type: 'ok typeRight' }],
  ['FL', { noticeMethod: 'EMAIL_BY_ADDENDUM' }, '2026-07-22', { method: 'ok methodRight' }],
  [
    'FL',
    { noticeMethod: 'EMAIL_BY_ADDENDUM', noticeServedOn: '2025-06-30' },
    '2025-07-07',
    { method: 'fail methodWrong' },
  ],
  [
    'FL',
    { noticeMethod: 'EMAIL_BY_ADDENDUM', noticeServedOn: '2025-07-01' },
    '2025-07-08',
    { method: 'ok methodRight' },
  ],
  ['CA', {}, '2026-07-22', { length: 'ok lengthRight', method: 'ok methodRight' }],
  ['CA', { noticeMethod: 'CERTIFIED_MAIL' }, '2026-07-22', { method: 'fail methodWrong' }],
  ['NY', { noticeType: 'RENT_DEMAND' }, '2026-07-31', { type: 'ok typeRight', method: 'warn methodUnknown' }],
  ['NY', {}, '2026-07-31', { type: 'fail typeWrong' }],
  ['AZ', {}, '2026-07-22', { length: 'ok lengthRight', method: 'ok methodRight' }],
  ['AZ', { noticeMethod: 'POST_AND_MAIL' }, '2026-07-22', { method: 'fail methodWrong' }],
  [
    'AZ',
    { reasons: ['IMMEDIATE_IRREPARABLE'], noticeType: 'IMMEDIATE_IRREPARABLE' },
    '2026-07-16',
    { length: 'ok lengthRight' },
  ],
])('%s %o', (state, given, mayBeFiledOn, wanted) => {
  const checked = check(state, given);
  expect(pointsOf(checked)).toMatchObject(wanted);
  expect(checked.mayBeFiledOn).toBe(mayBeFiledOn);
});

test('a notice from month to month runs to the end of a rental period, once that is said', () => {
  const monthly = { reasons: [], noticeType: 'TERMINATE_PERIODIC' } as const;
  const open = check('FL', monthly);
  expect(pointsOf(open)['length']).toBe('missing lengthNoFact');
  expect(open.deadline?.missing).toEqual(['rentPeriodEndsOn']);
  const said = check('FL', { ...monthly, rentPeriodEndsOn: '2026-07-31' });
  expect(pointsOf(said)['length']).toBe('ok lengthRight');
  // Thirty days from July 16 reach into August: its end counts.
  expect(said.deadline?.date).toBe('2026-08-31');
  expect(said.mayBeFiledOn).toBe('2026-09-01');
});

describe('the CARES Act', () => {
  test.each<[NoticeFacts['caresCovered'], Partial<NoticeFacts>, string, string]>([
    ['NO', {}, 'ok caresNo', '2026-07-22'],
    ['UNKNOWN', {}, 'missing caresMissing', '2026-07-22'],
    ['NO', { propertyCategory: 'LIHTC' }, 'warn caresDoubted', '2026-07-22'],
    ['NO', { propertyCategory: 'MOBILE_HOME' }, 'ok caresNo', '2026-07-22'],
    ['YES', {}, 'warn caresNotice', '2026-08-18'],
    ['YES', { noticeType: 'FEDERAL_30_DAY' }, 'ok caresYes', '2026-08-18'],
  ])('covered %s %o', (caresCovered, given, point, mayBeFiledOn) => {
    const checked = check('GA', { caresCovered, ...given });
    expect(pointsOf(checked)['cares']).toBe(point);
    expect(checked.mayBeFiledOn).toBe(mayBeFiledOn);
    expect(checked.supposesNoCares).toBe(caresCovered === 'UNKNOWN');
  });

  test('opens nothing where the state’s own length isn’t known', () => {
    const checked = check('MD', { caresCovered: 'YES', noticeType: 'NON_RENEWAL' });
    expect(pointsOf(checked)['length']).toBe('warn lengthUnknown');
    expect(checked.deadline?.date).not.toBeNull();
    expect(checked.mayBeFiledOn).toBeNull();
  });

  test('lets Texas file while its days run', () => {
    expect(check('TX', { caresCovered: 'YES' }).mayBeFiledOn).toBe('2026-07-21');
  });
});

test('a state whose rules nobody keeps is looked at by the facts alone', () => {
  const checked = checkNotice(aNotice({ hasProof: false }), null, verified);
  expect(pointsOf(checked)).toEqual({
    length: 'warn lengthUnknown',
    method: 'warn methodUnknown',
    type: 'ok typeRight',
    amount: 'ok amountRight',
    proof: 'fail proofMissing',
    cares: 'ok caresNo',
  });
  expect(checked.mayBeFiledOn).toBeNull();
});

test('a reason that asks for no notice is asked for none', () => {
  expect(pointsOf(check('GA', { reasons: ['ABANDONMENT'], noticeType: null }))).toEqual({
    type: 'ok typeNotAsked',
    cares: 'ok caresNo',
  });
});
