import type { specialApprovals } from '@writdesk/contract/special-approvals/special-approvals';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { chosenFirm } from '../../user-service/firms/index.ts';
import { namedClients } from './named-clients.ts';
import { selectRulePage } from './special-approval-queries.ts';
import { ruleViews } from './special-approval-view.ts';

/** A page of a firm's rules. */
export async function listSpecialApprovals(
  context: UserContext,
  { query }: RouteInput<typeof specialApprovals.list>,
) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const actor = personOf(context);
  const firm = await chosenFirm(db, scope, query.firmId);
  if (!firm)
    return { specialApprovals: [], total: 0, totalIsCapped: false, page: query.page, pageSize: query.size };
  const of = { firmId: firm.id, namedClientIds: namedClients(actor) };
  const { rows, ...counted } = await selectRulePage(db, of, query);
  return { specialApprovals: await ruleViews(db, actor, rows), ...counted };
}
