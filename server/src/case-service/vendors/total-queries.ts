import type { CostMethod } from '@writdesk/contract/cost-payments/cost-payments';
import type { CostCategory } from '@writdesk/contract/ledger/ledger-accounts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

export interface PaidName {
  /** Null where the check or the cost doesn’t say. */
  payeeKind: string | null;
  name: string;
  payments: number;
  paidCents: number;
}

/** Form 1099 reports what is paid so: a card’s processor reports its payments, and the other two go through a company’s account. */
const reportedMethods = ['BANK_TRANSFER', 'CASH'] as const satisfies readonly CostMethod[];
/** Costs that are paid to a public office. */
const publicCosts = ['COURT_COST', 'WRIT_COST', 'RECORDING'] as const satisfies readonly CostCategory[];

/**
 * What the ledger says was paid in a year, by the names of the payees: by check, by transfer and in cash. What was voided or reversed
 * later paid nothing, in whichever year that was.
 */
export async function selectPaidNames(db: Kysely<DB>, firmId: string, year: number): Promise<PaidName[]> {
  const [courts, trust, costs] = await Promise.all([
    standing(db, { firmId, year, kind: 'check.release', credit: 'CASH' })
      .innerJoin('cases.courtCheck as k', (join) =>
        join.onRef('k.firmId', '=', 'e.firmId').onRef('k.id', '=', 'e.sourceId'),
      )
      .select(['k.payeeKind', 'k.payeeName as name', ...sums])
      .groupBy(['k.payeeKind', 'k.payeeName'])
      .execute(),
    standing(db, { firmId, year, kind: 'trust.check', credit: 'TRUST_CASH' })
      .innerJoin('cases.trustItem as i', (join) =>
        join.onRef('i.firmId', '=', 'e.firmId').onRef('i.id', '=', 'e.sourceId'),
      )
      .select([sql<string>`coalesce(i.payee_name, '')`.as('name'), ...sums])
      .groupBy('i.payeeName')
      .execute(),
    standing(db, { firmId, year, kind: 'cost.pay', credit: 'CASH' })
      .innerJoin('cases.costPayment as c', (join) =>
        join.onRef('c.firmId', '=', 'e.firmId').onRef('c.id', '=', 'e.sourceId'),
      )
      .where('c.method', 'in', reportedMethods)
      .select((eb) => [
        eb.case().when('c.category', 'in', publicCosts).then('CLERK').end().as('payeeKind'),
        'c.payeeName as name',
        ...sums,
      ])
      .groupBy(['payeeKind', 'c.payeeName'])
      .execute(),
  ]);
  return [...courts, ...trust.map((row) => ({ ...row, payeeKind: null })), ...costs];
}

const sums = [
  sql<number>`count(distinct e.source_id)::int`.as('payments'),
  sql<number>`sum(p.amount_cents)::bigint`.as('paidCents'),
] as const;

interface Wanted {
  firmId: string;
  year: number;
  kind: 'check.release' | 'trust.check' | 'cost.pay';
  credit: 'CASH' | 'TRUST_CASH';
}

/** Postings of a year that paid somebody and that nothing reverses. */
const standing = (db: Kysely<DB>, { firmId, year, kind, credit }: Wanted) =>
  db
    .selectFrom('cases.ledgerPosting as p')
    .innerJoin('cases.ledgerEntry as e', (join) =>
      join.onRef('e.firmId', '=', 'p.firmId').onRef('e.id', '=', 'p.entryId'),
    )
    .where('p.firmId', '=', firmId)
    .where('e.kind', '=', kind)
    .where('p.credit', '=', credit)
    .where('p.postedOn', '>=', `${year}-01-01`)
    .where('p.postedOn', '<=', `${year}-12-31`)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('cases.ledgerEntry as r')
            .select('r.id')
            .whereRef('r.firmId', '=', 'e.firmId')
            .whereRef('r.reversesId', '=', 'e.id'),
        ),
      ),
    );
