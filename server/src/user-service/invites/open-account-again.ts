import type { invites } from '@writdesk/contract/invites/invites';
import type { RouteInput } from '@writdesk/contract/route';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { isAccountClosed, releaseAccounts, reopenAccount, userAudits } from '../users/index.ts';
import { hashOfCode } from './invite-code.ts';
import { inviteOfCode } from './invite-of-code.ts';
import { findInviteOfCode, lockInviteOfCode } from './invite-queries.ts';
import { isOpenForTaking } from './open-for-taking.ts';

/**
 * Lets a deactivated person use their account for the invite whose link they have: the record of the former place gives it up, and
 * a job opens it with nothing that opened it before. Whoever has the code reads the mail of the address, and chooses a new password
 * by another email to it. Asked again, it does nothing; `conflict` for one of two requests at once.
 * @throws `invite_unknown`, `invite_replaced`, `invite_expired`, `invite_revoked`, `invite_used`,
 *   `invite_organization_inactive`
 */
export async function openAccountAgain(context: Context, { body }: RouteInput<typeof invites.reopenAccount>) {
  const { deps, scope } = context;
  const codeHash = hashOfCode(body.code);
  const now = deps.clock.now();
  const before = await inviteOfCode(deps.db.as(scope), codeHash, now, findInviteOfCode);
  const decision = await isOpenForTaking(deps.db.as(scope), before, now);
  if (!decision.allowed) refuse(decision.code);
  if (!(await isAccountClosed(deps.db.as(scope), before.email))) return { isMailed: false };
  return transact(context, async (tx) => {
    const invite = await inviteOfCode(tx.db, codeHash, tx.now, lockInviteOfCode);
    tx.authorize(await isOpenForTaking(tx.db, invite, tx.now));
    const released = await releaseAccounts(tx.db, invite.email, tx.now);
    // Somebody was quicker: a second request, or whoever reactivated the person.
    if (!released.length) refuse('conflict');
    for (const { userId, accountId, firmId, clientId } of released) {
      await tx.audit(userAudits.releaseAccount, {
        firmId,
        clientId,
        subjectId: userId,
        data: { email: invite.email },
      });
      await tx.enqueue(reopenAccount, { accountId, email: invite.email });
    }
    return { isMailed: deps.accounts.kind !== 'elsewhere' };
  });
}
