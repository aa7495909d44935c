import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { ofVisibleClient } from '../clients/index.ts';
import { visibleProperty } from '../properties/index.ts';

/** Which of these companies the scope sees. */
export async function seenClients(db: Kysely<DB>, scope: Scope, ids: readonly string[]): Promise<string[]> {
  if (!ids.length) return [];
  const rows = await db
    .selectFrom('users.client as c')
    .select('c.id')
    .where('c.id', 'in', ids)
    .where(ofVisibleClient(scope, 'c.id'))
    .execute();
  return rows.map(({ id }) => id);
}

/** Of these properties those that the scope sees, with their companies. */
export async function seenProperties(db: Kysely<DB>, scope: Scope, ids: readonly string[]) {
  if (!ids.length) return [];
  return db
    .selectFrom('users.property as p')
    .select(['p.id', 'p.clientId'])
    .where('p.id', 'in', ids)
    .where(visibleProperty(scope))
    .execute();
}

/** A property owner with their company, where the scope sees them. */
export function seenOwner(db: Kysely<DB>, scope: Scope, ownerId: string) {
  return db
    .selectFrom('users.propertyOwner as o')
    .select(['o.id', 'o.clientId'])
    .where('o.id', '=', ownerId)
    .where(ofVisibleClient(scope, 'o.clientId'))
    .executeTakeFirst();
}

/** A company that people may be added to. */
export function workingCompany(db: Kysely<DB>, clientId: string) {
  return db
    .selectFrom('users.client')
    .select('id')
    .where('id', '=', clientId)
    .where('status', '<>', 'INACTIVE')
    .executeTakeFirst();
}

/** A firm in which people work. */
export function workingFirm(db: Kysely<DB>, firmId: string) {
  return db
    .selectFrom('users.firm')
    .select('id')
    .where('id', '=', firmId)
    .where('active', '=', true)
    .executeTakeFirst();
}
