import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import type { CasesInterestAccrual, CasesInterestCharge, DB } from '../../platform/db/schema.ts';
import type { Debtor } from '../invoices/index.ts';
import { termsColumns } from '../../user-service/clients/index.ts';

/** The months that are over and of which no interest was charged yet, of all firms that ever set a rate, the oldest first. */
export async function selectDue(db: Kysely<DB>, now: Date) {
  const { rows } = await sql<Debtor & { month: string; timeZone: string }>`
    select rate.firm_id, rate.client_id, month.month::date::text as month, firm.time_zone
    from (select firm_id, client_id, min(starts_on) as first from cases.interest_rate group by firm_id, client_id) rate
      join users.published_firm firm on firm.id = rate.firm_id
      cross join lateral generate_series(
        rate.first::timestamp,
        date_trunc('month', ${now}::timestamptz at time zone firm.time_zone) - interval '1 month',
        interval '1 month') as month (month)
      left join cases.interest_accrual done
        on done.firm_id = rate.firm_id and done.client_id = rate.client_id and done.month = month.month::date
    where done.month is null
    order by month.month, rate.firm_id, rate.client_id`.execute(db);
  return rows;
}
export type DueMonth = Awaited<ReturnType<typeof selectDue>>[number];

/** Notes that a month is charged. @returns false where it was already. */
export async function takeMonth(
  db: Kysely<DB>,
  month: Insertable<CasesInterestAccrual>,
  charges: readonly Insertable<CasesInterestCharge>[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cases.interestAccrual')
    .values(month)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  for (let from = 0; from < charges.length; from += MOST_ROWS)
    await db
      .insertInto('cases.interestCharge')
      .values(charges.slice(from, from + MOST_ROWS))
      .execute();
  return true;
}
const MOST_ROWS = 2_000;

/**
 * The lines of a company of which a month may ask for something or take something back: what is open, and what anything was written
 * down of since the month began. Interest bears none.
 */
export const selectBearing = (
  db: Kysely<DB>,
  { firmId, clientId, month, timeZone }: DueMonth,
  last: string,
) =>
  db
    .selectFrom('cases.invoiceLine as l')
    .innerJoin('cases.invoice as i', (join) =>
      join.onRef('i.firmId', '=', 'l.firmId').onRef('i.id', '=', 'l.invoiceId'),
    )
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'l.firmId').onRef('c.id', '=', 'l.caseId'),
    )
    .leftJoin('users.publishedTerms as terms', (join) =>
      join.onRef('terms.firmId', '=', 'i.firmId').onRef('terms.clientId', '=', 'i.clientId'),
    )
    .select(['l.id', 'l.invoiceId', 'l.caseId', 'l.amountCents', 'l.category'])
    .select(['c.propertyId', 'c.ownerId', 'c.stateCode', 'i.number', 'i.issueDate', 'i.status'])
    .select(sql<string>`(i.due_date + ${termsColumns.graceDays} + 1)::text`.as('overdueFrom'))
    .where('l.firmId', '=', firmId)
    .where('i.clientId', '=', clientId)
    .where(sql<SqlBool>`i.due_date < ${last}::date`)
    .where(
      sql<SqlBool>`(i.balance_cents > 0 or exists (
        select from cases.ledger_posting p join cases.ledger_entry e on e.firm_id = p.firm_id and e.id = p.entry_id
        where p.firm_id = i.firm_id and p.invoice_id = i.id and e.at >= (${month}::timestamp at time zone ${timeZone})))`,
    )
    .orderBy('i.dueDate')
    .orderBy('i.number')
    .orderBy('l.position')
    .orderBy('l.id')
    .execute();
export type BearingLine = Awaited<ReturnType<typeof selectBearing>>[number];

/** What was posted to what is receivable of some invoices, line by line, up to a day. */
export async function selectMoves(
  db: Kysely<DB>,
  firmId: string,
  invoiceIds: readonly string[],
  last: string,
) {
  const rows = await db
    .selectFrom('cases.ledgerPosting')
    .select(['lineId', 'postedOn as day', 'debit', 'amountCents'])
    .where('firmId', '=', firmId)
    .where('invoiceId', 'in', invoiceIds)
    .where('postedOn', '<=', last)
    .where((of) => of.or([of('debit', '=', 'RECEIVABLE'), of('credit', '=', 'RECEIVABLE')]))
    .execute();
  return rows.map(({ lineId, day, debit, amountCents }) => ({
    lineId,
    day,
    cents: debit === 'RECEIVABLE' ? amountCents : -amountCents,
  }));
}

/** When lines of some invoices were disputed, by the days of the firm. */
export const selectDisputedDays = (
  db: Kysely<DB>,
  { firmId, timeZone }: Pick<DueMonth, 'firmId' | 'timeZone'>,
  invoiceIds: readonly string[],
) =>
  db
    .selectFrom('cases.invoiceDispute')
    .select('lineId')
    .select(sql<string>`(raised_at at time zone ${timeZone})::date::text`.as('from'))
    .select(sql<string | null>`(answered_at at time zone ${timeZone})::date::text`.as('to'))
    .where('firmId', '=', firmId)
    .where('invoiceId', 'in', invoiceIds)
    .execute();

/** What was charged of lines of some invoices before, and from when each bore interest. */
export async function selectCharged(db: Kysely<DB>, firmId: string, invoiceIds: readonly string[]) {
  const rows = await db
    .selectFrom('cases.interestCharge')
    .select('lineId')
    .select(sql<string>`min(overdue_from)::text`.as('overdueFrom'))
    .select(sql<number>`sum(amount_cents)::bigint`.as('cents'))
    .where('firmId', '=', firmId)
    .where('invoiceId', 'in', invoiceIds)
    .groupBy(['firmId', 'lineId'])
    .execute();
  return new Map(
    rows.map(({ lineId, overdueFrom, cents }) => [lineId, { overdueFrom, cents: Number(cents) }]),
  );
}
