import type { lawyers } from '@writdesk/contract/lawyers/lawyers';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { findVisibleUser, firmAdminsToNotify, lockUser, mayManage, notifyFirm } from '../users/index.ts';
import { admit } from './admit.ts';
import { findLawyerRecord, insertLawyer } from './lawyer-queries.ts';
import { lawyerView } from './lawyer-view.ts';
import { lawyerAudits } from './lawyer-audits.ts';

/**
 * Says of somebody with the lawyer's role how they sign and where they are admitted.
 * @throws `user_not_found`; `conflict` when that is said already; `invalid` for somebody who is no lawyer, and for a state
 *   that there is not.
 */
export async function createLawyer(context: UserContext, { body }: RouteInput<typeof lawyers.create>) {
  const actor = personOf(context);
  const { userId, title, signatureName, barAdmissions } = body;
  return transact(context, async (tx) => {
    const user = found(await findVisibleUser(tx.db, context, userId), 'user_not_found');
    await lockUser(tx.db, userId);
    const house = { roleType: user.roleType, firmId: user.firmId, clientId: user.clientId };
    tx.authorize(
      userId === actor.userId
        ? deny('forbidden', fault('admits_self'))
        : mayManage(actor, 'lawyer.create', house),
    );
    if (!user.roles.includes('lawyer')) {
      refuseField('userId', fault('not_a_lawyer'));
    }
    const known = await findLawyerRecord(tx.db, userId);
    if (known) refuse('conflict', { reason: fault('lawyer_known'), current: lawyerView(known) });
    const name = signatureName ?? `${user.firstName} ${user.lastName}`.trim();
    await insertLawyer(tx.db, { userId, title, signatureName: name });
    await tx.audit(lawyerAudits.create, {
      subjectId: userId,
      firmId: user.firmId,
      data: { title, signatureName: name },
    });
    await admit(tx, { userId, firmId: user.firmId, before: [] }, barAdmissions);
    await notifyFirm(tx, {
      what: 'admitted',
      admins: await firmAdminsToNotify(tx.db, actor, user.firmId),
      user: { id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email },
      by: actor.name,
      deps: context.deps,
    });
    return lawyerView(found(await findLawyerRecord(tx.db, userId), 'user_not_found'));
  });
}
