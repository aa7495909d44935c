import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import {
  bankBalance,
  ledgerBalance,
  selectClientBalances,
  selectOpenItems,
} from './reconciliation-queries.ts';

export interface Sums {
  bankCents: number;
  inTransitCents: number;
  outstandingCents: number;
  adjustedCents: number;
  ledgerCents: number;
  clientsCents: number;
}

/** The three sums of an account at the end of a day, each from rows of its own: the bank’s, the ledger’s, and the clients’ registers. */
export async function reconcile(db: Kysely<DB>, of: { firmId: string; id: string; day: string }) {
  const [bankCents, ledgerCents, clients, items] = await Promise.all([
    bankBalance(db, of),
    ledgerBalance(db, of),
    selectClientBalances(db, of),
    selectOpenItems(db, of),
  ]);
  const sum = (rows: readonly { amountCents: number }[]) =>
    rows.reduce((cents, { amountCents }) => cents + amountCents, 0);
  const inTransitCents = sum(items.filter(({ amountCents }) => amountCents > 0));
  const outstandingCents = 0 - sum(items.filter(({ amountCents }) => amountCents < 0));
  const sums: Sums = {
    bankCents,
    inTransitCents,
    outstandingCents,
    adjustedCents: bankCents + inTransitCents - outstandingCents,
    ledgerCents,
    clientsCents: clients.reduce((cents, { balanceCents }) => cents + balanceCents, 0),
  };
  return { sums, clients, items };
}

export const isEqual = ({ adjustedCents, ledgerCents, clientsCents }: Sums): boolean =>
  adjustedCents === ledgerCents && ledgerCents === clientsCents;
