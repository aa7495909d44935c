import { PERSON_TYPE } from '@writdesk/contract/property-owners/property-owner-values';
import type { OwnerListQuery } from '@writdesk/contract/property-owners/property-owners';
import { type Insertable, type Kysely, sql } from 'kysely';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { DB, UsersPropertyOwner } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { searched } from '../../platform/db/search.ts';
import { visibleProperty } from '../properties/index.ts';
import { visibleOwner } from './property-owner-scope-queries.ts';

const sortColumns = { name: sql`lower(o.name)`, createdAt: sql`o.created_at` } as const;

/** One page of the owners that the scope sees, with the number of all that match. */
export async function selectOwnerPage(db: Kysely<DB>, scope: Scope, query: OwnerListQuery) {
  const { search, clientId, kind, active, sort } = query;
  const name = sql<string>`lower(o.name)`;
  const matching = visible(db, scope)
    .where(searched(search, name, [name]))
    .$if(clientId !== null, (rows) => rows.where('o.clientId', '=', clientId ?? ''))
    .$if(kind?.length === 1, (rows) =>
      rows.where('o.entityType', kind?.[0] === 'PERSON' ? '=' : '<>', PERSON_TYPE),
    )
    .$if(active !== null, (rows) => rows.where('o.active', '=', active));
  return selectPage(db, matching, query, (rows) =>
    rows
      .selectAll('o')
      .select('client.name as clientName')
      .select(propertyCount(scope))
      .orderBy(...sorted(sortColumns, sort))
      .orderBy('o.id'),
  );
}

export type OwnerRow = Awaited<ReturnType<typeof selectOwnerPage>>['rows'][number];

export function findOwner(db: Kysely<DB>, scope: Scope, ownerId: string) {
  return visible(db, scope)
    .selectAll('o')
    .select('client.name as clientName')
    .select(propertyCount(scope))
    .where('o.id', '=', ownerId)
    .executeTakeFirst();
}

export type OwnerRecord = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

/** Holds an owner that the scope sees until the transaction ends; no property becomes theirs meanwhile. */
export function lockOwner(db: Kysely<DB>, scope: Scope, ownerId: string) {
  return db
    .selectFrom('users.propertyOwner as o')
    .selectAll('o')
    .where('o.id', '=', ownerId)
    .where(visibleOwner(scope))
    .forUpdate()
    .executeTakeFirst();
}

/** Who signs in as an owner. */
export function selectPortalPeople(db: Kysely<DB>, ownerId: string) {
  return db
    .selectFrom('users.appUser as u')
    .select(['u.id', 'u.email', sql<string>`trim(u.first_name || ' ' || u.last_name)`.as('name')])
    .where('u.ownerId', '=', ownerId)
    .where('u.active', '=', true)
    .orderBy('u.lastName')
    .orderBy('u.id')
    .execute();
}

const MOST_NAMED = 50;

/** The active properties of an owner, by name, with the number of all. */
export async function selectActiveProperties(db: Kysely<DB>, ownerId: string) {
  const matching = db
    .selectFrom('users.property as p')
    .where('p.ownerId', '=', ownerId)
    .where('p.status', '=', 'ACTIVE');
  const [properties, counted] = await Promise.all([
    matching.select(['p.id', 'p.name']).orderBy('p.name').orderBy('p.id').limit(MOST_NAMED).execute(),
    matching.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow(),
  ]);
  return { properties, total: Number(counted.n) };
}

/** The owner's properties that the scope sees. */
export function selectOwnedProperties(db: Kysely<DB>, scope: Scope, ownerId: string) {
  return db
    .selectFrom('users.property as p')
    .select(['p.id', 'p.name'])
    .where('p.ownerId', '=', ownerId)
    .where(visibleProperty(scope))
    .orderBy(sql`lower(p.name)`)
    .orderBy('p.id')
    .execute();
}

const propertyCount = (scope: Scope) =>
  sql<number>`(select count(*) from users.property p where p.owner_id = o.id and ${visibleProperty(scope)})`.as(
    'propertyCount',
  );

function visible(db: Kysely<DB>, scope: Scope) {
  return db
    .selectFrom('users.propertyOwner as o')
    .innerJoin('users.client as client', 'client.id', 'o.clientId')
    .where(visibleOwner(scope));
}

export async function insertOwner(db: Kysely<DB>, owner: Insertable<UsersPropertyOwner>): Promise<void> {
  await db.insertInto('users.propertyOwner').values(owner).execute();
}
