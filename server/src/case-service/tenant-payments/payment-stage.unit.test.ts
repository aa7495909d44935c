import type { PaymentAnswer } from '@writdesk/contract/tenant-payments/payment-stages';
import { paymentStages } from '@writdesk/contract/tenant-payments/payment-stages';
import { describe, expect, test } from 'vitest';
import { seededPacks } from '../../../test/support/seeded-packs.ts';
import { paymentRuleFor, paymentStageOf } from './payment-stage.ts';

const packs = new Map(seededPacks().map((pack) => [pack.state, pack.payments]));
const letters: Readonly<Record<PaymentAnswer, string>> = { ACCEPT: 'A', IN_FULL: 'F', REFUSE: 'R' };

/** What each state says of rent: at the notice, the suit, the judgment and the writ. */
const ofRent = {
  AZ: 'FFRR',
  CA: 'FRRR',
  FL: 'FRRR',
  GA: 'FFRR',
  MD: 'FFFF',
  NC: 'FFRR',
  NV: 'FRRR',
  NY: 'FFFF',
  OH: 'RRRR',
  SC: 'FRRR',
  TX: 'FRRR',
  VA: 'FFFF',
} as const;

const answersOf = (state: string, reasons: Parameters<typeof paymentRuleFor>[1]['reasons']) =>
  paymentStages
    .map((stage) => paymentRuleFor(packs.get(state) ?? [], { stage, reasons, today: '2026-06-12' }))
    .map((rule) => (rule ? letters[rule.answer] : '-'))
    .join('');

describe.each(Object.entries(ofRent))('%s', (state, expected) => {
  test('says of each stage what may be done with the rent', () => {
    expect(answersOf(state, ['NONPAYMENT'])).toBe(expected);
  });

  test('takes no money in a case about something else, nor in one about both', () => {
    expect(answersOf(state, ['HOLDOVER'])).toBe('RRRR');
    expect(answersOf(state, ['NONPAYMENT', 'LEASE_VIOLATION'])).toBe('RRRR');
  });
});

test('every state with rules for notices has rules for payments', () => {
  const silent = [...packs].filter(([state, rules]) => state !== 'US' && rules.length === 0);
  expect(silent).toEqual([]);
});

test('a rule that is not in force is left aside', () => {
  const [rule] = packs.get('GA') ?? [];
  if (!rule) throw new Error('The pack has no rule about payments.');
  const asked = { stage: 'NOTICE', reasons: ['NONPAYMENT'], today: '2026-06-12' } as const;
  expect(paymentRuleFor([{ ...rule, effectiveFrom: '2026-06-13' }], asked)).toBeNull();
  expect(paymentRuleFor([{ ...rule, effectiveTo: '2026-06-11' }], asked)).toBeNull();
  expect(paymentRuleFor([{ ...rule, effectiveFrom: '2026-06-12' }], asked)).toMatchObject({ id: rule.id });
});

test.each([
  ['DRAFT', 'NONE', false, null, null],
  ['DRAFT', 'NONE', false, '2026-06-01', 'NOTICE'],
  ['REVIEW', 'NONE', false, '2026-06-01', 'NOTICE'],
  ['SENT_FOR_FILING', 'PACKET_READY', false, '2026-06-01', 'NOTICE'],
  ['SENT_FOR_FILING', 'EFILE_SUBMITTED', false, '2026-06-01', 'SUIT'],
  // Nevada: what is served is the notice, before anything is filed.
  ['SENT_FOR_SERVING', 'NONE', true, '2026-06-01', 'NOTICE'],
  ['SENT_FOR_SERVING', 'ACCEPTED', false, '2026-06-01', 'SUIT'],
  ['AWAITING_JUDGMENT', 'ACCEPTED', false, null, 'SUIT'],
  ['APPEALED', 'ACCEPTED', false, null, 'JUDGMENT'],
  ['WRIT_IN_PROGRESS', 'ACCEPTED', false, null, 'WRIT'],
  ['LOCKOUT_SCHEDULED', 'ACCEPTED', false, null, 'WRIT'],
  ['CLOSED', 'ACCEPTED', false, '2026-06-01', null],
] as const)(
  '%s, packet %s, serve first %s, notice %s: %s',
  (status, filingStage, serveFirst, notice, stage) => {
    expect(paymentStageOf({ status, filingStage, serveFirst, resumeStatus: null }, notice)).toBe(stage);
  },
);
