import type { LocationMappingQuery } from '@writdesk/contract/location-mappings/location-mappings';
import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { contains } from '../../platform/db/like.ts';
import { selectPage, sortedNullsLast } from '../../platform/db/page.ts';
import { lockName } from '../../platform/db/named-locks.ts';
import type { CasesCountyLocation, DB } from '../../platform/db/schema.ts';

/** A firm's counties: all of the states where it is engaged, those where it has cases, and those that have a location. */
export interface Reach {
  stateCodes: readonly string[];
  countyIds: readonly string[];
  locations: readonly Location[];
}
type Location = Awaited<ReturnType<typeof selectFirmLocations>>[number];

/** The counties of a firm that have a location. */
export function selectFirmLocations(db: Kysely<DB>, firmId: string) {
  return db
    .selectFrom('cases.countyLocation')
    .select(['countyId', 'locationId', 'locationName', 'version', 'updatedAt'])
    .where('firmId', '=', firmId)
    .execute();
}

/** One page of counties with their locations, and the number of all that match. */
export function selectLocationPage(db: Kysely<DB>, reach: Reach, query: LocationMappingQuery) {
  const { search, stateId, mapped, withCases, sort } = query;
  const text = sql<string>`lower(county.full_name || ' ' || coalesce(m.location_id || ' ' || m.location_name, ''))`;
  const matching = counties(db, reach)
    .$if(search !== '', (rows) => rows.where(sql<SqlBool>`${text} like ${contains(search.toLowerCase())}`))
    .$if(stateId !== null, (rows) => rows.where('county.stateId', '=', stateId ?? ''))
    .$if(mapped !== null, (rows) => rows.where('m.locationId', mapped ? 'is not' : 'is', null))
    .$if(withCases !== null, (rows) => rows.where(hasCases(reach), withCases ? 'is' : 'is not', true));
  const [column, direction] = sortedNullsLast(
    {
      countyName: sql`county.name || ' ' || county.state_code`,
      locationName: sql`lower(m.location_name)`,
      locationId: sql`lower(m.location_id)`,
      updatedAt: sql`m.updated_at`,
    },
    sort,
  );
  return selectPage(db, matching, query, (rows) =>
    rows.select(shown(reach)).orderBy(column, direction).orderBy('county.id'),
  );
}
export type LocationRow = Awaited<ReturnType<typeof selectLocationPage>>['rows'][number];

/** All of them, for the firm's file. */
export function selectLocations(db: Kysely<DB>, reach: Reach): Promise<LocationRow[]> {
  return counties(db, reach)
    .select(shown(reach))
    .orderBy('county.stateCode')
    .orderBy('county.name')
    .orderBy('county.id')
    .execute();
}

export function findLocation(
  db: Kysely<DB>,
  reach: Reach,
  countyId: string,
): Promise<LocationRow | undefined> {
  return counties(db, reach).where('county.id', '=', countyId).select(shown(reach)).executeTakeFirst();
}

/** Holds off everybody else who changes the county's location, also while it has none. */
export async function lockCounty(db: Kysely<DB>, firmId: string, countyId: string): Promise<void> {
  await lockName(db, `location ${firmId} ${countyId}`);
}

export async function putLocation(db: Kysely<DB>, row: Insertable<CasesCountyLocation>): Promise<void> {
  const { locationId, locationName, updatedAt } = row;
  await db
    .insertInto('cases.countyLocation')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['firmId', 'countyId']).doUpdateSet({
        locationId,
        locationName,
        updatedAt,
        version: sql`county_location.version + 1`,
      }),
    )
    .execute();
}

export function deleteLocationRow(db: Kysely<DB>, firmId: string, countyId: string) {
  return db
    .deleteFrom('cases.countyLocation')
    .where('firmId', '=', firmId)
    .where('countyId', '=', countyId)
    .returning(['locationId', 'locationName'])
    .executeTakeFirst();
}

/**
 * The counties with their locations. The locations come as values: on a cluster, a table of firms can't stand on the
 * right of an outer join of shared tables.
 */
function counties(db: Kysely<DB>, { stateCodes, countyIds, locations }: Reach) {
  const values = JSON.stringify(
    locations.map((row) => ({
      county_id: row.countyId,
      location_id: row.locationId,
      location_name: row.locationName,
      version: row.version,
      updated_at: row.updatedAt,
    })),
  );
  const known = sql<Location>`(select * from jsonb_to_recordset(${values}::jsonb)
    as l (county_id uuid, location_id text, location_name text, version int, updated_at timestamptz))`;
  return db
    .selectFrom('users.publishedCounty as county')
    .leftJoin(known.as('m'), 'm.countyId', 'county.id')
    .where((of) =>
      of.or([
        of('county.stateCode', '=', sql<string>`any(${[...stateCodes]}::text[])`),
        of('county.id', '=', sql<string>`any(${[...countyIds]}::uuid[])`),
        of('m.countyId', 'is not', null),
      ]),
    );
}

const hasCases = ({ countyIds }: Reach) => sql<boolean>`(county.id = any(${[...countyIds]}::uuid[]))`;

const shown = (reach: Reach) =>
  [
    sql<string>`county.id`.as('id'),
    sql<string>`county.name`.as('countyName'),
    sql<string>`county.state_code`.as('stateCode'),
    sql<string>`county.state_id`.as('stateId'),
    'm.locationId',
    'm.locationName',
    'm.updatedAt',
    sql<number>`coalesce(m.version, 0)`.as('version'),
    hasCases(reach).as('hasCases'),
  ] as const;
