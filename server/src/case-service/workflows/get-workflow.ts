import type { workflows } from '@writdesk/contract/workflows/workflows';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findWorkflow } from './workflow-queries.ts';
import { workflowView } from './workflow-view.ts';

/**
 * A workflow without its steps.
 * @throws `workflow_not_found`
 */
export async function getWorkflow(
  { deps, scope }: UserContext,
  { params }: RouteInput<typeof workflows.details>,
) {
  const row = found(await findWorkflow(deps.db.as(scope), scope, params.id), 'workflow_not_found');
  return { ...workflowView(row), lockVersion: row.lockVersion };
}
