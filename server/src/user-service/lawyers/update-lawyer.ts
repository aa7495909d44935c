import type { lawyers } from '@writdesk/contract/lawyers/lawyers';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { findVisibleUser, firmAdminsToNotify, lockUser, notifyFirm, updateUserRow } from '../users/index.ts';
import { admit } from './admit.ts';
import { mayChangeLawyer } from './lawyer-policy.ts';
import { findLawyerRecord, updateLawyerRow } from './lawyer-queries.ts';
import { lawyerView } from './lawyer-view.ts';
import { lawyerAudits } from './lawyer-audits.ts';

/**
 * Changes how a lawyer signs, or where they are admitted.
 * @throws `user_not_found`, also for a person who is no lawyer; `conflict` for a stale version; `forbidden` for what is
 *   the lawyer's own, and for admitting oneself.
 */
export async function updateLawyer(
  context: UserContext,
  { params, body }: RouteInput<typeof lawyers.update>,
) {
  const actor = personOf(context);
  const { version, title, signatureName, barAdmissions } = body;
  return transact(context, async (tx) => {
    const user = found(await findVisibleUser(tx.db, context, params.id), 'user_not_found');
    await lockUser(tx.db, params.id);
    const record = found(await findLawyerRecord(tx.db, params.id), 'user_not_found');
    const signs = title !== undefined || signatureName !== undefined;
    tx.authorize(
      mayChangeLawyer(actor, {
        userId: user.id,
        firmId: user.firmId,
        signs,
        admits: barAdmissions !== undefined,
      }),
    );
    if (version !== undefined && version !== record.version)
      refuse('conflict', { current: lawyerView(record) });
    await updateLawyerRow(tx.db, user.id, { title, signatureName });
    await tx.audit(lawyerAudits.update, {
      subjectId: user.id,
      firmId: user.firmId,
      data: {
        ...(title !== undefined && { title: { before: record.title, after: title } }),
        ...(signatureName !== undefined && {
          signatureName: { before: record.signatureName, after: signatureName },
        }),
        ...(barAdmissions && { states: barAdmissions.map(({ stateCode }) => stateCode) }),
      },
    });
    const isAdmitted = await admit(
      tx,
      { userId: user.id, firmId: user.firmId, before: record.barAdmissions },
      barAdmissions ?? [],
    );
    if (isAdmitted)
      await notifyFirm(tx, {
        what: 'admitted',
        admins: await firmAdminsToNotify(tx.db, actor, user.firmId),
        user: { id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email },
        by: actor.name,
        deps: context.deps,
      });
    await updateUserRow(tx.db, user.id, {}, tx.now);
    return lawyerView(found(await findLawyerRecord(tx.db, user.id), 'user_not_found'));
  });
}
