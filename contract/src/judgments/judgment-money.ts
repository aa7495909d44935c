import { z } from 'zod';
import { positiveCents } from '../values/money.ts';

/** What the sum of a judgment consists of. */
export const moneyParts = [
  'rentCents',
  'lateFeesCents',
  'otherCents',
  'costsCents',
  'interestCents',
  'attorneyCents',
] as const;
export type MoneyPart = (typeof moneyParts)[number];

const part = positiveCents.optional();
export const judgmentMoney = z.strictObject({
  rentCents: part,
  lateFeesCents: part,
  otherCents: part,
  costsCents: part,
  interestCents: part,
  attorneyCents: part,
} satisfies Record<MoneyPart, typeof part>);
export type JudgmentMoney = z.output<typeof judgmentMoney>;

/** The sum of the parts; null while none is named. */
export function sumOfParts(money: JudgmentMoney): number | null {
  const named = moneyParts.flatMap((name) => money[name] ?? []);
  return named.length === 0 ? null : named.reduce((sum, cents) => sum + cents, 0);
}
