import type { specialApprovals } from '@writdesk/contract/special-approvals/special-approvals';
import type { RouteInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found } from '../../platform/http/refuse.ts';
import { namedClients } from './named-clients.ts';
import { findRule } from './special-approval-queries.ts';
import { ruleViews } from './special-approval-view.ts';

/** A rule with everything that it asks. @throws `special_approval_not_found` */
export function getSpecialApproval(
  context: UserContext,
  { params }: RouteInput<typeof specialApprovals.details>,
) {
  return readRule(context.deps.db.as(context.scope), context, params.id);
}

/** The same within a transaction. */
export async function readRule(db: Kysely<DB>, context: UserContext, id: string) {
  const actor = personOf(context);
  const row = found(await findRule(db, context.scope, id, namedClients(actor)), 'special_approval_not_found');
  const [view] = await ruleViews(db, actor, [row]);
  return found(view, 'special_approval_not_found');
}
