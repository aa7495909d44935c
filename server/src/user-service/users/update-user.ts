import type { RouteInput } from '@writdesk/contract/route';
import { type Role, roleFacts } from '@writdesk/contract/permissions/roles';
import type { users } from '@writdesk/contract/users/users';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { Kysely } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { transact } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { setCare } from '../clients/index.ts';
import { setGivenProperties } from '../properties/index.ts';
import { type LockedUser, lockOrganization, lockUser, updateUserRow } from './change-user-queries.ts';
import { checkPlacement } from './check-placement.ts';
import { firmAdminsToNotify } from './firm-admins-to-notify.ts';
import { readUser } from './get-user.ts';
import { workingCompany } from './place-queries.ts';
import { syncAccount, syncAccountNow } from './sync-account.job.ts';
import { notifyFirm } from './notify-firm.ts';
import { leavingFollowers } from './leaving-followers.ts';
import { missedRoles } from './missed-roles.ts';
import { mayManage } from './user-policy.ts';
import { findUser, selectCrmClients, selectGivenProperties } from './user-queries.ts';
import { visibleUser } from './user-scope-queries.ts';
import { organizationOf, rolesOf } from './user-view.ts';
import { userAudits } from './user-audits.ts';

type Changes = RouteInput<typeof users.update>['body'];

/**
 * Changes somebody; what is absent stays. Withdrawn roles and a deactivation reach the sign-in service at once.
 * @throws `user_not_found`, `conflict` for a stale version, `user_left` for a reactivation after the person opened their account for another place,
 *   `invalid` naming the field: roles of another type, one's own
 *   roles or leaving, and the last one of a role that every organization needs.
 */
