import type { PaymentListQuery } from '@writdesk/contract/payments/payments';
import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { beginsWith } from '../../platform/db/like.ts';
import { sorted, within } from '../../platform/db/page.ts';
import type { CasesPayment, CasesPaymentAllocation, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visible } from '../../platform/db/visible.ts';

export interface PaymentKey {
  firmId: string;
  id: string;
}

/** The tenancy rule for payments: they are a whole company’s, and not a single manager’s or owner’s. */
const visiblePayment = (scope: Scope) => {
  const nobody = sql<SqlBool>`false`;
  return visible(scope, {
    firm: sql<SqlBool>`p.firm_id = ${scope.firmId}`,
    clients: sql<SqlBool>`p.client_id = any(${scope.clientIds}::uuid[])`,
    properties: nobody,
    owner: nobody,
  });
};

const named = (db: Kysely<DB>, scope: Scope) =>
  db
    .selectFrom('cases.payment as p')
    .innerJoin('users.publishedClient as client', 'client.id', 'p.clientId')
    .innerJoin('users.publishedFirm as firm', 'firm.id', 'p.firmId')
    .where(visiblePayment(scope));

/** One page of payments, the number of all that match, and the credit that is left of them. */
export async function selectPaymentPage(db: Kysely<DB>, scope: Scope, query: PaymentListQuery) {
  const { search, status, method, clientId, dateRange, sort } = query;
  const matching = named(db, scope)
    .$if(search !== '', (rows) =>
      rows.where(sql<SqlBool>`lower(p.reference) like ${beginsWith(search.toLowerCase())}`),
    )
    .$if(status !== null, (rows) => rows.where('p.status', 'in', status ?? []))
    .$if(method !== null, (rows) => rows.where('p.method', 'in', method ?? []))
    .$if(clientId !== null, (rows) => rows.where('p.clientId', '=', clientId ?? ''))
    .$if(dateRange.from !== null, (rows) => rows.where('p.receivedOn', '>=', dateRange.from ?? ''))
    .$if(dateRange.to !== null, (rows) => rows.where('p.receivedOn', '<=', dateRange.to ?? ''));
  const columns = { receivedOn: sql`p.received_on`, amountCents: sql`p.amount_cents` };
  const [column, direction] = sorted(columns, sort);
  const [rows, totals] = await Promise.all([
    within(
      matching.select(['p.firmId', 'p.id']).orderBy(column, direction).orderBy('p.id', direction),
      query,
    ).execute(),
    matching
      .select([
        sql<number>`count(*)`.as('total'),
        sql<number>`coalesce(sum(p.unapplied_cents), 0)::bigint`.as('creditCents'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const payments = await selectPayments(
    db,
    scope,
    rows.map(({ id }) => id),
  );
  return { rows: rows.flatMap(({ id }) => payments.find((one) => one.id === id) ?? []), ...totals };
}

/** Payments with the invoices that each one paid. */
export async function selectPayments(db: Kysely<DB>, scope: Scope, ids: readonly string[]) {
  if (!ids.length) return [];
  const [rows, paid] = await Promise.all([
    named(db, scope)
      .selectAll('p')
      .select(['client.name as clientName', 'firm.name as firmName'])
      .where('p.id', 'in', ids)
      .execute(),
    db
      .selectFrom('cases.paymentAllocation as a')
      .innerJoin('cases.invoice as i', (join) =>
        join.onRef('i.firmId', '=', 'a.firmId').onRef('i.id', '=', 'a.invoiceId'),
      )
      .select(['a.paymentId', 'i.id', 'i.number'])
      .select((of) => of.fn.sum<number>('a.amountCents').as('amountCents'))
      .where('a.paymentId', 'in', ids)
      .groupBy(['a.firmId', 'a.paymentId', 'i.id', 'i.number'])
      .orderBy('i.number')
      .orderBy('i.id')
      .execute(),
  ]);
  return rows.map((row) => ({
    ...row,
    invoices: paid
      .filter(({ paymentId }) => paymentId === row.id)
      .map(({ id, number, amountCents }) => ({ id, number: number ?? '', amountCents: Number(amountCents) })),
  }));
}
export type PaymentRow = Awaited<ReturnType<typeof selectPayments>>[number];

/** The payment itself, locked until the transaction ends. */
export const lockPayment = (db: Kysely<DB>, { firmId, id }: PaymentKey) =>
  db
    .selectFrom('cases.payment')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function insertPayment(db: Kysely<DB>, row: Insertable<CasesPayment>): Promise<void> {
  await db.insertInto('cases.payment').values(row).execute();
}

export async function insertAllocations(
  db: Kysely<DB>,
  rows: readonly Insertable<CasesPaymentAllocation>[],
): Promise<void> {
  if (rows.length) await db.insertInto('cases.paymentAllocation').values(rows).execute();
}

export async function updatePayment(
  db: Kysely<DB>,
  { firmId, id }: PaymentKey,
  changes: Partial<Insertable<CasesPayment>>,
): Promise<void> {
  await db
    .updateTable('cases.payment')
    .set({ ...changes, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

/** Marks what a payment paid as reversed. @returns what stood until now. */
export async function reverseAllocations(db: Kysely<DB>, { firmId, id }: PaymentKey, now: Date) {
  const standing = await db
    .selectFrom('cases.paymentAllocation')
    .select(['invoiceId', 'lineId', 'amountCents'])
    .where('firmId', '=', firmId)
    .where('paymentId', '=', id)
    .where('reversedAt', 'is', null)
    .execute();
  await db
    .updateTable('cases.paymentAllocation')
    .set({ reversedAt: now })
    .where('firmId', '=', firmId)
    .where('paymentId', '=', id)
    .where('reversedAt', 'is', null)
    .execute();
  return standing;
}
