import type { HistoryQuery } from '@writdesk/contract/cases/case-numbers';
import { type Kysely, sql } from 'kysely';
import { selectPage } from '../../../platform/db/page.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { visibleProperty } from '../../../user-service/properties/index.ts';
import { visibleCase } from '../record/index.ts';

interface Wanted extends HistoryQuery {
  propertyId: string | null;
  /** Nothing that was begun before. */
  since: Date;
  seesCosts: boolean;
}

/** One page of the cases of properties, newest first. Nobody is looked up by name. */
export function selectHistory(
  db: Kysely<DB>,
  scope: Scope,
  { propertyId, since, seesCosts, status, unit, from, to, page, size }: Wanted,
) {
  const matching = db
    .selectFrom('cases.evictionCase as c')
    .where(visibleCase(scope))
    .where('c.createdAt', '>=', since)
    .$if(propertyId !== null, (rows) => rows.where('c.propertyId', '=', propertyId))
    .$if(status !== null, (rows) => rows.where('c.status', 'in', status ?? []))
    .$if(unit !== '', (rows) => rows.where(sql`lower(c.unit_label)`, '=', unit.toLowerCase()))
    .$if(from !== undefined, (rows) => rows.where('c.createdAt', '>=', new Date(`${from}T00:00:00Z`)))
    .$if(to !== undefined, (rows) =>
      rows.where('c.createdAt', '<', new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000)),
    );
  return selectPage(db, matching, { page, size }, (rows) =>
    rows
      .leftJoin('users.publishedPropertyName as property', 'property.id', 'c.propertyId')
      .select([
        'c.id as caseId',
        'c.title',
        'c.caseNumber',
        'c.status',
        'c.propertyId',
        'property.name as propertyName',
        'c.unitLabel',
        'c.tenantNames',
        'c.filedOn',
        'c.judgmentOutcome as outcome',
        sql<string>`to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD')`.as('openedOn'),
        sql<
          string | null
        >`to_char(greatest(c.closed_at, c.dismissed_at, c.denied_at) at time zone 'UTC', 'YYYY-MM-DD')`.as(
          'endedOn',
        ),
        sql<number | null>`(greatest(c.closed_at, c.dismissed_at, c.denied_at) at time zone 'UTC')::date
          - (c.submitted_at at time zone 'UTC')::date`.as('days'),
        seesCosts
          ? sql<number | null>`c.cost_cents`.as('costCents')
          : sql<number | null>`null::int`.as('costCents'),
      ])
      .orderBy('c.createdAt', 'desc')
      .orderBy('c.id', 'desc'),
  );
}

/** A property that the reader sees: a manager's and an owner's are narrower than their company's. */
export function findPropertyName(db: Kysely<DB>, scope: Scope, propertyId: string) {
  return db
    .selectFrom('users.publishedProperty as p')
    .select(['p.id', 'p.name'])
    .where('p.id', '=', propertyId)
    .where(visibleProperty(scope))
    .executeTakeFirst();
}
