import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { type Grouped, type GroupedQuestion, patternsOf } from '../../tallies/index.ts';
import { visibleCase } from '../record/index.ts';

/** The same counts from the cases themselves, for whom no counter knows: managers, owners, one person's cases. */
export async function countRows(
  db: Kysely<DB>,
  scope: Scope,
  {
    what,
    firmId,
    clientId,
    countyId,
    assigneeId,
    from,
    to,
    by,
  }: GroupedQuestion & { assigneeId?: string | null },
): Promise<Grouped[]> {
  const of =
    by === 'county'
      ? sql<string>`c.county_id::text`
      : by === 'company'
        ? sql<string>`c.client_id::text`
        : by === 'month'
          ? sql<string>`to_char(had.day, 'YYYY-MM')`
          : sql<string>`''`;
  return db
    .selectFrom('cases.evictionCase as c')
    .innerJoin('cases.talliedCase as had', (join) =>
      join.onRef('had.firmId', '=', 'c.firmId').onRef('had.id', '=', 'c.id'),
    )
    .where(visibleCase(scope))
    .where(sql<SqlBool>`had.what like any(${patternsOf(what)}::text[])`)
    .$if(Boolean(firmId), (rows) => rows.where('c.firmId', '=', firmId ?? ''))
    .$if(Boolean(clientId), (rows) => rows.where('c.clientId', '=', clientId ?? ''))
    .$if(Boolean(countyId), (rows) => rows.where('c.countyId', '=', countyId ?? null))
    .$if(Boolean(assigneeId), (rows) =>
      rows.where((eb) =>
        eb.or([
          eb('c.assignedProcessorId', '=', assigneeId ?? null),
          eb('c.assignedLawyerId', '=', assigneeId ?? null),
        ]),
      ),
    )
    .$if(from !== undefined, (rows) => rows.where('had.day', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('had.day', '<=', to ?? ''))
    .$if(by === 'county', (rows) => rows.where('c.countyId', 'is not', null))
    .select([sql<string>`had.what`.as('what'), of.as('of'), sql<number>`count(*)::int`.as('n')])
    .groupBy([sql`1`, sql`2`])
    .execute();
}

export interface CountyName {
  id: string;
  name: string;
  fips: string;
  stateCode: string;
  stateId: string;
}

export async function countyNames(db: Kysely<DB>, ids: readonly string[]): Promise<CountyName[]> {
  const rows = await db
    .selectFrom('users.publishedCounty')
    .select(['id', 'name', 'fips', 'stateCode', 'stateId'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('stateCode')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, name, fips, stateCode, stateId }) =>
    id && name && fips && stateCode && stateId ? [{ id, name, fips, stateCode, stateId }] : [],
  );
}

/** A county by its id or by its FIPS code. */
export function findCountyBy(db: Kysely<DB>, idOrFips: string) {
  return db
    .selectFrom('users.publishedCounty')
    .select(['id', 'name', 'fips', 'stateCode'])
    .where(idOrFips.length === 5 ? 'fips' : 'id', '=', idOrFips)
    .executeTakeFirst();
}

/** Whether somebody works at a firm, as far as the reader sees them. */
export async function isColleague(db: Kysely<DB>, firmId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users.publishedPerson')
    .select('id')
    .where('id', '=', userId)
    .where('firmId', '=', firmId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isFirm(db: Kysely<DB>, firmId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users.publishedFirm')
    .select('id')
    .where('id', '=', firmId)
    .executeTakeFirst();
  return row !== undefined;
}
