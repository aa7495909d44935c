import type { clients } from '@writdesk/contract/clients/clients';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { Renewal } from '../../platform/accounts.ts';
import type { UserActor } from '../../platform/actor.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { cutText } from '../../platform/cut-text.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import {
  companyRow,
  insertClient,
  lockClient,
  updateClientRow,
  takeIntoCare,
  clientAudits,
} from '../clients/index.ts';
import { refuseUnknownState } from '../geography/index.ts';
import {
  handOver,
  insertUser,
  renewAccountNow,
  settleAccount,
  syncAccount,
  syncAccountNow,
  userAudits,
} from '../users/index.ts';

type Company = RouteInput<typeof clients.onboard>['body'];

/**
 * Registers a company. Whoever is nobody's user yet becomes the owner of their own; an owner whose company stands in
 * ONBOARDING completes it, as often as they like; an administrator and client care register one for somebody else.
 * @throws `forbidden`; `conflict` for an owner whose company is registered; `invalid` naming the field.
 */
export async function onboardCompany(context: UserContext, { body }: RouteInput<typeof clients.onboard>) {
  const actor = personOf(context);
  if (actor.roleType === null) return registerOwn(context, actor, body);
  const grant = permitted(actor.roles, 'company.create');
  if (grant?.limits.includes('register-self')) return completeOwn(context, actor, body);
  return registerForAnother(context, actor, body);
}

async function registerOwn(context: UserContext, actor: UserActor, body: Company) {
  const [firstName = '', ...rest] = actor.name.split(' ');
  // Who comes here has a proven address, by their token; that says for minutes what the address was.
  const account = await context.deps.accounts.findById(actor.accountId);
  const email = account?.email ?? actor.email;
  if (account && !account.emailVerified) refuse('address_unproven');
  if (!email) refuse('invalid', { reason: fault('no_email_in_account') });
  const id = newId();
  let renewal: Renewal | undefined;
  try {
    const reply = await transact(seeing(context, id), async (tx) => {
      // Nobody's user yet: this is the one thing that they may do.
      tx.authorize(allow);
      await refuseUnknownState(tx.db, { stateCode: body.stateCode });
      await insertCompany(tx, id, body, 'ORGANIC');
      // The account's id, or the one by which they waited: what they did before is then theirs, and so is a repeated request.
      await settleAccount(tx.db, actor.accountId);
      await insertUser(tx.db, {
        id: actor.userId,
        accountId: actor.accountId,
        email,
        firstName,
        lastName: rest.join(' '),
        roleType: 'Client',
        roles: ['client_owner'],
        clientId: id,
        timeZone: body.timeZone,
      });
      await tx.audit(userAudits.create, {
        subjectId: actor.userId,
        clientId: id,
        data: { email, roles: ['client_owner'] },
      });
      await tx.enqueue(syncAccount, { userId: actor.userId });
      // This is their first place: whoever waited for the address to be confirmed doesn't come along.
      renewal = await handOver(tx, context, email, 'address_unproven');
      return replyOf(id, renewal !== undefined);
    });
    await renewAccountNow(context.deps, renewal);
    await syncAccountNow(context.deps, { userId: actor.userId });
    return reply;
  } catch (error) {
    if (isUniqueViolation(error, 'app_user_email')) {
      return refuse('invalid', { reason: fault('address_in_use', { email }) });
    }
    // The same registration twice at once: one of them stands.
    if (isUniqueViolation(error, 'app_user_account_id_key') || isUniqueViolation(error, 'app_user_pkey'))
      return refuse('conflict', { reason: ALREADY });
    throw error;
  }
}

async function completeOwn(context: UserContext, actor: UserActor, body: Company) {
  const id = actor.clientId ?? refuse('client_not_found');
  return transact(context, async (tx) => {
    const client = found(await lockClient(tx.db, context.scope, id), 'client_not_found');
    tx.authorize(client.status === 'ONBOARDING' ? allow : deny('conflict', ALREADY));
    await refuseUnknownState(tx.db, { stateCode: body.stateCode });
    await updateClientRow(tx.db, id, rowOf(body), tx.now);
    await auditCompany(tx, id, body);
    return replyOf(id);
  });
}

async function registerForAnother(context: UserContext, actor: UserActor, body: Company) {
  const id = newId();
  return transact(seeing(context, id), async (tx) => {
    tx.authorize(permitted(actor.roles, 'company.create') ? allow : deny('forbidden'));
    await refuseUnknownState(tx.db, { stateCode: body.stateCode });
    await insertCompany(tx, id, body, 'INVITED');
    if (actor.crmScope === 'ASSIGNED') await takeIntoCare(tx.db, actor.userId, [id]);
    return replyOf(id);
  });
}

const ALREADY = fault('registered_already');

async function insertCompany(tx: Tx, id: string, body: Company, origin: 'ORGANIC' | 'INVITED') {
  await insertClient(tx.db, {
    ...rowOf(body),
    id,
    name: body.name,
    shortName: shortNameOf(body),
    origin,
    status: 'ONBOARDING',
  });
  await auditCompany(tx, id, { ...body, origin });
}

const SHORT_NAME = 60;
const shortNameOf = ({ name, shortName }: Company): string => shortName ?? cutText(name, SHORT_NAME).trim();
const rowOf = (body: Company) => companyRow({ ...body, shortName: shortNameOf(body) });

function auditCompany(
  tx: Tx,
  id: string,
  { name, stateCode, origin }: Company & { origin?: 'ORGANIC' | 'INVITED' },
): Promise<void> {
  const data = { name, stateCode, ...(origin && { origin }) };
  return tx.audit(clientAudits.onboard, { subjectId: id, clientId: id, data });
}

/** The specification spells the id so. */
const replyOf = (id: string, isSignedOut = false) => ({ clientDetails: { Id: id }, isSignedOut });

/** A company that is being made is seen by the one who makes it, and nothing else is. */
function seeing(context: UserContext, clientId: string): UserContext {
  const { scope } = context;
  if (scope.kind === 'all') return context;
  return { ...context, scope: { ...scope, kind: 'clients', clientIds: [...scope.clientIds, clientId] } };
}
