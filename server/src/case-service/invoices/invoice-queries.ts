import type { invoices, ShownInvoiceStatus } from '@writdesk/contract/invoices/invoices';
import type { RouteInput } from '@writdesk/contract/route';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { beginsWith } from '../../platform/db/like.ts';
import { sorted, within } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { ageOn, openOn } from './aging-queries.ts';
import { disputedCents, isDisputed } from './dispute-queries.ts';
import { visibleInvoice } from './invoice-scope-queries.ts';
import { termsColumns } from '../../user-service/clients/index.ts';

type Query = RouteInput<typeof invoices.list>['query'];

const sortColumns = {
  issueDate: sql`i.issue_date`,
  dueDate: sql`i.due_date`,
  balanceCents: sql`i.balance_cents`,
  number: sql`i.number`,
} as const;

const { termsDays, graceDays, overdueGate } = termsColumns;
const isOpen = sql<SqlBool>`i.status in ('ISSUED', 'PARTIALLY_PAID') and i.balance_cents > 0`;
/** Overdue by the firm's own calendar: due on the 30th is in time until the firm's midnight, and the days of grace. */
const isOverdue = (now: Date) =>
  sql<SqlBool>`(${isOpen} and (${now}::timestamptz at time zone firm.time_zone)::date > i.due_date + ${graceDays})`;
const shownStatus = (now: Date) =>
  sql<ShownInvoiceStatus>`case when ${isOverdue(now)} then 'OVERDUE' else i.status end`;

