import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { supportAccesses } from '@writdesk/contract/support-access/support-access';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found } from '../../platform/http/refuse.ts';
import { accessView } from './list-support-access.ts';
import { notifyOfAccess } from './start-support-access.ts';
import { lockAccess, markEnded } from './support-access-queries.ts';
import { supportAccessAudits } from './support-access-audits.ts';

/**
 * Gives the keys back, or takes them: the next request finds them gone. One that is over stays as it was.
 * @throws `support_access_not_found`
 */
export async function endSupportAccess(
  context: UserContext,
  { params }: RouteInput<typeof supportAccesses.end>,
): Promise<RouteReplyInput<typeof supportAccesses.end>> {
  const { actor, scope } = context;
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'support-access.end') ? allow : deny('forbidden'));
    const access = found(await lockAccess(tx.db, scope, params.id), 'support_access_not_found');
    const isOver = access.endedAt !== null || access.endsAt <= tx.now;
    if (!isOver) await markEnded(tx.db, access.id, { userId: actor.userId, at: tx.now });
    tx.giveUp({ supportAccess: actor.supportAccess.filter(({ id }) => id !== access.id) });
    await tx.audit(supportAccessAudits.end, {
      firmId: access.firmId,
      subjectId: access.id,
      data: { by: access.userName, endedBy: actor.name },
    });
    if (!isOver) await notifyOfAccess(tx, access);
    const ended = isOver ? access : { ...access, endedAt: tx.now };
    return { access: accessView(ended, tx.now) };
  });
}
