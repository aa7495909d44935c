import type { FieldError } from '@writdesk/contract/errors';
import type { InviteKind, invites, InviteUserType } from '@writdesk/contract/invites';
import type { Role } from '@writdesk/contract/roles';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { reserveMail } from '../../platform/mail/index.ts';
import { newId } from '../../platform/ids.ts';
import { firmAdminsToTell, tellFirm } from '../users/index.ts';
import { worksFor } from './house-queries.ts';
import { hashOfCode, newInviteCode } from './invite-code.ts';
import { endOfInvite, mayInvite } from './invite-policy.ts';
import { findInvite, insertInvite } from './invite-queries.ts';
import { inviteScope } from './invite-scope.ts';
import { inviteView } from './invite-view.ts';
import { sendInvite, tellOfInvite } from './send-invite.ts';

type Person = Pick<
  RouteInput<typeof invites.createFirm>['body'],
  'firstName' | 'lastName' | 'email' | 'language'
>;

/** What the invited person will be, once it is known that the caller may say so. */
export interface Place {
  roles: readonly Role[];
  firmId: string | null;
  clientId: string | null;
  company?: string | null;
  propertyIds?: readonly string[];
  ownerId?: string | null;
  /** What doesn't go together, each with its field. */
  errors: readonly FieldError[];
}

/**
 * Writes an invite and queues its mail.
 * @param placeOf looks up, in the transaction, the firm or company that the person is invited to.
 * @throws `invalid` naming the field for what doesn't go together and for somebody who is invited or there already;
 * `too_many_requests`.
 */
export async function issueInvite(
  context: UserContext,
  { kind, userType }: { kind: InviteKind; userType: InviteUserType },
  person: Person,
  placeOf: (tx: Tx) => Promise<Place>,
) {
  const { within, visible } = inviteScope(context);
  const actor = personOf(context);
  const id = newId();
  const code = newInviteCode();
  try {
    return await transact(within, async (tx) => {
      tx.authorise(mayInvite(actor.roles, { kind, userType }));
      const { errors, propertyIds = [], company = null, ownerId = null, ...place } = await placeOf(tx);
      if (errors.length) refuse('invalid', { errors: [...errors] });
      const budget = await reserveMail(tx, within, { to: person.email, kind: 'invite', field: 'email' });
      if ((place.firmId ?? place.clientId) && (await worksFor(tx.db, person.email, place)))
        refuseEmail('Somebody with this address is there already.');
      await insertInvite(tx.db, {
        id,
        kind,
        user_type: userType,
        first_name: person.firstName,
        last_name: person.lastName,
        email: person.email,
        language: person.language,
        roles: [...place.roles],
        firm_id: place.firmId,
        client_id: place.clientId,
        company,
        property_ids: [...new Set(propertyIds)],
        owner_id: ownerId,
        code_hash: hashOfCode(code),
        sent_at: tx.now,
        expires_at: endOfInvite(tx.now),
        created_by: actor.userId,
        created_at: tx.now,
      });
      await tx.audit({
        trail: 'users',
        firmId: place.firmId,
        clientId: place.clientId,
        subject: 'invite',
        subjectId: id,
        action: 'invite.create',
        data: {
          kind,
          email: person.email,
          roles: [...place.roles],
          propertyIds: [...propertyIds],
          ...(company && { company }),
          ...(ownerId && { ownerId }),
        },
      });
      const row = found(await findInvite(tx.db, visible, id), 'invite_not_found');
      await sendInvite(tx, within, row, code, budget);
      await tellOfInvite(tx, row);
      await tellFirm(tx, {
        what: 'invited',
        admins: await firmAdminsToTell(tx.db, actor, place.firmId),
        user: person,
        by: actor.name,
        deps: within.deps,
      });
      return inviteView(row, tx.now);
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'invite_open')) throw error;
    return refuseEmail('This address is invited already. Send that invite again instead.');
  }
}

function refuseEmail(message: string): never {
  return refuse('invalid', { message, errors: [{ path: 'email', message }] });
}
