import type { workflows } from '@writdesk/contract/workflows/workflows';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectWorkflowPage } from './workflow-queries.ts';
import { workflowView } from './workflow-view.ts';

/** A page of the workflows of the caller's firm. */
export async function listWorkflows(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof workflows.list>,
) {
  const { rows, ...counted } = await selectWorkflowPage(deps.db.as(scope), scope, query);
  return {
    workflows: rows.map(workflowView),
    ...counted,
  };
}
