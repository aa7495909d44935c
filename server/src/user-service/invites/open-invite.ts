import type { invites } from '@writdesk/contract/invites/invites';
import type { RouteInput } from '@writdesk/contract/route';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { hashOfCode } from './invite-code.ts';
import { inviteOfCode } from './invite-of-code.ts';
import { findInviteOfCode, lockInviteOfCode, updateInvite } from './invite-queries.ts';
import { isOpenForTaking } from './open-for-taking.ts';
import { notifyOfInvite } from './send-invite.ts';
import { inviteAudits } from './invite-audits.ts';

/**
 * Somebody came by the link and does something on the page that it leads to. The link alone opens nothing: programs that
 * look for bad mail follow it too.
 * @throws `invite_unknown`, `invite_replaced`, `invite_expired`, `invite_revoked`, `invite_used`,
 *   `invite_organization_inactive`
 */
export async function openInvite(context: Context, { body }: RouteInput<typeof invites.open>) {
  const { deps, scope } = context;
  const codeHash = hashOfCode(body.code);
  const now = deps.clock.now();
  const before = await inviteOfCode(deps.db.as(scope), codeHash, now, findInviteOfCode);
  if (before.openedAt && (await isOpenForTaking(deps.db.as(scope), before, now)).allowed)
    return { openedAt: before.openedAt };
  return transact(context, async (tx) => {
    const invite = await inviteOfCode(tx.db, codeHash, tx.now, lockInviteOfCode);
    tx.authorize(await isOpenForTaking(tx.db, invite, tx.now));
    await updateInvite(tx.db, invite.id, { openedAt: tx.now });
    await tx.audit(inviteAudits.open, {
      firmId: invite.firmId,
      clientId: invite.clientId,
      subjectId: invite.id,
      data: { email: invite.email },
    });
    await notifyOfInvite(tx, invite);
    return { openedAt: tx.now };
  });
}
