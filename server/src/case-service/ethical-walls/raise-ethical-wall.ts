import type { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import {
  findColleague,
  insertWall,
  lockWalledCase,
  selectWalls,
  type WalledCase,
} from './ethical-wall-queries.ts';
import { wallView } from './list-ethical-walls.ts';
import { takeAssignmentOff } from '../cases/record/index.ts';
import { ethicalWallAudits } from './ethical-wall-audits.ts';
import { caseLive, onCase } from '../cases/record/index.ts';

/**
 * Keeps somebody of the firm from a case, oneself included. From now on it doesn't exist for them.
 * @throws `case_not_found`, `ethical_wall_stands`, and `invalid` at `userId` for somebody who isn't of the firm.
 */
export async function raiseEthicalWall(
  context: UserContext,
  { params, body }: RouteInput<typeof ethicalWalls.raise>,
): Promise<RouteReplyInput<typeof ethicalWalls.raise>> {
  const { actor, scope } = context;
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'ethical-wall.create') ? allow : deny('forbidden'));
    const record = found(await lockWalledCase(tx.db, scope, params.id), 'case_not_found');
    const person = await findColleague(tx.db, record.firmId, body.userId);
    if (!person) refuseField('userId', fault('colleague_missing'));
    const standing = await selectWalls(tx.db, record);
    if (standing.some((wall) => wall.userId === body.userId)) refuse('ethical_wall_stands');
    const id = newId();
    await insertWall(tx.db, {
      firmId: record.firmId,
      id,
      caseId: record.id,
      userId: body.userId,
      reason: body.reason,
      createdBy: actor.userId,
      createdByName: actor.name,
      createdAt: tx.now,
    });
    if (body.userId === actor.userId) tx.giveUp({ walledCaseIds: [...actor.walledCaseIds, record.id] });
    await takeAssignmentOff(tx.db, record, body.userId, tx.now);
    await tx.audit(ethicalWallAudits.raise, {
      ...onCase(record),
      data: { userId: body.userId, name: person.name ?? '', reason: body.reason },
    });
    await notifyOfWall(tx, record);
    const raised = (await selectWalls(tx.db, record)).find((wall) => wall.id === id);
    return { wall: wallView(found(raised)) };
  });
}

/** Screens of the firm read the case again. */
export async function notifyOfWall(tx: Tx, record: WalledCase): Promise<void> {
  tx.publish(caseLive.changed, { firmId: record.firmId, caseId: record.id });
}
