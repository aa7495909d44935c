import { readFileSync } from 'node:fs';
import { bankLayouts, positivePayLayouts } from '@writdesk/contract/bank-accounts/positive-pay-layouts';
import { expect, test } from 'vitest';
import { type BankRecord, positivePayFile, TooWideError } from './positive-pay-file.ts';

const check = (change: Partial<BankRecord>): BankRecord => ({
  isVoid: false,
  account: '412244401',
  number: 1_001,
  issueDay: '2026-06-12',
  amountCents: 24_050,
  payee: 'Clerk of Magistrate Court',
  ...change,
});
const records = [
  check({}),
  check({
    number: 1_002,
    amountCents: 5,
    payee: 'Señor “Peña” & Hijos, Núñez – Alguacil\nde la Corte del Condado de Fulton, Georgia',
  }),
  check({ number: 1_002, amountCents: 5, payee: 'Señor “Peña”', isVoid: true }),
  check({ number: 123_456, amountCents: 123_456_789, issueDay: '2026-12-31', payee: '=Marshal' }),
];
const layouts = positivePayLayouts.filter((name) => name !== 'TABLE');

test.each(layouts)('%s is written as its golden file says, byte for byte', (name) => {
  const golden = readFileSync(new URL(`positive-pay-${name}.golden.txt`, import.meta.url), 'utf8');
  expect(positivePayFile(name, records)).toBe(golden);
});

test.each([
  ['FIXED_60', 60],
  ['FIXED_100', 100],
] as const)('each line of %s has %i characters, whatever a check says', (name, width) => {
  for (const line of positivePayFile(name, records).split('\r\n').slice(0, -1))
    expect(line).toHaveLength(width);
});

test('what has no room is refused, never cut to another number or another amount', () => {
  const refused = (name: (typeof layouts)[number], change: Partial<BankRecord>) => () =>
    positivePayFile(name, [check(change)]);
  expect(refused('FIXED_60', { amountCents: 1_000_000_000 })).toThrow(TooWideError);
  expect(refused('FIXED_60', { amountCents: 999_999_999 })).not.toThrow();
  expect(refused('FIXED_100', { account: '1234567890123' })).toThrow(TooWideError);
});

test('each layout says where it was read', () => {
  for (const name of layouts) expect(bankLayouts[name].source).not.toBe('');
});
