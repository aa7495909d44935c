import { criterionFacts, criterionKeys } from '@writdesk/contract/special-approvals/criteria';
import type { specialApprovals } from '@writdesk/contract/special-approvals/special-approvals';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { chosenFirm } from '../../user-service/firms/index.ts';
import { selectApprovers } from './approver-queries.ts';

/** What a rule can ask, and for those who write rules whom it can name. */
export async function listCriteria(
  context: UserContext,
  { query }: RouteInput<typeof specialApprovals.criteria>,
) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const firm = await chosenFirm(db, scope, query.firmId);
  const writes = permitted(personOf(context).roles, 'special-approval.update') !== null;
  const approvers = firm && writes ? await selectApprovers(db, firm.id) : [];
  return {
    criteria: criterionKeys.map((key) => ({ key, kind: criterionFacts[key].kind })),
    approvers: approvers.map(({ userId, name, roles }) => ({ userId, name, roles })),
  };
}
