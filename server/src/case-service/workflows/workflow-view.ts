import { workflowStep, type WorkflowStep } from '@writdesk/contract/workflows/workflow-values';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { Role } from '@writdesk/contract/permissions/roles';
import type { selectWorkflowSteps, WorkflowPageRow } from './workflow-queries.ts';

/** A workflow's row as the contract spells it. */
export function workflowView(row: WorkflowPageRow) {
  return {
    id: row.id,
    firmId: row.firmId,
    name: row.name,
    status: row.status,
    version: row.version,
    stateCode: row.stateCode,
    countyId: row.countyId,
    countyName: row.countyName,
    caseType: row.caseType,
    serveFirst: row.serveFirst,
    stepCount: row.stepCount,
    hasDraft: row.hasDraft,
    courthouses: row.courthouses,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** A workflow as its page shows it: with the cases that run by it, and what the reader may do. */
export function detailsView(
  row: WorkflowPageRow,
  running: readonly { version: number; cases: number }[],
  roles: readonly Role[],
) {
  return {
    ...workflowView(row),
    lockVersion: row.lockVersion,
    running: [...running],
    can: {
      edit: permitted(roles, 'workflow.update') !== null,
      publish: permitted(roles, 'workflow.publish') !== null,
    },
  };
}

type StepRow = Pick<
  Awaited<ReturnType<typeof selectWorkflowSteps>>[number],
  'id' | 'sequenceNo' | 'name' | 'roles' | 'configureAction' | 'notifications' | 'billing'
>;

/** A step as the contract spells it; the JSON in the row is parsed again, for nothing else knows its shape. */
export function stepView(row: StepRow): WorkflowStep {
  return workflowStep.parse({
    id: row.id,
    sequenceNo: Number(row.sequenceNo),
    name: row.name,
    roles: row.roles,
    configureAction: row.configureAction,
    notifications: row.notifications,
    billing: row.billing,
  });
}
