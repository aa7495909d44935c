import type { RouteInput } from '@writdesk/contract/route';
import type { users } from '@writdesk/contract/users/users';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { checkPlacement, mayManage, readUser, typeOf } from '../users/index.ts';
import { orInvitedAlready, writeInvite } from './issue-invite.ts';

/**
 * Invites somebody to be a user: anybody by an administrator, people of their firm by a firm's, of their company by a company's
 * owner. Nobody is put anywhere without being asked: the user is there, under the id of the reply, once the person has opened the
 * mailed link and accepted.
 * @throws `invalid` naming the field for roles of another organization and for somebody who is invited or there already; not found for
 *   what isn't the caller's to see or is closed; `too_many_requests`.
 */
export function createUser(context: UserContext, { body }: RouteInput<typeof users.create>) {
  const { scope } = context;
  const actor = personOf(context);
  const { email, firstName, lastName, phone, roles, language = 'en', timeZone, propertyIds } = body;
  const userType = typeOf(roles);
  const placed = {
    roles,
    firmId: body.firmId ?? (userType === 'Firm' ? actor.firmId : null),
    clientId: body.clientId ?? (userType === 'Client' ? actor.clientId : null),
    ownerId: body.ownerId ?? null,
    propertyIds,
    crmScope: userType === 'CRM' ? (body.crmScope ?? 'ASSIGNED') : body.crmScope,
    crmClientIds: body.crmClientIds,
  };
  return orInvitedAlready(
    transact(context, async (tx) => {
      await checkPlacement(tx.db, { actor, scope }, placed);
      tx.authorize(mayManage(actor, 'user.create', { ...placed, roleType: userType }));
      const { propertyIds: given = [], crmScope = null, crmClientIds = [], ...place } = placed;
      const person = { email, firstName, lastName, phone, language, timeZone };
      const invite = { ...place, propertyIds: given, crmScope, crmClientIds, errors: [] };
      const id = await writeInvite(tx, context, { kind: 'USER', userType }, person, invite);
      return readUser(tx.db, context, id);
    }),
  );
}
