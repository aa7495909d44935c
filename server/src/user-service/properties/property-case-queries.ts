import { type CaseStatus, endStatuses } from '@writdesk/contract/cases/case-status';
import { TOTAL_CAP } from '@writdesk/contract/values/paging';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';

const isOpen = sql<boolean>`c.status <> all(${endStatuses}::text[])`;

/** How many cases of each of these properties haven’t ended, as far as the reader may know of them. */
export async function countOpenCases(
  db: Kysely<DB>,
  propertyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (!propertyIds.length) return new Map();
  const rows = await db
    .selectFrom('cases.publishedPropertyCase as c')
    .select(['c.propertyId', sql<number>`count(*)`.as('n')])
    .where(sql<boolean>`c.property_id = any(${[...propertyIds]}::uuid[])`)
    .where(isOpen)
    .groupBy('c.propertyId')
    .execute();
  return new Map(rows.map(({ propertyId, n }) => [propertyId ?? '', Number(n)]));
}

const MOST_NAMED = 50;

/** Open cases of a property in these statuses, or in any that isn’t an end: the oldest first, with the number of all. */
export async function selectOpenCases(
  db: Kysely<DB>,
  propertyId: string,
  statuses: readonly CaseStatus[] | null = null,
) {
  const matching = db
    .selectFrom('cases.publishedPropertyCase as c')
    .where('c.propertyId', '=', propertyId)
    .where(isOpen)
    .$if(statuses !== null, (rows) =>
      rows.where(sql<boolean>`c.status = any(${[...(statuses ?? [])]}::text[])`),
    );
  const [cases, counted] = await Promise.all([
    matching
      .select(['c.id', 'c.title', 'c.status', 'c.caseNumber'])
      .orderBy('c.createdAt')
      .orderBy('c.id')
      .limit(MOST_NAMED)
      .execute(),
    matching.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow(),
  ]);
  return { cases, total: Number(counted.n) };
}

/** Whether any case, also one that ended, is of a property. */
export async function hasCases(db: Kysely<DB>, propertyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cases.publishedPropertyCase')
    .select('id')
    .where('propertyId', '=', propertyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** All open cases of the properties that the scope sees, counted up to a limit. */
export async function countCasesInScope(db: Kysely<DB>, scope: Scope, clientId: string | null) {
  const open = db
    .selectFrom('cases.publishedPropertyCase as c')
    .select('c.id')
    .where(isOpen)
    .$if(clientId !== null, (rows) => rows.where('c.clientId', '=', clientId))
    .$if(scope.kind === 'properties', (rows) =>
      rows.where(sql<boolean>`c.property_id = any(${[...(scope.propertyIds ?? [])]}::uuid[])`),
    )
    .$if(scope.kind === 'owner', (rows) => rows.where('c.ownerId', '=', scope.ownerId ?? null))
    .limit(TOTAL_CAP + 1);
  const { n } = await db
    .selectFrom(open.as('open'))
    .select(sql<number>`count(*)`.as('n'))
    .executeTakeFirstOrThrow();
  return { openCases: Math.min(Number(n), TOTAL_CAP), openCasesIsCapped: Number(n) > TOTAL_CAP };
}
