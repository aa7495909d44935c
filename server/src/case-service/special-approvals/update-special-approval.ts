import { isDeepStrictEqual } from 'node:util';
import type { specialApprovals } from '@writdesk/contract/special-approvals/special-approvals';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { refuseTakenName } from './create-special-approval.ts';
import { readRule } from './get-special-approval.ts';
import { reviewOpenCases } from './watch-approvals.job.ts';
import { requireFit } from './rule-faults.ts';
import { specialApprovalAudits } from './special-approval-audits.ts';
import { columnsOf, findRule, lockRule, type RuleRow, updateRuleRow } from './special-approval-queries.ts';

/**
 * Changes a rule as a whole.
 * @throws `special_approval_not_found`, `conflict` for a stale version, `invalid` naming the field.
 */
export async function updateSpecialApproval(
  context: UserContext,
  { params, body }: RouteInput<typeof specialApprovals.update>,
) {
  const actor = personOf(context);
  const { specialApproval: rule, version } = body;
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'special-approval.update') ? allow : deny('forbidden'));
    const before = await lockedRule(tx, context, params.id);
    if (body.specialApprovalId !== before.id) refuseField('specialApprovalId', fault('id_unlike_path'));
    if (version !== undefined && version !== before.version)
      refuse('conflict', { current: await readRule(tx.db, context, before.id) });
    await requireFit(tx, rule, before);
    await updateRuleRow(tx.db, { firmId: before.firmId, id: before.id, now: tx.now }, rule);
    await tx.audit(specialApprovalAudits.update, {
      firmId: before.firmId,
      subjectId: before.id,
      data: { name: rule.name, active: rule.active, changed: changedFields(before, rule) },
    });
    await tx.enqueue(reviewOpenCases, { firmId: before.firmId });
    return readRule(tx.db, context, before.id);
  }).catch(refuseTakenName);
}

/** A rule of the caller's, locked. @throws `special_approval_not_found` */
export async function lockedRule(tx: Tx, { scope }: UserContext, id: string): Promise<RuleRow> {
  const seen = found(await findRule(tx.db, scope, id, null), 'special_approval_not_found');
  return found(await lockRule(tx.db, seen.firmId, id), 'special_approval_not_found');
}

function changedFields(before: RuleRow, rule: Parameters<typeof columnsOf>[0]): string[] {
  const { criteria, approvers, ...columns } = columnsOf(rule);
  const after = { ...columns, criteria: JSON.parse(criteria), approvers: JSON.parse(approvers) };
  return Object.entries(after).flatMap(([field, value]) =>
    isDeepStrictEqual(before[field as keyof RuleRow], value) ? [] : field,
  );
}
