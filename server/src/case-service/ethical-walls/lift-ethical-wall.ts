import type { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { lockWalledCase, markLifted, selectWalls } from './ethical-wall-queries.ts';
import { wallView } from './list-ethical-walls.ts';
import { notifyOfWall } from './raise-ethical-wall.ts';
import { ethicalWallAudits } from './ethical-wall-audits.ts';
import { onCase } from '../cases/record/index.ts';

/**
 * Lets somebody know of a case again. Nobody lifts their own wall: behind it there is no case for them.
 * @throws `case_not_found`, and `ethical_wall_not_found` where nobody of this id is kept from it.
 */
export async function liftEthicalWall(
  context: UserContext,
  { params }: RouteInput<typeof ethicalWalls.lift>,
): Promise<RouteReplyInput<typeof ethicalWalls.lift>> {
  const { actor, scope } = context;
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'ethical-wall.delete') ? allow : deny('forbidden'));
    const record = found(await lockWalledCase(tx.db, scope, params.id), 'case_not_found');
    const lifted = await markLifted(tx.db, record, params.userId, { userId: actor.userId, at: tx.now });
    if (!lifted) refuse('ethical_wall_not_found');
    await tx.audit(ethicalWallAudits.lift, { ...onCase(record), data: { userId: params.userId } });
    await notifyOfWall(tx, record);
    return { walls: (await selectWalls(tx.db, record)).map(wallView) };
  });
}
