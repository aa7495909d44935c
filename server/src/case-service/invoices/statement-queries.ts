import { addDays } from '@writdesk/contract/values/dates';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { movedUntil } from '../ledger/index.ts';
import type { Debtor } from './account-queries.ts';

/**
 * What a posting adds to what a company owes: its invoices, less its credit. What moves between the two, such as credit that pays
 * an invoice, adds nothing.
 */
const owed = sql<number>`case when p.debit in ('RECEIVABLE', 'CLIENT_CREDIT') then p.amount_cents else 0 end
  - case when p.credit in ('RECEIVABLE', 'CLIENT_CREDIT') then p.amount_cents else 0 end`;

/** What a company owed a firm before a day. */
export async function owedBefore(db: Kysely<DB>, { firmId, clientId }: Debtor, day: string): Promise<number> {
  const { cents } = await db
    .selectFrom(movedUntil(firmId, addDays(day, -1)).as('moved'))
    .select(sql<number>`coalesce(sum(moved.debit_cents - moved.credit_cents), 0)::bigint`.as('cents'))
    .where('moved.clientId', '=', clientId)
    .where('moved.account', 'in', ['RECEIVABLE', 'CLIENT_CREDIT'])
    .executeTakeFirstOrThrow();
  return Number(cents);
}

/** What changed what a company owes a firm over some days, in its order. */
export async function selectAccount(
  db: Kysely<DB>,
  { firmId, clientId }: Debtor,
  { from, to }: { from: string; to: string },
) {
  const rows = await db
    .selectFrom('cases.ledgerEntry as e')
    .innerJoin('cases.ledgerPosting as p', (join) =>
      join.onRef('p.firmId', '=', 'e.firmId').onRef('p.entryId', '=', 'e.id'),
    )
    .select(['e.id', 'e.postedOn', 'e.kind', 'e.sourceId', 'e.at'])
    .select(sql<number>`sum(${owed})::bigint`.as('amountCents'))
    .where('e.firmId', '=', firmId)
    .where('e.clientId', '=', clientId)
    .where('p.clientId', '=', clientId)
    .where('p.postedOn', '>=', from)
    .where('p.postedOn', '<=', to)
    .groupBy(['e.firmId', 'e.id', 'e.postedOn', 'e.kind', 'e.sourceId', 'e.at'])
    .having(sql<boolean>`sum(${owed}) <> 0`)
    .orderBy('e.postedOn')
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
  return rows.map((row) => ({ ...row, amountCents: Number(row.amountCents) }));
}

/** What an invoice `i` asks for as interest on others. */
const interestIn = sql<number>`(select coalesce(sum(line.amount_cents), 0)::bigint from cases.invoice_line line
  where line.firm_id = i.firm_id and line.invoice_id = i.id and line.category = 'INTEREST')`;

/** The invoices, corrections and payments that entries come from. */
export async function selectSources(db: Kysely<DB>, firmId: string, sourceIds: readonly string[]) {
  if (!sourceIds.length) return { invoices: [], corrections: [], payments: [] };
  const [invoices, corrections, payments] = await Promise.all([
    db
      .selectFrom('cases.invoice as i')
      .select(['i.id', 'i.number'])
      .select(interestIn.as('interestCents'))
      .where('i.firmId', '=', firmId)
      .where('i.id', 'in', sourceIds)
      .execute(),
    db
      .selectFrom('cases.invoiceCorrection as c')
      .innerJoin('cases.invoice as i', (join) =>
        join.onRef('i.firmId', '=', 'c.firmId').onRef('i.id', '=', 'c.invoiceId'),
      )
      .select(['c.id', 'c.number as note', 'i.id as invoiceId', 'i.number'])
      .where('c.firmId', '=', firmId)
      .where('c.id', 'in', sourceIds)
      .execute(),
    db
      .selectFrom('cases.payment')
      .select(['id', 'reference'])
      .where('firmId', '=', firmId)
      .where('id', 'in', sourceIds)
      .execute(),
  ]);
  return { invoices, corrections, payments };
}
