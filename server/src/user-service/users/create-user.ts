import type { RouteInput } from '@writdesk/contract/route';
import type { users } from '@writdesk/contract/users';
import { personOf, type UserContext } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { transact } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { reserveMail } from '../../platform/mail/index.ts';
import { newId } from '../../platform/ids.ts';
import { findHolder } from './account-queries.ts';
import { setCrmClients, setGivenProperties } from './change-user-queries.ts';
import { checkPlacement } from './check-placement.ts';
import { readUser } from './get-user.ts';
import { firmAdminsToTell } from './firm-admins-to-tell.ts';
import { insertUser, isEmailTaken } from './new-user-queries.ts';
import { openAccount, openAccountNow } from './open-account.job.ts';
import { tellFirm } from './tell-firm.ts';
import { mayManage, typeOf } from './user-policy.ts';

/**
 * Makes somebody: anybody by an administrator, people of his firm by a firm's, of his company by a company's owner. The
 * account to sign in with is opened after the commit, without a password.
 * @throws `invalid` naming the field for roles of another house and an address that is somebody's; not found for what
 *   isn't the caller's to see; `too_many_requests`.
 */
export async function createUser(context: UserContext, { body }: RouteInput<typeof users.create>) {
  const { deps, scope } = context;
  const actor = personOf(context);
  const { email, firstName, lastName, phone, roles, language, timeZone, propertyIds } = body;
  const roleType = typeOf(roles);
  const placed = {
    roles,
    firmId: body.firmId ?? (roleType === 'Firm' ? actor.firmId : null),
    clientId: body.clientId ?? (roleType === 'Client' ? actor.clientId : null),
    ownerId: body.ownerId ?? null,
    propertyIds,
    crmScope: roleType === 'CRM' ? (body.crmScope ?? 'ASSIGNED') : body.crmScope,
    crmClientIds: body.crmClientIds,
  };
  await refuseTakenAddress(context, email);
  const id = newId();
  try {
    const made = await transact(context, async (tx) => {
      // Counters before anything else is locked; the mail itself is the job's.
      await reserveMail(tx, context, { to: email, kind: 'new-user', field: 'email' });
      const admins = await firmAdminsToTell(tx.db, actor, placed.firmId);
      await checkPlacement(tx.db, { actor, scope }, placed);
      tx.authorise(mayManage(actor, 'user.create', { ...placed, roleType }));
      const person = { firstName, lastName, phone, language, timeZone };
      await insertUser(tx.db, {
        id,
        accountId: null,
        email,
        ...person,
        ...placed,
        roleType,
        crmScope: placed.crmScope ?? null,
      });
      if (propertyIds) await setGivenProperties(tx.db, id, propertyIds);
      if (body.crmClientIds) await setCrmClients(tx.db, id, body.crmClientIds);
      await tx.audit({
        trail: 'users',
        subject: 'user',
        subjectId: id,
        action: 'user.create',
        clientId: placed.clientId,
        firmId: placed.firmId,
        data: { email, roles, ...(propertyIds?.length && { propertyIds }) },
      });
      const news = { admins, user: { firstName, lastName, email }, by: actor.name, deps };
      await tellFirm(tx, { what: 'added', ...news });
      await tx.enqueue(openAccount, { userId: id });
      return readUser(tx.db, context, id);
    });
    await openAccountNow(deps, id);
    return made;
  } catch (error) {
    if (!isUniqueViolation(error, 'app_user_email')) throw error;
    return refuse('invalid', { errors: [taken] });
  }
}

const taken = { path: 'email', message: 'Somebody with this address is a user already.' };

/** @throws `invalid` where the address is a user's, or its account is. */
async function refuseTakenAddress({ deps }: UserContext, email: string): Promise<void> {
  if (deps.accounts.kind === 'elsewhere') {
    const message =
      'Accounts are made by your sign-in service. Send an invite instead; it links the account.';
    refuse('invalid', { message, errors: [{ path: 'email', message }] });
  }
  const db = deps.db.as(systemScope);
  if (await isEmailTaken(db, email)) refuse('invalid', { errors: [taken] });
  const account = await deps.accounts.findByUsername(email);
  if (account && (await findHolder(db, account.id)) !== undefined) refuse('invalid', { errors: [taken] });
}
