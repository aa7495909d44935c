import type { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import type { RouteInput } from '@writdesk/contract/route';
import { type Insertable, type Kysely, sql } from 'kysely';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { DB, UsersPropertyOwner } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { searched } from '../../platform/db/search.ts';
import { visibleProperty } from '../properties/index.ts';
import { visibleOwner } from './property-owner-scope-queries.ts';

type Query = RouteInput<typeof propertyOwners.list>['query'];

const sortColumns = { name: sql`lower(o.name)`, createdAt: sql`o.created_at` } as const;

/** One page of the owners that the scope sees, with the number of all that match. */
export async function selectOwnerPage(db: Kysely<DB>, scope: Scope, query: Query) {
  const { search, clientId, active, sort } = query;
  const name = sql<string>`lower(o.name)`;
  const matching = visible(db, scope)
    .where(searched(search, name, [name]))
    .$if(clientId !== null, (rows) => rows.where('o.clientId', '=', clientId ?? ''))
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

export function findOwner(db: Kysely<DB>, scope: Scope, ownerId: string): Promise<OwnerRow | undefined> {
  return visible(db, scope)
    .selectAll('o')
    .select('client.name as clientName')
    .select(propertyCount(scope))
    .where('o.id', '=', ownerId)
    .executeTakeFirst();
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
