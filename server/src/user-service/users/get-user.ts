import type { RouteInput } from '@writdesk/contract/route';
import type { users } from '@writdesk/contract/users/users';
import type { Kysely } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found } from '../../platform/http/refuse.ts';
import { mayManage } from './user-policy.ts';
import {
  findLawyer,
  findUser,
  selectCrmClients,
  selectGivenProperties,
  type UserRecord,
} from './user-queries.ts';
import { listedUser, visibleUser } from './user-scope-queries.ts';
import { organizationOf, userView } from './user-view.ts';

/**
 * One person, whole.
 * @throws `user_not_found`
 */
export function getUser(context: UserContext, { params }: RouteInput<typeof users.details>) {
  return readUser(context.deps.db.as(context.scope), context, params.id);
}

/** The same inside a transaction. @throws `user_not_found` */
export async function readUser(db: Kysely<DB>, context: UserContext, userId: string) {
  const actor = personOf(context);
  const { scope } = context;
  const row = found(await findUser(db, listedUser(actor, scope), userId), 'user_not_found');
  // Whoever sees some properties only doesn't learn of the other landlords either.
  const seesOwners = scope.kind !== 'properties' && scope.kind !== 'owner';
  const [lawyer, properties, crmClients] = await Promise.all([
    findLawyer(db, userId),
    selectGivenProperties(db, scope, userId),
    selectCrmClients(db, scope, userId),
  ]);
  return {
    ...userView(row),
    language: row.language,
    timeZone: row.timeZone,
    lawyer,
    properties,
    owner: row.ownerId && seesOwners ? { id: row.ownerId, name: row.ownerName ?? '' } : null,
    crmScope: row.crmScope,
    crmClients,
    hasAccount: row.accountId !== null,
    can: canOf(actor, row),
  };
}

function canOf(actor: UserActor, row: UserRecord) {
  const house = organizationOf(row);
  const isSelf = row.id === actor.userId;
  const may = (permission: Parameters<typeof mayManage>[1]) =>
    !row.isPending && mayManage(actor, permission, house).allowed;
  return {
    update: may('user.update'),
    deactivate: may('user.deactivate') && !isSelf,
    forceReset: may('user.update') && row.accountId !== null && row.active,
    removeFactors: may('user.update') && !isSelf && row.accountId !== null && row.active,
    admit: may('lawyer.create') && row.roles.includes('lawyer') && !isSelf,
  };
}

/** Somebody's record, where the caller sees them. */
export function findVisibleUser(db: Kysely<DB>, context: UserContext, userId: string) {
  return findUser(db, visibleUser(personOf(context), context.scope), userId);
}
