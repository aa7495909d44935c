import type { workflows } from '@writdesk/contract/workflows/workflows';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findWorkflow, selectWorkflowSteps } from './workflow-queries.ts';
import { stepView } from './workflow-view.ts';

const DRAFT = 0;

/**
 * The steps of a workflow: of its latest published version, or of its draft where that is asked for or all there is.
 * @throws `workflow_not_found`
 */
export async function getWorkflowSteps(
  context: UserContext,
  { params, query }: RouteInput<typeof workflows.steps>,
) {
  return readSteps(context, params.id, query.draft === true);
}

/**
 * Which roles do which step.
 * @throws `workflow_not_found`
 */
export async function getStepRoles(context: UserContext, { params }: RouteInput<typeof workflows.stepRoles>) {
  const { steps } = await readSteps(context, params.id, false);
  return {
    stepRoles: steps.map(({ sequenceNo, name, roles }) => ({
      stepNumber: sequenceNo,
      stepName: name,
      roles,
    })),
  };
}

async function readSteps({ deps, scope }: UserContext, workflowId: string, wantsDraft: boolean) {
  const db = deps.db.as(scope);
  const workflow = found(await findWorkflow(db, scope, workflowId), 'workflow_not_found');
  const version = wantsDraft ? DRAFT : workflow.version;
  return { steps: (await selectWorkflowSteps(db, workflow, version)).map(stepView), version };
}
