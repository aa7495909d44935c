import type { RouteInput } from '@writdesk/contract/route';
import type { users } from '@writdesk/contract/users/users';
import { fault } from '@writdesk/contract/sentences/fault';
import { AccountMissingError, type Renewal } from '../../platform/accounts.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { reserveMail } from '../../platform/mail/index.ts';
import { lockUser } from './change-user-queries.ts';
import { firmAdminsToNotify } from './firm-admins-to-notify.ts';
import { readUser } from './get-user.ts';
import { renewAccount, renewAccountNow } from './renew-account.job.ts';
import { resetFollowers } from './leaving-followers.ts';
import { notifyFirm } from './notify-firm.ts';
import { mayManage } from './user-policy.ts';
import { findUser } from './user-queries.ts';
import { visibleUser } from './user-scope-queries.ts';
import { organizationOf } from './user-view.ts';
import { userAudits } from './user-audits.ts';

/**
 * Voids somebody's password, which others may know, and ends their sessions and what may have been opened in one and outlasts it. They
 * set a new one by the link in the email.
 * @throws `user_not_found`; `invalid` where there is nothing to sign in with; `too_many_requests`.
 */
export async function forceReset(context: UserContext, { params }: RouteInput<typeof users.forceReset>) {
  const actor = personOf(context);
  const { accounts } = context.deps;
  let renewal: Renewal | undefined;
  const reset = await transact(context, async (tx) => {
    const visible = visibleUser(actor, context.scope);
    const user = found(await findUser(tx.db, visible, params.id), 'user_not_found');
    await reserveMail(tx, context, { to: user.email, kind: 'account-care' });
    tx.authorize(mayManage(actor, 'user.update', organizationOf(user)));
    if (accounts.kind === 'elsewhere') refuse('invalid', { reason: fault('passwords_elsewhere') });
    // Held to the end: whoever leaves for another place meanwhile takes their account with them.
    const accountId = (await lockUser(tx.db, user.id))?.accountId;
    if (!accountId) refuse('invalid', { reason: fault('no_account_yet') });
    await tx.audit(userAudits.forceReset, {
      subjectId: user.id,
      clientId: user.clientId,
      firmId: user.firmId,
      data: {},
    });
    await notifyFirm(tx, {
      what: 'password-reset',
      admins: await firmAdminsToNotify(tx.db, actor, user.firmId),
      user: { id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email },
      by: actor.name,
      deps: context.deps,
    });
    for (const follow of context.deps.registered.of(resetFollowers)) await follow(tx, context, user.id);
    const reply = await readUser(tx.db, context, user.id);
    await tx.requireStanding();
    // Whoever resets their own ends the session that they act in, by this very request.
    if (user.id === actor.userId) tx.giveUp({ basis: undefined });
    // Last, so that nothing of ours can fail after it; asked again, it does the same.
    try {
      renewal = await accounts.forceReset(accountId, tx.db);
    } catch (error) {
      if (!(error instanceof AccountMissingError)) throw error;
      refuse('invalid', { reason: fault('account_gone') });
    }
    if (renewal) await tx.enqueue(renewAccount, renewal);
    return reply;
  });
  await renewAccountNow(context.deps, renewal);
  return reset;
}
