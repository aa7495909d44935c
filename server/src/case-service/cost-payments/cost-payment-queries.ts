import type { CostPaymentQuery, UnpaidCostQuery } from '@writdesk/contract/cost-payments/cost-payments';
import { type CostCategory, costCategories } from '@writdesk/contract/ledger/ledger-accounts';
import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { beginsWith } from '../../platform/db/like.ts';
import { sorted, within } from '../../platform/db/page.ts';
import type { CasesCostPayment, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleToFirm } from '../../platform/db/visible.ts';
import { visibleCase } from '../cases/record/index.ts';

export interface CostPaymentKey {
  firmId: string;
  id: string;
}

/** They are the firm’s, of cases that the caller sees. */
const named = (db: Kysely<DB>, scope: Scope) =>
  db
    .selectFrom('cases.costPayment as p')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'p.firmId').onRef('c.id', '=', 'p.caseId'),
    )
    .innerJoin('users.publishedClient as client', 'client.id', 'p.clientId')
    .innerJoin('users.publishedFirm as firm', 'firm.id', 'p.firmId')
    .where(visibleToFirm(scope, 'p'))
    .where(visibleCase(scope));

const withNames = (db: Kysely<DB>, scope: Scope) =>
  named(db, scope)
    .selectAll('p')
    .select(['client.name as clientName', 'firm.name as firmName', 'c.title as caseTitle']);

/** One page of payments of costs, the number of all that match, and the sum of those that count. */
export async function selectCostPaymentPage(db: Kysely<DB>, scope: Scope, query: CostPaymentQuery) {
  const { search, status, method, caseId, clientId, dateRange, sort } = query;
  const begins = beginsWith(search.toLowerCase());
  const matching = <R extends ReturnType<typeof named>>(rows: R) =>
    rows
      .$if(search !== '', (some) =>
        some.where(sql<SqlBool>`(lower(p.payee_name) like ${begins} or lower(p.reference) like ${begins})`),
      )
      .$if(status !== null, (some) => some.where('p.status', 'in', status ?? []))
      .$if(method !== null, (some) => some.where('p.method', 'in', method ?? []))
      .$if(caseId !== null, (some) => some.where('p.caseId', '=', caseId ?? ''))
      .$if(clientId !== null, (some) => some.where('p.clientId', '=', clientId ?? ''))
      .$if(dateRange.from !== null, (some) => some.where('p.paidOn', '>=', dateRange.from ?? ''))
      .$if(dateRange.to !== null, (some) => some.where('p.paidOn', '<=', dateRange.to ?? ''));
  const columns = { paidOn: sql`p.paid_on`, amountCents: sql`p.amount_cents` };
  const [column, direction] = sorted(columns, sort);
  const [ids, totals] = await Promise.all([
    within(
      matching(named(db, scope)).select('p.id').orderBy(column, direction).orderBy('p.id', direction),
      query,
    ).execute(),
    matching(named(db, scope))
      .select([
        sql<number>`count(*)::int`.as('total'),
        sql<number>`coalesce(sum(p.amount_cents) filter (where p.status = 'RECORDED'), 0)::bigint`.as(
          'amountCents',
        ),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const rows = ids.length
    ? await withNames(db, scope)
        .where(
          'p.id',
          'in',
          ids.map(({ id }) => id),
        )
        .execute()
    : [];
  return { rows: ids.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []), ...totals };
}

export const findCostPayment = (db: Kysely<DB>, scope: Scope, id: string) =>
  withNames(db, scope).where('p.id', '=', id).executeTakeFirst();
export type CostPaymentRow = NonNullable<Awaited<ReturnType<typeof findCostPayment>>>;

export const lockCostPayment = (db: Kysely<DB>, { firmId, id }: CostPaymentKey) =>
  db
    .selectFrom('cases.costPayment')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** @returns whether it is new: what a source knows is proposed once. */
export async function insertCostPayment(db: Kysely<DB>, row: Insertable<CasesCostPayment>): Promise<boolean> {
  const made = await db
    .insertInto('cases.costPayment')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['firmId', 'caseId', 'source', 'sourceId'])
        .where('sourceId', 'is not', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function updateCostPayment(
  db: Kysely<DB>,
  { firmId, id }: CostPaymentKey,
  changes: Partial<Insertable<CasesCostPayment>>,
): Promise<void> {
  await db
    .updateTable('cases.costPayment')
    .set({ ...changes, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

/** What a source had proposed of a case and nobody has confirmed. */
export const selectProposed = (db: Kysely<DB>, firmId: string, sourceId: string) =>
  db
    .selectFrom('cases.costPayment')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('sourceId', '=', sourceId)
    .where('status', '=', 'PROPOSED')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Whether a line of a bank statement stands for it. */
export async function isMatched(db: Kysely<DB>, { firmId, id }: CostPaymentKey): Promise<boolean> {
  const match = await db
    .selectFrom('cases.bankMatch')
    .select('lineId')
    .where('firmId', '=', firmId)
    .where('itemId', '=', id)
    .executeTakeFirst();
  return match !== undefined;
}

/** A page of the cases whose costs are billed and not paid, and what the ledger says of all of them. */
export async function selectUnpaidPage(db: Kysely<DB>, scope: Scope, query: UnpaidCostQuery) {
  const { clientId } = query;
  const matching = db
    .selectFrom('cases.caseCost as o')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'o.firmId').onRef('c.id', '=', 'o.caseId'),
    )
    .innerJoin('users.publishedClient as client', 'client.id', 'o.clientId')
    .where('o.accruedCents', '>', 0)
    .where(visibleToFirm(scope, 'o'))
    .where(visibleCase(scope))
    .$if(clientId !== null, (rows) => rows.where('o.clientId', '=', clientId ?? ''));
  const [rows, totals] = await Promise.all([
    within(
      matching
        .select(['o.caseId', 'c.title', 'o.clientId', 'client.name as clientName', 'o.accruedCents'])
        .orderBy('o.accruedCents', 'desc')
        .orderBy('c.id'),
      query,
    ).execute(),
    matching
      .select([
        sql<number>`count(*)::int`.as('total'),
        sql<number>`coalesce(sum(o.accrued_cents), 0)::bigint`.as('unpaidCents'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, ...totals };
}

/** The billed costs of cases, the newest first. */
export async function selectBilledCosts(db: Kysely<DB>, caseIds: readonly string[]) {
  if (!caseIds.length) return [];
  return db
    .selectFrom('cases.invoiceLine as l')
    .innerJoin('cases.invoice as i', (join) =>
      join.onRef('i.firmId', '=', 'l.firmId').onRef('i.id', '=', 'l.invoiceId'),
    )
    .select(['l.id', 'l.caseId', 'l.description', 'l.amountCents'])
    .select(sql<CostCategory>`l.category`.as('category'))
    .where('l.caseId', 'in', caseIds)
    .where('l.category', 'in', costCategories)
    .where('i.status', 'not in', ['DRAFT', 'VOID'])
    .orderBy('i.issueDate', 'desc')
    .orderBy('l.id')
    .execute();
}
