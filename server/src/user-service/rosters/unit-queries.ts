import type { rosters } from '@writdesk/contract/rosters/rosters';
import type { RouteInput } from '@writdesk/contract/route';
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import { directionOf, selectPage } from '../../platform/db/page.ts';
import type { DB, UsersUnit } from '../../platform/db/schema.ts';
import { searched } from '../../platform/db/search.ts';
import { newId } from '../../platform/ids.ts';

type Query = RouteInput<typeof rosters.units>['query'];

/** A key of a tenant’s record: the company leads. */
export interface RosterKey {
  clientId: string;
  id: string;
}

/** One page of the units of a property, each with its current lease. */
export function selectUnitPage(db: Kysely<DB>, property: RosterKey, query: Query) {
  const { search, occupied, late, sort } = query;
  const text = sql<string>`lower(coalesce(b.name || ' ', '') || u.label || ' ' || coalesce(l.tenant_names, ''))`;
  const matching = units(db)
    .where('u.clientId', '=', property.clientId)
    .where('u.propertyId', '=', property.id)
    .where(searched(search, text, [sql`lower(u.label)`]))
    .$if(occupied !== null, (rows) => rows.where('l.id', occupied ? 'is not' : 'is', null))
    .$if(late !== null, (rows) => rows.where(sql<boolean>`(coalesce(l.balance_cents, 0) > 0) = ${late}`));
  const direction = directionOf(sort);
  const first = sort.endsWith('balance') ? sql`l.balance_cents` : sql`lower(b.name)`;
  return selectPage(db, matching, query, (rows) =>
    rows
      .select(unitColumns)
      .select(leaseColumns)
      .orderBy(first, (order) => order[direction]().nullsLast())
      // 2 comes before 10.
      .orderBy(sql`nullif(left(regexp_replace(u.label, '\\D', '', 'g'), 15), '')::bigint`, direction)
      .orderBy(sql`lower(u.label)`, direction)
      .orderBy('u.id'),
  );
}
/** One unit with its current lease. */
export const selectUnit = (db: Kysely<DB>, { clientId, id }: RosterKey) =>
  units(db)
    .select(unitColumns)
    .select(leaseColumns)
    .where('u.clientId', '=', clientId)
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow();

export type UnitPageRow = Awaited<ReturnType<typeof selectUnitPage>>['rows'][number];

const unitColumns = [
  'u.id',
  'b.name as building',
  'u.label',
  'u.addressLine1',
  'u.addressLine2',
  'u.bedrooms',
  'u.bathrooms',
  'u.sizeSqft',
  'u.marketRentCents',
  'u.active',
  'u.version',
] as const;
const leaseColumns = [
  'l.id as leaseId',
  'l.tenantNames',
  'l.term',
  'l.leaseFrom',
  'l.leaseTo',
  'l.rentCents',
  'l.balanceSource',
  'l.balanceOn',
  'l.balanceCents',
  'l.rentOwedCents',
  'l.otherOwedCents',
  'l.owed0Cents',
  'l.owed31Cents',
  'l.owed61Cents',
  'l.owed91Cents',
] as const;

const units = (db: Kysely<DB>) =>
  db
    .selectFrom('users.unit as u')
    .leftJoin('users.building as b', (join) =>
      join.onRef('b.clientId', '=', 'u.clientId').onRef('b.id', '=', 'u.buildingId'),
    )
    .leftJoin('users.lease as l', (join) =>
      join.onRef('l.clientId', '=', 'u.clientId').onRef('l.unitId', '=', 'u.id').on('l.isCurrent', '=', true),
    );

/** Holds a unit of a property until the transaction ends. */
export const lockUnit = (db: Kysely<DB>, property: RosterKey, unitId: string) =>
  db
    .selectFrom('users.unit')
    .selectAll()
    .where('clientId', '=', property.clientId)
    .where('propertyId', '=', property.id)
    .where('id', '=', unitId)
    .forUpdate()
    .executeTakeFirst();

export async function insertUnit(db: Kysely<DB>, unit: Insertable<UsersUnit>): Promise<void> {
  await db.insertInto('users.unit').values(unit).execute();
}

export async function updateUnitRow(
  db: Kysely<DB>,
  { clientId, id }: RosterKey,
  change: Updateable<UsersUnit>,
): Promise<void> {
  await db
    .updateTable('users.unit')
    .set({ ...change, version: sql`version + 1` })
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .execute();
}

/** Whether another unit of the building has this name. */
export async function isLabelTaken(
  db: Kysely<DB>,
  property: RosterKey,
  { id, label, buildingId }: { id: string; label: string; buildingId: string | null },
): Promise<boolean> {
  const other = await db
    .selectFrom('users.unit')
    .select('id')
    .where('clientId', '=', property.clientId)
    .where('propertyId', '=', property.id)
    .where(sql<boolean>`lower(label) = lower(${label})`)
    .where(sql<boolean>`building_id is not distinct from ${buildingId}::uuid`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** The building of this name, made where the property has none. */
export async function buildingNamed(db: Kysely<DB>, property: RosterKey, name: string): Promise<string> {
  const wanted = db
    .selectFrom('users.building')
    .select('id')
    .where('clientId', '=', property.clientId)
    .where('propertyId', '=', property.id)
    .where(sql<boolean>`lower(name) = lower(${name})`);
  const known = await wanted.executeTakeFirst();
  if (known) return known.id;
  await db
    .insertInto('users.building')
    .values({ clientId: property.clientId, id: newId(), propertyId: property.id, name })
    .onConflict((on) => on.doNothing())
    .execute();
  return (await wanted.executeTakeFirstOrThrow()).id;
}
