import type { RouteInput } from '@writdesk/contract/route';
import { say } from '@writdesk/contract/sentences/in-english';
import { type WorkflowFault, workflowFaults } from '@writdesk/contract/workflows/workflow-faults';
import type { WorkflowStep } from '@writdesk/contract/workflows/workflow-values';
import type { workflows } from '@writdesk/contract/workflows/workflows';
import type { Kysely } from 'kysely';
import type { UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found } from '../../platform/http/refuse.ts';
import { latestSteps, type Workflow } from './change-workflow.ts';
import { findWorkflow } from './workflow-queries.ts';
import { selectBillItems, selectCourtPlaces, selectRolesHeld } from './workflow-write-queries.ts';

/** What keeps a workflow from running, found out by playing the status machine. */
export async function faultsOf(
  db: Kysely<DB>,
  workflow: Workflow,
  steps: readonly WorkflowStep[],
): Promise<WorkflowFault[]> {
  const [courthouses, rolesHeld] = await Promise.all([
    selectCourtPlaces(
      db,
      workflow.courthouses.map(({ id }) => id),
    ),
    selectRolesHeld(db, workflow.firmId),
  ]);
  const { stateCode, serveFirst } = workflow;
  return workflowFaults(steps, { stateCode, serveFirst, courthouses, rolesHeld });
}

/**
 * What stands against publishing the draft, and what is odd about it.
 * @throws `workflow_not_found`
 */
export async function checkWorkflow(
  { deps, scope }: UserContext,
  { params }: RouteInput<typeof workflows.check>,
) {
  const db = deps.db.as(scope);
  const workflow = found(await findWorkflow(db, scope, params.id), 'workflow_not_found');
  const faults = await faultsOf(db, workflow, await latestSteps(db, workflow));
  return {
    faults: faults.map(({ stepId, place, severity, fault }) => ({
      stepId,
      place,
      severity,
      ...fault,
      message: say(fault),
    })),
    rolesHeld: await selectRolesHeld(db, workflow.firmId),
    billItems: await selectBillItems(db, workflow.firmId),
  };
}
