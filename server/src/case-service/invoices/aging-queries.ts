import { recordOf } from '@writdesk/contract/values/records';
import { type InvoiceAge, invoiceAges } from '@writdesk/contract/invoices/ages';
import type { invoiceReports } from '@writdesk/contract/invoices/invoice-reports';
import type { RouteInput } from '@writdesk/contract/route';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visible } from '../../platform/db/visible.ts';
import { visibleInvoice } from './invoice-scope-queries.ts';

type Query = RouteInput<typeof invoiceReports.aging>['query'];

/** Whose invoices are looked at, before one knows which they are. */
const reached = (scope: Scope, of: 'open' | 'later') => {
  const ofCompany = sql<SqlBool>`${sql.ref(`${of}.client_id`)} = any(${scope.clientIds}::uuid[])`;
  return visible(scope, {
    firm: sql<SqlBool>`${sql.ref(`${of}.firm_id`)} = ${scope.firmId}`,
    clients: ofCompany,
    properties: ofCompany,
    owner: ofCompany,
  });
};

/**
 * Invoices of which something was left to pay on a day, and how much: what is left now, less what the ledger moved since. So
 * it costs what is open and what came later, however long the ledger is.
 */
export const openOn = (db: Kysely<DB>, scope: Scope, day: string) =>
  db
    .selectFrom(
      db
        .selectFrom('cases.invoice as open')
        .select(['open.firmId', 'open.id as invoiceId', 'open.balanceCents as cents'])
        .where('open.status', 'in', ['ISSUED', 'PARTIALLY_PAID'])
        .where('open.balanceCents', '>', 0)
        .where(reached(scope, 'open'))
        .unionAll(
          db
            .selectFrom('cases.ledgerPosting as later')
            .select(['later.firmId', sql<string>`later.invoice_id`.as('invoiceId')])
            .select(
              sql<number>`case when later.debit = 'RECEIVABLE' then -later.amount_cents else later.amount_cents end`.as(
                'cents',
              ),
            )
            .where('later.postedOn', '>', day)
            .where(sql<SqlBool>`(later.debit = 'RECEIVABLE' or later.credit = 'RECEIVABLE')`)
            .where('later.invoiceId', 'is not', null)
            .where(reached(scope, 'later')),
        )
        .as('moved'),
    )
    .select(['moved.firmId', 'moved.invoiceId'])
    .select(sql<number>`sum(moved.cents)::bigint`.as('cents'))
    .groupBy(['moved.firmId', 'moved.invoiceId'])
    .having(sql<SqlBool>`sum(moved.cents) <> 0`);

const lastDays: Readonly<Record<Exclude<InvoiceAge, 'OVER_90'>, number>> = {
  CURRENT: 0,
  DAYS_1_30: 30,
  DAYS_31_60: 60,
  DAYS_61_90: 90,
};

/** How long an invoice `i` was due on a day. */
export const ageOn = (day: string) => {
  const age = sql.join(
    Object.entries(lastDays).map(
      ([name, days]) => sql`when ${day}::date - i.due_date <= ${days} then ${name}`,
    ),
    sql` `,
  );
  return sql<InvoiceAge>`case ${age} else 'OVER_90' end`;
};

/** What each company owed on a day, by age: one statement for all of them, for there are as many as a firm has companies. */
export async function selectAging(db: Kysely<DB>, scope: Scope, day: string, query: Query) {
  const { firmId, clientId } = query;
  const rows = await db
    .selectFrom('cases.invoice as i')
    .innerJoin(openOn(db, scope, day).as('was'), (join) =>
      join.onRef('was.firmId', '=', 'i.firmId').onRef('was.invoiceId', '=', 'i.id'),
    )
    .innerJoin('users.publishedClient as client', 'client.id', 'i.clientId')
    .innerJoin('users.publishedFirm as firm', 'firm.id', 'i.firmId')
    .leftJoin('users.publishedProperty as property', 'property.id', 'i.propertyId')
    .select(['i.firmId', 'firm.name as firmName', 'i.clientId', 'client.name as clientName'])
    .select(ageOn(day).as('age'))
    .select(sql<number>`sum(was.cents)::bigint`.as('cents'))
    .where(visibleInvoice(scope))
    .$if(firmId !== null, (of) => of.where('i.firmId', '=', firmId ?? ''))
    .$if(clientId !== null, (of) => of.where('i.clientId', '=', clientId ?? ''))
    .groupBy(['i.firmId', 'firm.name', 'i.clientId', 'client.name', 'age'])
    .execute();
  const companies = Map.groupBy(rows, (row) => `${row.firmId} ${row.clientId}`);
  return [...companies.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return {
      firm: { id: first.firmId, name: first.firmName ?? '' },
      client: { id: first.clientId, name: first.clientName ?? '' },
      ...sumsOf(own),
    };
  });
}

const sumsOf = (rows: readonly { age: InvoiceAge; cents: number }[]) => {
  const of = (age: InvoiceAge) =>
    rows.reduce((sum, row) => sum + (row.age === age ? Number(row.cents) : 0), 0);
  const sums = recordOf(invoiceAges, (age) => of(age));
  return { ...sums, totalCents: rows.reduce((sum, { cents }) => sum + Number(cents), 0) };
};
