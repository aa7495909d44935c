import type { LedgerAccount } from '@writdesk/contract/ledger/ledger-accounts';
import { addDays } from '@writdesk/contract/values/dates';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { CasesLedgerMonth, DB } from '../../platform/db/schema.ts';
import { movedUntil } from './snapshot-queries.ts';

/** The first day on which a firm posted something, and the last that is closed. */
export async function findBook(db: Kysely<DB>, firmId: string) {
  const first = await db
    .selectFrom('cases.ledgerPosting')
    .select((of) => of.fn.min('postedOn').as('day'))
    .where('firmId', '=', firmId)
    .executeTakeFirst();
  const book = await db
    .selectFrom('cases.ledgerBook')
    .select('closedThrough')
    .where('firmId', '=', firmId)
    .executeTakeFirst();
  return { firstDay: first?.day ?? null, closedThrough: book?.closedThrough ?? null };
}

export function selectMonths(db: Kysely<DB>, firmId: string, first: string, last: string) {
  return db
    .selectFrom('cases.ledgerMonth')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('month', '>=', first)
    .where('month', '<=', last)
    .execute();
}

/** What each account was debited and credited, before a month and in it. */
export async function selectBalances(
  db: Kysely<DB>,
  { firmId, first, last }: { firmId: string; first: string; last: string },
) {
  const before = sql`not moved.is_until`;
  const rows = await db
    .selectFrom(
      sql<{ account: LedgerAccount; isUntil: boolean; debitCents: number; creditCents: number }>`(
        select account, false as is_until, debit_cents, credit_cents from ${movedUntil(firmId, addDays(first, -1))} before
        union all
        select account, true, debit_cents, credit_cents from ${movedUntil(firmId, last)} until)`.as('moved'),
    )
    .select('moved.account')
    .select([
      sql<number>`coalesce(sum(debit_cents) filter (where ${before}), 0)::bigint`.as('debitBefore'),
      sql<number>`coalesce(sum(credit_cents) filter (where ${before}), 0)::bigint`.as('creditBefore'),
      sql<number>`coalesce(sum(debit_cents) filter (where is_until), 0)::bigint`.as('debitUntil'),
      sql<number>`coalesce(sum(credit_cents) filter (where is_until), 0)::bigint`.as('creditUntil'),
    ])
    .groupBy('moved.account')
    .execute();
  return (account: LedgerAccount) => {
    const row = rows.find((one) => one.account === account);
    if (!row) return { openingCents: 0, debitCents: 0, creditCents: 0 };
    return {
      openingCents: Number(row.debitBefore) - Number(row.creditBefore),
      debitCents: Number(row.debitUntil) - Number(row.debitBefore),
      creditCents: Number(row.creditUntil) - Number(row.creditBefore),
    };
  };
}

/** The postings of some days, entry by entry in the order of their days; of a case that the reader is kept from there is no name. */
export function selectJournal(
  db: Kysely<DB>,
  { firmId, first, last }: { firmId: string; first: string; last: string },
) {
  return db
    .selectFrom('cases.ledgerPosting as p')
    .innerJoin('cases.ledgerEntry as e', (join) =>
      join.onRef('e.firmId', '=', 'p.firmId').onRef('e.id', '=', 'p.entryId'),
    )
    .leftJoin('users.publishedClient as client', 'client.id', 'p.clientId')
    .leftJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'p.firmId').onRef('c.id', '=', 'p.caseId'),
    )
    .leftJoin('cases.invoice as i', (join) =>
      join.onRef('i.firmId', '=', 'p.firmId').onRef('i.id', '=', 'p.invoiceId'),
    )
    .select(['p.postedOn', 'p.entryId', 'p.debit', 'p.credit', 'p.amountCents', 'e.kind', 'e.actorName'])
    .select(['client.name as clientName', 'c.caseDraftNumber', 'i.number as invoiceNumber'])
    .where('p.firmId', '=', firmId)
    .where('p.postedOn', '>=', first)
    .where('p.postedOn', '<=', last)
    .orderBy('p.postedOn')
    .orderBy('e.at')
    .orderBy('p.entryId')
    .orderBy('p.id')
    .execute();
}

export async function moveBook(db: Kysely<DB>, firmId: string, closedThrough: string | null): Promise<void> {
  await db.updateTable('cases.ledgerBook').set({ closedThrough }).where('firmId', '=', firmId).execute();
}

/** Says who closed a month, or closed it once more. */
export async function saveClosed(db: Kysely<DB>, row: Insertable<CasesLedgerMonth>): Promise<void> {
  const { closedByName, closedAt } = row;
  await db
    .insertInto('cases.ledgerMonth')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['firmId', 'month'])
        .doUpdateSet({ closedByName, closedAt, reopenedByName: null, reopenedAt: null, reopenReason: null }),
    )
    .execute();
}

export async function saveReopened(
  db: Kysely<DB>,
  {
    firmId,
    month,
    ...by
  }: Pick<
    Insertable<CasesLedgerMonth>,
    'firmId' | 'month' | 'reopenedByName' | 'reopenedAt' | 'reopenReason'
  >,
): Promise<void> {
  await db
    .updateTable('cases.ledgerMonth')
    .set(by)
    .where('firmId', '=', firmId)
    .where('month', '=', month)
    .execute();
}
