import type { RouteInput } from '@writdesk/contract/route';
import type { users } from '@writdesk/contract/users/users';
import { fault } from '@writdesk/contract/sentences/fault';
import { AccountMissingError } from '../../platform/accounts.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { deny, found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { queueMail, reserveMail } from '../../platform/mail/index.ts';
import { factorsRemovedMail } from './factors-removed-mail.ts';
import { lockUser } from './change-user-queries.ts';
import { firmAdminsToNotify } from './firm-admins-to-notify.ts';
import { readUser } from './get-user.ts';
import { notifyFirm } from './notify-firm.ts';
import { mayManage } from './user-policy.ts';
import { findUser } from './user-queries.ts';
import { visibleUser } from './user-scope-queries.ts';
import { organizationOf } from './user-view.ts';
import { userAudits } from './user-audits.ts';

/**
 * Takes away the second factors and passkeys of somebody who has lost them, with their sessions: the password is enough until they
 * set one up again. An email notifies them, in case they didn't ask for it. One's own are removed with a proof, on the settings page.
 * @throws `user_not_found`; `invalid` where there is nothing to sign in with, or another provider's administrators do it;
 * `too_many_requests`.
 */
export async function removeFactors(
  context: UserContext,
  { params }: RouteInput<typeof users.removeFactors>,
) {
  const actor = personOf(context);
  const { accounts, config } = context.deps;
  return transact(context, async (tx) => {
    const visible = visibleUser(actor, context.scope);
    const user = found(await findUser(tx.db, visible, params.id), 'user_not_found');
    const budget = await reserveMail(tx, context, { to: user.email, kind: 'account-care' });
    const isSelf = user.id === actor.userId;
    tx.authorize(isSelf ? deny('forbidden') : mayManage(actor, 'user.update', organizationOf(user)));
    if (accounts.kind === 'elsewhere') refuse('invalid', { reason: fault('factors_elsewhere') });
    // Held to the end: whoever leaves for another place meanwhile takes their account with them.
    const accountId = (await lockUser(tx.db, user.id))?.accountId;
    if (!accountId) refuse('invalid', { reason: fault('no_account_yet') });
    await tx.audit(userAudits.removeFactors, {
      subjectId: user.id,
      clientId: user.clientId,
      firmId: user.firmId,
      data: {},
    });
    const { email, language } = user;
    const link = `${config.publicUrl}/settings`;
    const letter = factorsRemovedMail({ email, language, link });
    await queueMail(tx, { to: email, ...letter, idempotencyKey: `factors-removed:${newId()}` }, budget);
    await notifyFirm(tx, {
      what: 'factors-removed',
      admins: await firmAdminsToNotify(tx.db, actor, user.firmId),
      user: { id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email },
      by: actor.name,
      deps: context.deps,
    });
    const reply = await readUser(tx.db, context, user.id);
    await tx.requireStanding();
    // Last, so that nothing of ours can fail after it; asked again, it does the same.
    try {
      await accounts.removeFactors(accountId, tx.db);
    } catch (error) {
      if (!(error instanceof AccountMissingError)) throw error;
      refuse('invalid', { reason: fault('account_gone') });
    }
    return reply;
  });
}
