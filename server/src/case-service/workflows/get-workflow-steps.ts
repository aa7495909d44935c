import type { workflows } from '@writdesk/contract/workflows/workflows';
import { presentStepOf } from '@writdesk/contract/workflows/step-order';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findWorkflow, selectWorkflowSteps } from './workflow-queries.ts';
import { DRAFT } from './workflow-write-queries.ts';
import { stepView } from './workflow-view.ts';

/**
 * The steps of a workflow: of its latest published version, or of its draft where that is asked for or all there is.
 * @throws `workflow_not_found`
 */
export async function getWorkflowSteps(
  context: UserContext,
  { params, query }: RouteInput<typeof workflows.steps>,
) {
  return readSteps(context, params.id, query.draft === true ? DRAFT : query.version);
}

/**
 * Which roles do which step.
 * @throws `workflow_not_found`
 */
export async function getStepRoles(context: UserContext, { params }: RouteInput<typeof workflows.stepRoles>) {
  const { steps } = await readSteps(context, params.id);
  return {
    stepRoles: steps.map(({ sequenceNo, name, roles }) => ({
      stepNumber: sequenceNo,
      stepName: name,
      roles,
    })),
  };
}

async function readSteps({ deps, scope }: UserContext, workflowId: string, wanted?: number) {
  const db = deps.db.as(scope);
  const workflow = found(await findWorkflow(db, scope, workflowId), 'workflow_not_found');
  const version = wanted ?? workflow.version;
  const steps = (await selectWorkflowSteps(db, workflow, version)).map(stepView);
  return { steps, version, presentStep: presentStepOf(steps) };
}
