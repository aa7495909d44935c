import type { specialApprovals } from '@writdesk/contract/special-approvals/special-approvals';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { eachOfMany } from '../../platform/http/each-of-many.ts';
import { allow, deny } from '../../platform/http/refuse.ts';
import { specialApprovalAudits } from './special-approval-audits.ts';
import { deleteRuleRow } from './special-approval-queries.ts';
import { reviewOpenCases } from './watch-approvals.job.ts';
import { lockedRule } from './update-special-approval.ts';

/** Deletes a rule; its cases are free as soon as a worker has looked at them. @throws `special_approval_not_found` */
export async function deleteSpecialApproval(
  context: UserContext,
  { params }: RouteInput<typeof specialApprovals.remove>,
) {
  const { roles } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'special-approval.delete') ? allow : deny('forbidden'));
    const { firmId, id, name, active } = await lockedRule(tx, context, params.id);
    await deleteRuleRow(tx.db, firmId, id);
    await tx.audit(specialApprovalAudits.remove, { firmId, subjectId: id, data: { name, active } });
    await tx.enqueue(reviewOpenCases, { firmId });
    return { id };
  });
}

/** Deletes many rules. Each is its own transaction: what one is refused for stops no other. */
export function deleteManySpecialApprovals(
  context: UserContext,
  { body }: RouteInput<typeof specialApprovals.removeMany>,
) {
  return eachOfMany(context, body.rows, {
    act: (own, { id }) => deleteSpecialApproval(own, { params: { id }, query: {}, body: undefined }),
  });
}
