import { endStatuses } from '@writdesk/contract/cases/case-status';
import { permitted } from '@writdesk/contract/permissions/permissions';
import { type Kysely, sql } from 'kysely';
import type { UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { termsColumns } from './terms-queries.ts';

export interface ClientFigures {
  openCases: number;
  lastCaseAt: Date | null;
  /** Null for those who may not know of invoices, or not of all of a company. */
  overdueCents: number | null;
}

/** What of the companies is open and overdue, as far as the reader may know of it. */
export async function selectFigures(
  db: Kysely<DB>,
  { scope, actor, deps }: Pick<UserContext, 'scope' | 'actor' | 'deps'>,
  clientIds: readonly string[],
): Promise<(clientId: string) => ClientFigures> {
  const seesMoney =
    permitted(actor.roles, 'invoice.read') !== null && scope.kind !== 'properties' && scope.kind !== 'owner';
  const [cases, invoices] = await Promise.all([
    db
      .selectFrom('cases.publishedClientCase as c')
      .select([
        'c.clientId',
        sql<number>`count(*) filter (where c.status <> all(${endStatuses}::text[]))`.as('openCases'),
        sql<Date | null>`max(c.created_at)`.as('lastCaseAt'),
      ])
      .where(sql<boolean>`c.client_id = any(${[...clientIds]}::uuid[])`)
      .$if(scope.kind === 'properties', (rows) =>
        rows.where(sql<boolean>`c.property_id = any(${[...(scope.propertyIds ?? [])]}::uuid[])`),
      )
      .$if(scope.kind === 'owner', (rows) => rows.where('c.ownerId', '=', scope.ownerId ?? null))
      .groupBy('c.clientId')
      .execute(),
    seesMoney ? selectOverdue(db, clientIds, deps.clock.now()) : null,
  ]);
  const casesOf = new Map(cases.map((row) => [row.clientId, row]));
  const overdueOf = invoices && new Map(invoices.map((row) => [row.clientId, Number(row.overdueCents)]));
  return (clientId) => {
    const row = casesOf.get(clientId);
    return {
      openCases: Number(row?.openCases ?? 0),
      lastCaseAt: row?.lastCaseAt ?? null,
      overdueCents: overdueOf && (overdueOf.get(clientId) ?? 0),
    };
  };
}

/** Overdue by the firm's own calendar, once the company's days of grace are over. */
function selectOverdue(db: Kysely<DB>, clientIds: readonly string[], now: Date) {
  return db
    .selectFrom('cases.publishedClientInvoice as i')
    .innerJoin('users.firm as firm', 'firm.id', 'i.firmId')
    .leftJoin('users.engagementTerms as terms', (join) =>
      join.onRef('terms.clientId', '=', 'i.clientId').onRef('terms.firmId', '=', 'i.firmId'),
    )
    .select(['i.clientId', sql<number>`sum(i.balance_cents)::bigint`.as('overdueCents')])
    .where(sql<boolean>`i.client_id = any(${[...clientIds]}::uuid[])`)
    .where(sql<boolean>`i.status in ('ISSUED', 'PARTIALLY_PAID') and i.balance_cents > 0`)
    .where(
      sql<boolean>`(${now}::timestamptz at time zone firm.time_zone)::date > i.due_date + ${termsColumns.graceDays}`,
    )
    .groupBy('i.clientId')
    .execute();
}
