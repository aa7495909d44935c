import type { workflows } from '@writdesk/contract/workflows/workflows';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findWorkflow } from './workflow-queries.ts';
import { selectPinned } from './workflow-write-queries.ts';
import { detailsView } from './workflow-view.ts';

/**
 * A workflow without its steps.
 * @throws `workflow_not_found`
 */
export async function getWorkflow(
  { deps, scope, actor }: UserContext,
  { params }: RouteInput<typeof workflows.details>,
) {
  const db = deps.db.as(scope);
  const row = found(await findWorkflow(db, scope, params.id), 'workflow_not_found');
  return detailsView(row, await selectPinned(db, row), actor.roles);
}
