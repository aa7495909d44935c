import type { docketProposals } from '@writdesk/contract/docket-proposals/docket-proposals';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectProposalPage } from './proposal-queries.ts';
import { proposalViews } from './proposal-view.ts';

/** A page of what robots read on dockets. */
export async function listDocketProposals(
  context: UserContext,
  { query }: RouteInput<typeof docketProposals.list>,
) {
  const db = context.deps.db.as(context.scope);
  const { rows, ...counted } = await selectProposalPage(db, context.scope, query);
  return { proposals: await proposalViews(context, db, rows), ...counted };
}
