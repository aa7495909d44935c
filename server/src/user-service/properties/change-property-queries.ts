import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { DB, UsersProperty } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleProperty } from './property-scope-queries.ts';

export type LockedProperty = Selectable<UsersProperty>;

/** Holds a property that the scope sees until the transaction ends. */
export function lockProperty(
  db: Kysely<DB>,
  scope: Scope,
  propertyId: string,
): Promise<LockedProperty | undefined> {
  return db
    .selectFrom('users.property as p')
    .selectAll('p')
    .where('p.id', '=', propertyId)
    .where(visibleProperty(scope))
    .forUpdate()
    .executeTakeFirst();
}

export function insertProperty(db: Kysely<DB>, property: Insertable<UsersProperty>): Promise<LockedProperty> {
  return db.insertInto('users.property').values(property).returningAll().executeTakeFirstOrThrow();
}

/** Writes what is given of a property, and a new version. */
export function updatePropertyRow(
  db: Kysely<DB>,
  propertyId: string,
  change: Updateable<UsersProperty>,
  now: Date,
): Promise<LockedProperty> {
  return db
    .updateTable('users.property')
    .set({ ...change, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', propertyId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes where the units and leases of some properties come from. */
export async function setRosterSource(
  db: Kysely<DB>,
  propertyIds: readonly string[],
  rosterSource: 'IMPORT' | 'CONNECTION',
): Promise<void> {
  if (propertyIds.length === 0) return;
  await db
    .updateTable('users.property')
    .set({ rosterSource })
    .where('id', 'in', [...propertyIds])
    .where(sql<boolean>`roster_source is distinct from ${rosterSource}`)
    .execute();
}

/** Of properties whose last import was undone those stand as typed that no other brought anything. */
export async function clearRosterSource(db: Kysely<DB>, propertyIds: readonly string[]): Promise<void> {
  if (propertyIds.length === 0) return;
  const isBrought = (table: ReturnType<typeof sql>) =>
    sql<boolean>`exists (select from ${table} r where r.property_id = property.id and r.external_source is not null)`;
  await db
    .updateTable('users.property')
    .set({ rosterSource: null })
    .where('id', 'in', [...propertyIds])
    .where(sql<boolean>`not ${isBrought(sql`users.unit`)} and not ${isBrought(sql`users.lease`)}`)
    .execute();
}

/** A property that has a unit has been used, if only by a rent roll. */
export async function hasUnits(db: Kysely<DB>, propertyId: string): Promise<boolean> {
  const unit = await db
    .selectFrom('users.unit')
    .select('id')
    .where('propertyId', '=', propertyId)
    .limit(1)
    .executeTakeFirst();
  return unit !== undefined;
}

export async function deleteProperty(db: Kysely<DB>, propertyId: string): Promise<void> {
  await db.deleteFrom('users.property').where('id', '=', propertyId).execute();
}

/** As the index of addresses has it. */
const compared = (line: ReturnType<typeof sql>) =>
  sql<string>`regexp_replace(lower(${line}), '[[:punct:][:space:]]+', ' ', 'g')`;

export interface PlacedProperty {
  id: string;
  clientId: string;
  addressLine1: string;
  zipCode: string;
}

/** Lets one property after the other to an address of a company until the transaction ends. */
export async function lockAddress(db: Kysely<DB>, { clientId, zipCode }: PlacedProperty): Promise<void> {
  const key = `property:${clientId}:${zipCode.slice(0, 5)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 15))`.execute(db);
}

/** Another property of the company at this address, and whether the scope sees it. */
export function findAtAddress(
  db: Kysely<DB>,
  scope: Scope,
  { id, clientId, addressLine1, zipCode }: PlacedProperty,
) {
  return db
    .selectFrom('users.property as p')
    .select(['p.id', 'p.name'])
    .select(sql<boolean>`(${visibleProperty(scope)})`.as('isVisible'))
    .where('p.clientId', '=', clientId)
    .where('p.addressLine1', 'is not', null)
    .where(compared(sql`p.address_line1`), '=', compared(sql`${addressLine1}::text`))
    .where(sql`left(p.zip_code, 5)`, '=', zipCode.slice(0, 5))
    .where('p.id', '<>', id)
    .where('p.status', '<>', 'DRAFT')
    .orderBy('p.status')
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst();
}

/** What the fields of a property name, for the check that they belong together. */
export async function selectNamed(
  db: Kysely<DB>,
  given: {
    clientId: string;
    countyId?: string | null;
    courthouseId?: string | null;
    ownerId?: string | null;
  },
) {
  const { clientId, countyId, courthouseId, ownerId } = given;
  const [county, courthouse, owner] = await Promise.all([
    countyId
      ? db
          .selectFrom('users.county as county')
          .innerJoin('users.state as state', 'state.id', 'county.stateId')
          .select(['county.id', 'state.code as stateCode'])
          .where('county.id', '=', countyId)
          .executeTakeFirst()
      : undefined,
    courthouseId
      ? db
          .selectFrom('cases.publishedCourthouse')
          .select(['id', 'countyId', 'active'])
          .where('id', '=', courthouseId)
          .executeTakeFirst()
      : undefined,
    ownerId
      ? db
          .selectFrom('users.propertyOwner')
          .select(['id', 'active'])
          .where('id', '=', ownerId)
          .where('clientId', '=', clientId)
          // An owner who becomes inactive meanwhile is waited for.
          .forShare()
          .executeTakeFirst()
      : undefined,
  ]);
  return { county, courthouse, owner };
}
export type NamedRecords = Awaited<ReturnType<typeof selectNamed>>;

/** Whether the company takes properties, for whoever sees it. */
export function findCompany(db: Kysely<DB>, clientId: string) {
  return db.selectFrom('users.client').select(['id', 'status']).where('id', '=', clientId).executeTakeFirst();
}
