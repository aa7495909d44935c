import type { specialApprovals } from '@writdesk/contract/special-approvals/special-approvals';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { allow, deny, found, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { chosenFirm } from '../../user-service/firms/index.ts';
import { readRule } from './get-special-approval.ts';
import { reviewOpenCases } from './watch-approvals.job.ts';
import { requireFit } from './rule-faults.ts';
import { specialApprovalAudits } from './special-approval-audits.ts';
import { insertRule } from './special-approval-queries.ts';

/**
 * Creates a rule of a firm.
 * @throws `invalid` naming the field: a name that another rule has, places or people that aren't the firm's, no firm.
 */
export async function createSpecialApproval(
  context: UserContext,
  { body }: RouteInput<typeof specialApprovals.create>,
) {
  const actor = personOf(context);
  const { firmId: named, ...rule } = body;
  const id = newId();
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'special-approval.create') ? allow : deny('forbidden'));
    if (!actor.firmId && !named) refuseField('firmId', fault('firm_missing'));
    const firm = found(await chosenFirm(tx.db, context.scope, named ?? null));
    await requireFit(tx, rule);
    await insertRule(tx.db, { firmId: firm.id, id, now: tx.now }, rule, actor.userId);
    await tx.audit(specialApprovalAudits.create, {
      firmId: firm.id,
      subjectId: id,
      data: { name: rule.name, active: rule.active },
    });
    await tx.enqueue(reviewOpenCases, { firmId: firm.id });
    return readRule(tx.db, context, id);
  }).catch(refuseTakenName);
}

/** Two rules of one name look the same on a case. */
export function refuseTakenName(error: unknown): never {
  if (isUniqueViolation(error, 'special_approval_name'))
    refuseField('name', fault('special_approval_name_taken'));
  throw error;
}