/** One page of invoices, the number of all that match, and what of those is open and overdue. */
export async function selectInvoicePage(
  db: Kysely<DB>,
  scope: Scope,
  { asOf, ...query }: Omit<Query, 'asOf'> & { asOf: string | null },
  now: Date,
) {
  const { search, status, firmId, clientId, propertyId, disputed, dateRange, age, sort } = query;
  const thenCents = sql<number | null>`${asOf === null ? sql`null::bigint` : sql`was.cents`}`;
  const matching = named(db)
    .where(visibleInvoice(scope))
    .$if(search !== '', (rows) =>
      rows.where(sql<SqlBool>`lower(i.number) like ${beginsWith(search.toLowerCase())}`),
    )
    .$if(status !== null, (rows) => rows.where(shownStatus(now), 'in', status ?? []))
    .$if(firmId !== null, (rows) => rows.where('i.firmId', '=', firmId ?? ''))
    .$if(clientId !== null, (rows) => rows.where('i.clientId', '=', clientId ?? ''))
    .$if(propertyId !== null, (rows) => rows.where('i.propertyId', '=', propertyId))
    .$if(disputed !== null, (rows) => rows.where(disputed ? isDisputed : sql<SqlBool>`not ${isDisputed}`))
    .$if(dateRange.from !== null, (rows) => rows.where('i.issueDate', '>=', dateRange.from ?? ''))
    .$if(dateRange.to !== null, (rows) => rows.where('i.issueDate', '<=', dateRange.to ?? ''))
    .$if(asOf !== null, (rows) =>
      rows.innerJoin(openOn(db, scope, asOf ?? '').as('was'), (join) =>
        join.onRef('was.firmId', '=', 'i.firmId').onRef('was.invoiceId', '=', 'i.id'),
      ),
    )
    .$if(age !== null, (rows) => rows.where(ageOn(asOf ?? ''), 'in', age ?? []));
  const [column, direction] = sorted(sortColumns, sort);
  const [rows, totals] = await Promise.all([
    within(
      matching
        .selectAll('i')
        .select(['client.name as clientName', 'firm.name as firmName', 'property.name as propertyName'])
        .select([shownStatus(now).as('shownStatus'), thenCents.as('asOfCents')])
        .select(disputedCents.as('disputedCents'))
        .orderBy(column, direction)
        .orderBy('i.id', direction),
      query,
    ).execute(),
    matching
      .select([
        sql<number>`count(*)`.as('total'),
        sql<number>`coalesce(sum(i.balance_cents) filter (where ${isOpen}), 0)::bigint`.as('openCents'),
        sql<number>`coalesce(sum(i.balance_cents) filter (where ${isOverdue(now)}), 0)::bigint`.as(
          'overdueCents',
        ),
        sql<number | null>`sum(${thenCents})::bigint`.as('asOfCents'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, ...totals };
}

/** An invoice that the scope sees, with its names. */
export function findInvoice(db: Kysely<DB>, scope: Scope, id: string, now: Date) {
  return named(db)
    .selectAll('i')
    .select(['client.name as clientName', 'firm.name as firmName', 'property.name as propertyName'])
    .select(sql<string>`firm.time_zone`.as('timeZone'))
    .select([shownStatus(now).as('shownStatus'), disputedCents.as('disputedCents')])
    .where('i.id', '=', id)
    .where(visibleInvoice(scope))
    .executeTakeFirst();
}
export type ShownInvoice = Omit<NonNullable<Awaited<ReturnType<typeof findInvoice>>>, 'timeZone'>;

/** Of these the ones that somebody may see. */
export const selectSeenInvoices = (db: Kysely<DB>, scope: Scope, ids: readonly string[]) =>
  named(db)
    .select(['i.id', 'i.firmId', 'i.clientId'])
    .where('i.id', 'in', ids)
    .where(visibleInvoice(scope))
    .execute();

/** The firm's day, and on which terms a company pays. */
export function findTerms(
  db: Kysely<DB>,
  { firmId, clientId }: { firmId: string; clientId: string },
  now: Date,
) {
  return db
    .selectFrom('users.publishedFirm as firm')
    .innerJoin('users.publishedClient as client', (join) => join.on('client.id', '=', clientId))
    .leftJoin('users.publishedTerms as terms', (join) =>
      join.onRef('terms.firmId', '=', 'firm.id').onRef('terms.clientId', '=', 'client.id'),
    )
    .select([
      sql<string>`(${now}::timestamptz at time zone firm.time_zone)::date::text`.as('today'),
      termsDays.as('termsDays'),
    ])
    .where('firm.id', '=', firmId)
    .executeTakeFirst();
}

/** Overdue invoices that hold new cases of a company: all of them, those of one property, or none, as it is set. */
export function selectOverdue(
  db: Kysely<DB>,
  key: { firmId: string; clientId: string; propertyId: string | null },
  now: Date,
) {
  return (
    named(db)
      .select(['i.id', 'i.balanceCents'])
      // Only issued ones are overdue, and these have both.
      .select([sql<string>`i.number`.as('number'), sql<string>`i.due_date`.as('dueDate')])
      .where('i.firmId', '=', key.firmId)
      .where('i.clientId', '=', key.clientId)
      .where(isOverdue(now))
      .where(
        sql<SqlBool>`(${overdueGate} = 'COMPANY'
        or ${overdueGate} = 'PROPERTY' and i.property_id = ${key.propertyId})`,
      )
      .orderBy('i.dueDate')
      .orderBy('i.id')
      .execute()
  );
}

/** Whether an overdue invoice holds any new case of a company, as its terms are. */
export async function isHeldByOverdue(
  db: Kysely<DB>,
  { firmId, clientId }: { firmId: string; clientId: string },
  now: Date,
): Promise<boolean> {
  const row = await named(db)
    .select('i.id')
    .where('i.firmId', '=', firmId)
    .where('i.clientId', '=', clientId)
    .where(isOverdue(now))
    .where(
      sql<SqlBool>`(${overdueGate} = 'COMPANY' or ${overdueGate} = 'PROPERTY' and i.property_id is not null)`,
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Where overdue invoices hold new cases: a firm and a company, and the property where the company is held property by property. */
export const selectHolding = (db: Kysely<DB>, now: Date) =>
  named(db)
    .select([
      'i.firmId',
      'i.clientId',
      sql<string | null>`case when ${overdueGate} = 'PROPERTY' then i.property_id end`.as('propertyId'),
    ])
    .where(isOverdue(now))
    .where(
      sql<SqlBool>`(${overdueGate} = 'COMPANY' or ${overdueGate} = 'PROPERTY' and i.property_id is not null)`,
    )
    .distinct()
    .execute();

function named(db: Kysely<DB>) {
  return db
    .selectFrom('cases.invoice as i')
    .innerJoin('users.publishedClient as client', 'client.id', 'i.clientId')
    .innerJoin('users.publishedFirm as firm', 'firm.id', 'i.firmId')
    .leftJoin('users.publishedTerms as terms', (join) =>
      join.onRef('terms.firmId', '=', 'i.firmId').onRef('terms.clientId', '=', 'i.clientId'),
    )
    .leftJoin('users.publishedProperty as property', 'property.id', 'i.propertyId');
}

/** For the query of a case’s facts: whether an overdue invoice holds a case that has not come in yet. */
export const overdueColumns = (now: Date) => ({
  overdue: sql<boolean>`(c.status in ('DRAFT', 'PAYMENT_HOLD') and ${hasOverdue(now)})`,
});

/** Whether the company of a case has an overdue invoice, as far as it is held by it. */
export const hasOverdue = (now: Date) => sql<boolean>`exists (
    select from cases.invoice i join users.published_firm firm on firm.id = i.firm_id
      left join users.published_terms terms on terms.firm_id = i.firm_id and terms.client_id = i.client_id
    where i.firm_id = c.firm_id and i.client_id = c.client_id
      and ${overdueGate} <> 'NONE' and (${overdueGate} = 'COMPANY' or i.property_id = c.property_id)
      and ${isOverdue(now)})`;
