import type { InviteKind, invites, InviteUserType } from '@writdesk/contract/invites/invites';
import type { Role, RoleType } from '@writdesk/contract/permissions/roles';
import type { RouteInput } from '@writdesk/contract/route';
import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { reserveMail } from '../../platform/mail/index.ts';
import { newId } from '../../platform/ids.ts';
import { firmAdminsToNotify, notifyFirm } from '../users/index.ts';
import { isOpenOrganization, worksFor } from './organization-queries.ts';
import { hashOfCode, newInviteCode } from './invite-code.ts';
import { endOfInvite, mayInvite } from './invite-policy.ts';
import { findInvite, findWrittenInvite, insertInvite } from './invite-queries.ts';
import { inviteScope } from './invite-scope.ts';
import { inviteView } from './invite-view.ts';
import { sendInvite, notifyOfInvite } from './send-invite.ts';
import { inviteAudits } from './invite-audits.ts';

interface Person extends Pick<
  RouteInput<typeof invites.createFirm>['body'],
  'firstName' | 'lastName' | 'email' | 'language'
> {
  phone?: string | null | undefined;
  timeZone?: string | undefined;
}

/** What the invited person will be, once it is known that the caller may say so. */
export interface Place {
  roles: readonly Role[];
  firmId: string | null;
  clientId: string | null;
  company?: string | null;
  propertyIds?: readonly string[];
  ownerId?: string | null;
  crmScope?: 'ALL' | 'ASSIGNED' | null;
  crmClientIds?: readonly string[];
  /** What doesn't go together, each with its field. */
  errors: readonly FieldError[];
}

/**
 * Writes an invite and queues its mail.
 * @param placeOf looks up, in the transaction, the firm or company that the person is invited to.
 * @throws `invalid` naming the field for what doesn't go together and for somebody who is invited or there already;
 * `too_many_requests`.
 */
export function issueInvite(
  context: UserContext,
  { kind, userType }: { kind: InviteKind; userType: InviteUserType },
  person: Person,
  placeOf: (tx: Tx) => Promise<Place>,
) {
  const { within, visible } = inviteScope(context);
  const actor = personOf(context);
  return orInvitedAlready(
    transact(within, async (tx) => {
      tx.authorize(mayInvite(actor.roles, { kind, userType }));
      const id = await writeInvite(tx, within, { kind, userType }, person, await placeOf(tx));
      return inviteView(found(await findInvite(tx.db, visible, id), 'invite_not_found'), tx.now);
    }),
  );
}

/**
 * The one way to an invite, whichever call it came by: a closed firm or company takes nobody, and whether the address has an
 * account or a place elsewhere is not looked up. @returns its id, which the user will have.
 */
export async function writeInvite(
  tx: Tx,
  context: UserContext,
  { kind, userType }: { kind: InviteKind; userType: RoleType },
  person: Person,
  given: Place,
): Promise<string> {
  const { errors, propertyIds = [], company = null, ownerId = null, crmClientIds = [], ...place } = given;
  if (errors.length) refuse('invalid', { errors: [...errors] });
  const { firmId, clientId, crmScope = null } = place;
  if (!(await isOpenOrganization(tx.db, { firmId, clientId }))) {
    if (!clientId) refuse('not_found');
    // Every caller has asked whether the company is the caller's to see.
    refuse('client_not_found', { reason: fault('company_inactive') });
  }
  const budget = await reserveMail(tx, context, { to: person.email, kind: 'invite', field: 'email' });
  if (kind !== 'CLIENT' && (await worksFor(tx.db, person.email, place)))
    refuseEmail(fault('works_there_already'));
  const actor = personOf(context);
  const id = newId();
  const code = newInviteCode();
  await insertInvite(tx.db, {
    id,
    kind,
    userType,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: person.phone ?? null,
    language: person.language,
    timeZone: person.timeZone ?? null,
    roles: [...place.roles],
    firmId,
    clientId,
    company,
    propertyIds: [...new Set(propertyIds)],
    ownerId,
    crmScope,
    crmClientIds: [...new Set(crmClientIds)],
    codeHash: hashOfCode(code),
    sentAt: tx.now,
    expiresAt: endOfInvite(tx.now),
    createdBy: actor.userId,
    createdAt: tx.now,
  });
  await tx.audit(inviteAudits.create, {
    firmId,
    clientId,
    subjectId: id,
    data: {
      kind,
      email: person.email,
      roles: [...place.roles],
      propertyIds: [...propertyIds],
      ...(company && { company }),
      ...(ownerId && { ownerId }),
      ...(crmScope && { crmScope, crmClientIds: [...crmClientIds] }),
    },
  });
  const row = found(await findWrittenInvite(tx.db, id), 'invite_not_found');
  await sendInvite(tx, context, row, { code, budget });
  await notifyOfInvite(tx, row);
  await notifyFirm(tx, {
    what: 'invited',
    admins: await firmAdminsToNotify(tx.db, actor, firmId),
    user: { ...person, id },
    by: actor.name,
    deps: context.deps,
  });
  return id;
}

/** @throws `invalid` where the same organization has invited the address already. */
export async function orInvitedAlready<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUniqueViolation(error, 'invite_open')) throw error;
    return refuseEmail(fault('invited_already'));
  }
}

function refuseEmail(reason: Fault): never {
  return refuse('invalid', { reason, errors: [atField('email', reason)] });
}
