import type { invites } from '@writdesk/contract/invites/invites';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found } from '../../platform/http/refuse.ts';
import { mayBeChanged, mayInvite } from './invite-policy.ts';
import { findInvite, lockInvite, updateInvite } from './invite-queries.ts';
import { inviteScope } from './invite-scope.ts';
import { inviteView } from './invite-view.ts';
import { notifyOfInvite } from './send-invite.ts';
import { inviteAudits } from './invite-audits.ts';

/**
 * Withdraws an invite: its link ends.
 * @throws `invite_not_found` for one that isn't the caller's; `invite_used`, `invite_revoked` for one that has ended.
 */
export function revokeInvite(context: UserContext, { params }: RouteInput<typeof invites.revoke>) {
  const { within, visible } = inviteScope(context);
  return transact(within, async (tx) => {
    const before = found(await lockInvite(tx.db, visible, params.id), 'invite_not_found');
    tx.authorize(mayInvite(personOf(context).roles, { kind: before.kind, userType: before.userType }));
    tx.authorize(mayBeChanged(before, tx.now));
    await updateInvite(tx.db, before.id, { revokedAt: tx.now });
    await tx.audit(inviteAudits.revoke, {
      firmId: before.firmId,
      clientId: before.clientId,
      subjectId: before.id,
      data: { email: before.email },
    });
    const row = found(await findInvite(tx.db, visible, before.id), 'invite_not_found');
    await notifyOfInvite(tx, row);
    return inviteView(row, tx.now);
  });
}
