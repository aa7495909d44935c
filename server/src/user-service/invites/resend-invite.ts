import type { invites } from '@writdesk/contract/invites/invites';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { deny, found } from '../../platform/http/refuse.ts';
import { reserveMail } from '../../platform/mail/index.ts';
import { hashOfCode, newInviteCode } from './invite-code.ts';
import { endOfInvite, mayBeChanged, mayInvite } from './invite-policy.ts';
import { findInvite, lockInvite, replaceCode } from './invite-queries.ts';
import { inviteScope } from './invite-scope.ts';
import { inviteView } from './invite-view.ts';
import { standsByOrganization } from './open-for-taking.ts';
import { sendInvite, notifyOfInvite } from './send-invite.ts';
import { inviteAudits } from './invite-audits.ts';

/**
 * Sends an invite again with a new code, good from now; the old link ends with it.
 * @throws `invite_not_found` for one that isn't the caller's; `invite_used`, `invite_revoked` for one that has ended;
 * `too_many_requests`.
 */
export function resendInvite(context: UserContext, { params }: RouteInput<typeof invites.resend>) {
  const { within, visible } = inviteScope(context);
  const code = newInviteCode();
  return transact(within, async (tx) => {
    // Counters before the invite, as where one is written: two that wait for each other would wait for ever.
    const { email } = found(await findInvite(tx.db, visible, params.id), 'invite_not_found');
    const budget = await reserveMail(tx, within, { to: email, kind: 'invite', field: 'email' });
    const before = found(await lockInvite(tx.db, visible, params.id), 'invite_not_found');
    tx.authorize(mayInvite(personOf(context).roles, { kind: before.kind, userType: before.userType }));
    tx.authorize(mayBeChanged(before, tx.now));
    const stands = await standsByOrganization(tx.db, before);
    const isOfFormer = !stands.allowed && stands.code === 'invite_revoked';
    tx.authorize(isOfFormer ? deny('invite_revoked', fault('inviter_left')) : stands);
    await replaceCode(tx.db, before.id, {
      codeHash: hashOfCode(code),
      sentCount: before.sentCount + 1,
      sentAt: tx.now,
      expiresAt: endOfInvite(tx.now),
    });
    await tx.audit(inviteAudits.resend, {
      firmId: before.firmId,
      clientId: before.clientId,
      subjectId: before.id,
      data: { email: before.email, sentCount: before.sentCount + 1 },
    });
    const row = found(await findInvite(tx.db, visible, before.id), 'invite_not_found');
    await sendInvite(tx, within, row, { code, budget });
    await notifyOfInvite(tx, row);
    return inviteView(row, tx.now);
  });
}