export async function updateUser(context: UserContext, { params, body }: RouteInput<typeof users.update>) {
  const { deps, scope } = context;
  const actor = personOf(context);
  let reactivated = false;
  const reply = await transact(context, async (tx) => {
    const seen = found(await findUser(tx.db, visibleUser(actor, scope), params.id), 'user_not_found');
    // One change of an organization's people after the other.
    await lockOrganization(tx.db, seen);
    const user = found(await lockUser(tx.db, params.id), 'user_not_found');
    tx.authorize(mayManage(actor, 'user.update', organizationOf(user)));
    if (body.active !== undefined && body.active !== user.active)
      tx.authorize(mayManage(actor, 'user.deactivate', organizationOf(user)));
    if (body.version !== undefined && body.version !== user.version)
      refuse('conflict', { current: await readUser(tx.db, context, user.id) });
    const after = afterChange(user, body);
    refuseOtherType(user, after);
    const properties = await selectGivenProperties(tx.db, scope, user.id);
    const inCare = await selectCrmClients(tx.db, scope, user.id);
    // Of those that stay as they are only what fits the new roles is kept.
    const keeps = after.roles.some((role) => role === 'client_manager' || role === 'client_viewer');
    await checkPlacement(
      tx.db,
      { actor, scope },
      {
        ...after,
        firmId: user.firmId,
        clientId: user.clientId,
        propertyIds: body.propertyIds,
        crmClientIds: body.crmClientIds,
      },
    );
    // As by an invite, an inactive company gets nobody new.
    const gains = after.roles.some((role) => !user.roles.includes(role));
    const joins = after.active && (!user.active || gains);
    if (joins && user.clientId && !(await workingCompany(tx.db, user.clientId)))
      refuseField(user.active ? 'roles' : 'active', fault('company_inactive'));
    const errors = await faultsOf(tx.db, actor, user, after);
    if (errors.length) refuse('invalid', { errors });
    reactivated = after.active && !user.active;
    // They opened their account for another place: only an invite that they accept brings them back.
    if (reactivated && user.accountId === null) refuse('user_left');
    const admins = await firmAdminsToNotify(tx.db, actor, user.firmId);
    const back = reactivated ? { reactivatedAt: tx.now } : {};
    await updateUserRow(tx.db, user.id, { ...rowOf(body, after), ...back }, tx.now);
    if (user.active && !after.active)
      for (const follow of deps.registered.of(leavingFollowers)) await follow(tx, context, user.id);
    const propertyIds = body.propertyIds ?? (keeps ? undefined : []);
    if (propertyIds) await setGivenProperties(tx.db, user.id, propertyIds);
    const crmClientIds = body.crmClientIds ?? (after.crmScope === 'ALL' ? [] : undefined);
    if (crmClientIds) await setCare(tx.db, user.id, crmClientIds);
    await tx.audit(auditOf(user, after), {
      subjectId: user.id,
      clientId: user.clientId,
      firmId: user.firmId,
      data: {
        changed: Object.keys(body).filter((key) => key !== 'version'),
        ...(body.roles && { roles: { before: user.roles, after: [...after.roles] } }),
        ...(propertyIds && { propertyIds: { before: idsOf(properties), after: propertyIds } }),
        ...(crmClientIds && { crmClientIds: { before: idsOf(inCare), after: crmClientIds } }),
      },
    });
    const what = newsOf(user, after);
    if (what) {
      const { id, email, firstName, lastName } = user;
      const news = { admins, user: { id, email, firstName, lastName }, by: actor.name };
      await notifyFirm(tx, { what, ...news, deps });
    }
    await tx.enqueue(syncAccount, { userId: user.id, reactivated });
    return readUser(tx.db, context, user.id);
  }).catch((error: unknown) => {
    // The person has taken a place elsewhere with another account of this address.
    if (isUniqueViolation(error, 'app_user_email')) refuse('user_left');
    throw error;
  });
  await syncAccountNow(deps, { userId: params.id, reactivated });
  return reply;
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

interface After {
  roles: readonly Role[];
  active: boolean;
  ownerId: string | null;
  crmScope: 'ALL' | 'ASSIGNED' | null;
}

function afterChange(user: LockedUser, body: Changes): After {
  const roles = body.roles ?? rolesOf(user.roles);
  const ownerId = body.ownerId === undefined ? user.ownerId : body.ownerId;
  return {
    roles,
    active: body.active ?? user.active,
    // Somebody who is no property owner any more isn't this one either.
    ownerId: body.ownerId === undefined && !roles.includes('property_owner') ? null : ownerId,
    crmScope: body.crmScope ?? user.crmScope,
  };
}

function rowOf(body: Changes, after: After) {
  const { firstName, lastName, phone, language, timeZone } = body;
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phone !== undefined && { phone }),
    ...(language && { language }),
    ...(timeZone && { timeZone }),
    roles: [...after.roles],
    active: after.active,
    ownerId: after.ownerId,
    crmScope: after.crmScope,
  };
}

function auditOf(user: LockedUser, after: After) {
  if (user.active === after.active) return userAudits.update;
  return after.active ? userAudits.reactivate : userAudits.deactivate;
}

/** What the firm is notified of it: the same roles in another order let nobody do anything else. */
function newsOf(user: LockedUser, after: After): 'changed' | 'deactivated' | null {
  if (user.active && !after.active) return 'deactivated';
  return user.active !== after.active || !areSame(after.roles, user.roles) ? 'changed' : null;
}

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join();

function refuseOtherType(user: LockedUser, { roles }: After): void {
  if (roles.every((role) => roleFacts[role].type === user.roleType)) return;
  refuseField('roles', fault('role_of_other_kind'));
}

/** What the change would leave wrong in the organization; each finding names its field. */
async function faultsOf(db: Kysely<DB>, actor: UserActor, user: LockedUser, after: After) {
  const errors: FieldError[] = [];
  const before = rolesOf(user.roles);
  if (user.id === actor.userId) {
    if (!after.active) errors.push(atField('active', fault('own_deactivation')));
    if (!areSame(after.roles, before)) errors.push(atField('roles', fault('own_roles')));
  }
  if (errors.length) return errors;
  const missed = await missedRoles(db, user, after);
  return [...errors, ...missed.map((wrong) => atField(after.active ? 'roles' : 'active', wrong))];
}
