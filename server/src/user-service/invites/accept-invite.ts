import type { invites } from '@writdesk/contract/invites/invites';
import type { Role } from '@writdesk/contract/permissions/roles';
import type { RouteInput } from '@writdesk/contract/route';
import type { Selectable } from 'kysely';
import type { Account, Renewal } from '../../platform/accounts.ts';
import type { UserActor } from '../../platform/actor.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { UsersInvite } from '../../platform/db/schema.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { allow, type Decision, deny, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { clientAudits, insertInvitedClient } from '../clients/index.ts';
import { notifyIn } from '../notifications/index.ts';
import {
  findNameAndFirm,
  firmAdminsToNotify,
  handOver,
  selectHolders,
  hasPlace,
  insertInvitedUser,
  holdPlace,
  leavePlace,
  renewAccountNow,
  settleAccount,
  syncAccount,
  syncAccountNow,
  notifyFirm,
  userAudits,
} from '../users/index.ts';
import { hashOfCode } from './invite-code.ts';
import { inviteOfCode } from './invite-of-code.ts';
import { isOfAddress, mayBeAccepted } from './invite-policy.ts';
import { findAcceptedBy, lockInviteOfCode, updateInvite } from './invite-queries.ts';
import { rolesOf } from './invite-view.ts';
import { standsByOrganization } from './open-for-taking.ts';
import { notifyOfInvite } from './send-invite.ts';
import { inviteAudits } from './invite-audits.ts';
import { inviteNotifications } from '@writdesk/contract/invites/invite-notifications';
import { userNotifications } from '@writdesk/contract/users/user-notifications';

type InviteRecord = Selectable<UsersInvite>;

/**
 * Makes the signed-in person what the invite says: its roles, its firm or company, its properties, and nothing else. The
 * invite of a new company makes the company, still to be registered.
 * @throws `invite_unknown`, `invite_replaced`, `invite_expired`, `invite_revoked`, `invite_used`, `invite_other_person`,
 *   `invite_organization_inactive`, `invite_not_needed` for somebody who has a place and didn't say that they leave it, and
 *   `invalid` at `leave` for the last person of a role that their organization needs.
 */
export async function acceptInvite(context: UserContext, { body }: RouteInput<typeof invites.accept>) {
  const { deps } = context;
  const actor = personOf(context);
  // Nobody's user yet, so nothing is in their scope.
  const within: UserContext = { ...context, scope: systemScope };
  const codeHash = hashOfCode(body.code);
  const before = await findAcceptedBy(deps.db.as(systemScope), codeHash, actor.accountId);
  if (before) return replyOf(before, before.userId);
  const account = await deps.accounts.findById(actor.accountId);
  const names = namesOf(actor, account);
  let renewal: Renewal | undefined;
  try {
    const reply = await transact(within, async (tx) => {
      const invite = await inviteOfCode(tx.db, codeHash, tx.now, lockInviteOfCode);
      tx.authorize(mayBeAccepted(invite, tx.now));
      tx.authorize(isTheirs(actor, account, invite));
      const place = body.leave ? await holdPlace(tx.db, actor.accountId, invite.createdBy) : null;
      tx.authorize(await standsByOrganization(tx.db, invite));
      if (place) await leavePlace(tx, within, place, invite.createdAt);
      if (await hasPlace(tx.db, actor.accountId, invite.email)) refuse('invite_not_needed');
      const inviter = await findNameAndFirm(tx.db, invite.createdBy);
      const admins = await firmAdminsToNotify(tx.db, { firmId: inviter?.firmId ?? null }, invite.firmId);
      const clientId = invite.kind === 'CLIENT' ? await makeCompany(tx, invite, names) : invite.clientId;
      await settleAccount(tx.db, actor.accountId);
      const userId = await makeUser(tx, actor, { ...invite, clientId }, names);
      await updateInvite(tx.db, invite.id, {
        clientId,
        acceptedAt: tx.now,
        acceptedBy: userId,
        openedAt: invite.openedAt ?? tx.now,
      });
      await tx.audit(inviteAudits.accept, {
        firmId: invite.firmId,
        clientId,
        subjectId: invite.id,
        data: { userId, email: invite.email, roles: rolesOf(invite.roles) },
      });
      const { email } = invite;
      const by = inviter ? fullName({ firstName: inviter.firstName, lastName: inviter.lastName }) : '';
      await notifyInviter(tx, invite, names);
      // A firm is already notified of what the platform does to it.
      if (!admins.length) await notifyAdministrators(tx, { ...invite, clientId }, userId, names, by);
      await notifyFirm(tx, { what: 'added', admins, user: { ...names, id: userId, email }, by, deps });
      await tx.enqueue(syncAccount, { userId });
      // Last, so that nothing of ours fails after it; and no place without it.
      renewal = await handOver(tx, context, invite.email, 'invite_other_person');
      if (place) await endOtherSessions(tx, context);
      return replyOf({ ...invite, clientId }, userId, renewal !== undefined);
    });
    await renewAccountNow(deps, renewal);
    await syncAccountNow(deps, { userId: reply.userId });
    return reply;
  } catch (error) {
    // A second click of the same person, who was let in while this waited.
    const first = await findAcceptedBy(deps.db.as(systemScope), codeHash, actor.accountId);
    if (first) return replyOf(first, first.userId);
    if (isUniqueViolation(error, 'app_user_email') || isUniqueViolation(error, 'app_user_account_id_key'))
      return refuse('invite_not_needed');
    throw error;
  }
}

/** A browser that stays signed in at the former place would show the new one's cases there. */
async function endOtherSessions(tx: Tx, context: UserContext): Promise<void> {
  const { accountId, sessionId } = personOf(context);
  await context.deps.accounts.endSessions(accountId, { except: sessionId, within: tx.db });
}

function isTheirs(actor: UserActor, account: Account | undefined, invite: InviteRecord): Decision {
  // A token says for minutes what the address was.
  const isOfBoth = [actor.email, account?.email ?? actor.email].every((email) => isOfAddress(invite, email));
  return isOfBoth ? allow : deny('invite_other_person');
}

interface Names {
  firstName: string;
  lastName: string;
}

/** As they registered; where the provider doesn't say, as their token says. */
function namesOf(actor: UserActor, account: Account | undefined): Names {
  if (account) return { firstName: account.firstName, lastName: account.lastName };
  const [firstName = '', ...rest] = actor.name.split(' ');
  return { firstName, lastName: rest.join(' ') };
}

const fullName = ({ firstName, lastName }: Names): string => `${firstName} ${lastName}`.trim();

async function makeCompany(tx: Tx, invite: InviteRecord, names: Names): Promise<string> {
  const id = newId();
  const name = invite.company ?? (fullName(names) || invite.email);
  await insertInvitedClient(tx.db, { id, name, email: invite.email, invitedBy: invite.createdBy }, tx.now);
  await tx.audit(clientAudits.create, {
    clientId: id,
    subjectId: id,
    data: { name, origin: 'INVITED', inviteId: invite.id },
  });
  return id;
}

async function makeUser(tx: Tx, actor: UserActor, invite: InviteRecord, names: Names): Promise<string> {
  // The same as before: whoever made the user knows them by it.
  const { id } = invite;
  const roles: Role[] = rolesOf(invite.roles);
  await insertInvitedUser(
    tx.db,
    {
      id,
      accountId: actor.accountId,
      email: invite.email,
      ...names,
      roleType: invite.userType,
      roles,
      firmId: invite.firmId,
      clientId: invite.clientId,
      ownerId: invite.ownerId,
      phone: invite.phone,
      crmScope: invite.crmScope,
      language: invite.language,
      timeZone: invite.timeZone,
      propertyIds: invite.propertyIds,
      crmClientIds: invite.crmClientIds,
    },
    tx.now,
  );
  await tx.audit(userAudits.create, {
    firmId: invite.firmId,
    clientId: invite.clientId,
    subjectId: id,
    data: { email: invite.email, roles, inviteId: invite.id },
  });
  return id;
}

async function notifyInviter(tx: Tx, invite: InviteRecord, names: Names): Promise<void> {
  const name = fullName(names) || invite.email;
  await notifyIn(tx, inviteNotifications.accepted, {
    userIds: [invite.createdBy],
    subject: { kind: 'invite', id: invite.id },
    params: { name, email: invite.email },
  });
  await notifyOfInvite(tx, invite);
}

/** Those who run the organization learn who runs it with them from now on. */
async function notifyAdministrators(
  tx: Tx,
  { roles, firmId, clientId, createdBy }: InviteRecord,
  userId: string,
  names: Names,
  by: string,
): Promise<void> {
  const role = rolesOf(roles).find((held) => runsOrganization.has(held));
  if (!role) return;
  const others = await selectHolders(tx.db, role, { firmId, clientId });
  const name = fullName(names);
  await notifyIn(tx, userNotifications.runsOrganization, {
    userIds: others.filter((id) => id !== createdBy && id !== userId),
    subject: { kind: 'user', id: userId },
    params: { name, by },
  });
}

const runsOrganization: ReadonlySet<Role> = new Set(['admin', 'firm_admin', 'client_owner']);

function replyOf(
  invite: Pick<InviteRecord, 'kind' | 'userType' | 'roles' | 'firmId' | 'clientId'>,
  userId: string,
  isSignedOut = false,
) {
  return {
    userId,
    userType: invite.userType,
    roles: rolesOf(invite.roles),
    firmId: invite.firmId,
    clientId: invite.clientId,
    isOnboarding: invite.kind === 'CLIENT',
    isSignedOut,
  };
}
