import { expect, test } from 'vitest';
import { blankLine } from '../draft/draft-values.ts';
import { claimAgainstLedger, ledgerSum, signed } from './ledger.ts';

const line = (amountCents: number | null) => ({ ...blankLine(), amountCents });

test('charges less payments, and a line without an amount counts nothing', () => {
  expect(ledgerSum([line(211_800), line(12_500), line(-6_000), line(null)])).toBe(218_300);
});

test.each([
  ['PAYMENT', 6_000, -6_000],
  ['CREDIT', -6_000, -6_000],
  ['RENT', -211_800, 211_800],
  ['LATE_FEE', 7_500, 7_500],
  ['PAYMENT', null, null],
  ['PAYMENT', 0, 0],
] as const)('%s of %s is held as %s', (kind, typed, held) => expect(signed(kind, typed)).toBe(held));

test('the claim is compared only when both are there', () => {
  expect(claimAgainstLedger(null, [line(100)])).toBeNull();
  expect(claimAgainstLedger(100, [])).toBeNull();
  expect(claimAgainstLedger(100, [line(null)])).toBeNull();
  expect(claimAgainstLedger(231_800, [line(224_300)])).toEqual({ sumCents: 224_300, differenceCents: 7_500 });
  expect(claimAgainstLedger(224_300, [line(224_300)])?.differenceCents).toBe(0);
});
