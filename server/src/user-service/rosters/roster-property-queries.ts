import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleProperty } from '../properties/index.ts';

/** A property that the scope sees, with what its roster needs of it. */
export const findRosterProperty = (db: Kysely<DB>, scope: Scope, propertyId: string) =>
  db
    .selectFrom('users.property as p')
    .innerJoin('users.client as client', 'client.id', 'p.clientId')
    .select(['p.id', 'p.clientId', 'p.ownerId', 'p.name', 'p.status', 'client.timeZone'])
    .where('p.id', '=', propertyId)
    .where(visibleProperty(scope))
    .executeTakeFirst();
export type RosterProperty = NonNullable<Awaited<ReturnType<typeof findRosterProperty>>>;
