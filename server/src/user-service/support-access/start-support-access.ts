import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { supportAccesses } from '@writdesk/contract/support-access/support-access';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { type Tx, transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { findFirm } from '../firms/index.ts';
import { notifyIn } from '../notifications/index.ts';
import { selectFirmAdmins } from '../users/index.ts';
import { accessView } from './list-support-access.ts';
import {
  type AccessRow,
  insertAccess,
  isCaseOf,
  lockAccess,
  lockOpenAccesses,
} from './support-access-queries.ts';
import { supportAccessAudits } from './support-access-audits.ts';
import { supportAccessLive } from './support-access-live.ts';
import { supportAccessNotifications } from '@writdesk/contract/support-access/support-access-notifications';

/**
 * Gives an administrator the work of a processor at one firm, for an hour at most. The firm's administrators are notified at
 * once, and everything that they do there carries the access.
 * @throws `support_access_open`, and `invalid` at `firmId` or `caseId` for what isn't there.
 */
export async function startSupportAccess(
  context: UserContext,
  { body }: RouteInput<typeof supportAccesses.start>,
): Promise<RouteReplyInput<typeof supportAccesses.start>> {
  const { actor, scope } = context;
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'support-access.start') ? allow : deny('forbidden'));
    const { firmId, caseId, reason, minutes } = body;
    if (!(await findFirm(tx.db, firmId))) refuseField('firmId', fault('no_such_firm'));
    if (caseId && !(await isCaseOf(tx.db, firmId, caseId)))
      refuseField('caseId', fault('no_such_case_of_firm'));
    const open = await lockOpenAccesses(tx.db, actor.userId, tx.now);
    if (open.some((access) => access.firmId === firmId)) refuse('support_access_open');
    const id = newId();
    await insertAccess(tx.db, {
      id,
      userId: actor.userId,
      userName: actor.name,
      firmId,
      caseId: caseId ?? null,
      reason,
      startedAt: tx.now,
      endsAt: new Date(tx.now.getTime() + minutes * 60_000),
    });
    const access = found(await lockAccess(tx.db, scope, id));
    await tx.audit(supportAccessAudits.start, {
      firmId,
      subjectId: id,
      data: { by: actor.name, reason, minutes, ...(caseId && { caseId }) },
    });
    await notifyOfAccess(tx, access);
    await notifyIn(tx, supportAccessNotifications.started, {
      userIds: (await selectFirmAdmins(tx.db, firmId)).map((admin) => admin.id),
      subject: caseId ? { kind: 'case', id: caseId } : { kind: 'support-access', id },
      params: { name: actor.name, reason, until: access.endsAt.toISOString() },
    });
    return { access: accessView(access, tx.now) };
  });
}

/** Open lists of the firm and of the platform read it again, and so do the screens of the person who has the access. */
export async function notifyOfAccess(tx: Tx, access: AccessRow): Promise<void> {
  tx.publish(supportAccessLive.changed, {
    firmId: access.firmId,
    ...(access.caseId && { caseId: access.caseId }),
    ids: { accessId: access.id },
  });
}
