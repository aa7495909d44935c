import type { RouteInput } from '@writdesk/contract/route';
import type { users } from '@writdesk/contract/users/users';
import type { UserActor } from '../../platform/actor.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { selectAdministrators } from './firm-admin-queries.ts';
import { findUserOfAccount, markSeen } from './user-queries.ts';

/**
 * Who is signed in, as the actor of this request is. Somebody who registered and is nobody's user yet is
 * answered with `isUserExist: false` and what their token says. Every screen asks it, so it also notes when they were here.
 */
export async function getUserInfo(context: UserContext, { query }: RouteInput<typeof users.userInfo>) {
  const { deps, scope } = context;
  const actor = personOf(context);
  const db = deps.db.as(scope);
  const row = await findUserOfAccount(db, actor.accountId);
  if (row) await markSeen(db, row.id, deps.clock.now());
  return {
    user: {
      id: row?.id ?? actor.accountId,
      isUserExist: row !== undefined,
      name: actor.name,
      firstName: row?.firstName ?? firstNameOf(actor),
      lastName: row?.lastName ?? actor.name.slice(firstNameOf(actor).length).trim(),
      email: actor.email,
      phone: row?.phone ?? null,
      roles: [...actor.roles],
      roleType: actor.roleType,
      group: actor.group,
      firmId: actor.firmId,
      firmName: row?.firmName ?? null,
      clientId: actor.clientId,
      clientName: row?.clientName ?? null,
      clientStatus: row?.clientStatus ?? null,
      ownerId: actor.ownerId,
      administrators: row ? await selectAdministrators(db, row.id, actor) : [],
      isAddressProven: !actor.isUnverified,
      barStates: [...actor.barStates],
      language: row?.language ?? ('en' as const),
      timeZone: query.timeZone ?? actor.timeZone,
    },
  };
}

const firstNameOf = (actor: UserActor): string => actor.name.split(' ')[0] ?? '';
