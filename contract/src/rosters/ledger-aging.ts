import type { LedgerLine } from '../cases/case-values.ts';

/** What is owed on a day: rent apart from other charges, and how many days it is past due. */
export interface Aging {
  /** What is owed less what is paid ahead; negative where the tenant has a credit. */
  balanceCents: number;
  rentOwedCents: number;
  otherOwedCents: number;
  owed0Cents: number;
  owed31Cents: number;
  owed61Cents: number;
  owed91Cents: number;
}

export const nothingOwed: Aging = {
  balanceCents: 0,
  rentOwedCents: 0,
  otherOwedCents: 0,
  owed0Cents: 0,
  owed31Cents: 0,
  owed61Cents: 0,
  owed91Cents: 0,
};

/** Into which column a charge falls that has been due for so many days. */
export const bucketOf = (days: number) =>
  days <= 30 ? 'owed0Cents' : days <= 60 ? 'owed31Cents' : days <= 90 ? 'owed61Cents' : 'owed91Cents';

type Line = Pick<LedgerLine, 'kind' | 'dueOn' | 'amountCents'>;

/**
 * Adds up a ledger on a day. Payments and credits settle the oldest charges first, and of one day rent before the rest. A charge that
 * isn't due yet is not owed; one without a day counts as due on the day asked for.
 */
export function agingOf(lines: readonly Line[], on: string): Aging {
  const due = lines.filter(({ dueOn }) => !dueOn || dueOn <= on);
  const charges = due
    .filter(({ amountCents }) => amountCents > 0)
    .toSorted((a, b) => (a.dueOn ?? on).localeCompare(b.dueOn ?? on) || rank(a) - rank(b));
  let paid = -due.reduce((sum, { amountCents }) => sum + Math.min(0, amountCents), 0);
  const aging = { ...nothingOwed };
  for (const { kind, dueOn, amountCents } of charges) {
    const settled = Math.min(paid, amountCents);
    paid -= settled;
    const open = amountCents - settled;
    aging.balanceCents += open;
    aging[kind === 'RENT' ? 'rentOwedCents' : 'otherOwedCents'] += open;
    aging[bucketOf(dayNumber(on) - dayNumber(dueOn ?? on))] += open;
  }
  aging.balanceCents -= paid;
  return aging;
}

const rank = ({ kind }: Line) => (kind === 'RENT' ? 0 : 1);

const MS_OF_A_DAY = 86_400_000;

/** How many days a calendar day lies after 1970-01-01: days are counted apart from clocks and zones. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / MS_OF_A_DAY;
