import type { invites } from '@writdesk/contract/invites/invites';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { reserveMail } from '../../platform/mail/index.ts';
import { hashOfCode, newInviteCode } from './invite-code.ts';
import { isOfAddress } from './invite-policy.ts';
import { findWrittenInvite, lockInviteById, replaceCode } from './invite-queries.ts';
import { isOpenForTaking } from './open-for-taking.ts';
import { invitesOf } from './own-invites.ts';
import { sendInvite, notifyOfInvite } from './send-invite.ts';
import { inviteAudits } from './invite-audits.ts';

/**
 * Mails the signed-in person a new link for an invite that waits for them. It stays good for as long as it was.
 * @throws `invite_not_found` for what doesn't wait for their address; `invite_not_needed` for somebody who has a place;
 *   `too_many_requests`.
 */
export function mailOwnInvite(context: UserContext, { params }: RouteInput<typeof invites.mailMine>) {
  const actor = personOf(context);
  // Nobody's user yet, so nothing is in their scope.
  const within: UserContext = { ...context, scope: systemScope };
  const code = newInviteCode();
  return transact(within, async (tx) => {
    const waiting = await invitesOf(tx.db, actor.email, tx.now);
    const mine = waiting.find(({ id }) => id === params.id);
    if (!mine) refuse('invite_not_found');
    if (actor.roleType !== null) refuse('invite_not_needed');
    const budget = await reserveMail(tx, within, { to: actor.email.toLowerCase(), kind: 'invite' });
    const before = found(await lockInviteById(tx.db, params.id), 'invite_not_found');
    const isOpen = (await isOpenForTaking(tx.db, before, tx.now)).allowed;
    tx.authorize(isOpen && isOfAddress(before, actor.email) ? allow : deny('invite_not_found'));
    await replaceCode(tx.db, before.id, {
      codeHash: hashOfCode(code),
      sentCount: before.sentCount + 1,
      sentAt: tx.now,
      expiresAt: before.expiresAt,
    });
    await tx.audit(inviteAudits.mailAgain, {
      firmId: before.firmId,
      clientId: before.clientId,
      subjectId: before.id,
      data: { email: before.email, sentCount: before.sentCount + 1 },
    });
    const row = found(await findWrittenInvite(tx.db, before.id), 'invite_not_found');
    await sendInvite(tx, within, row, { code, budget, inviter: mine.invitedBy });
    await notifyOfInvite(tx, row);
    return { email: before.email };
  });
}
