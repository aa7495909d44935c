import { workflowStep, type WorkflowStep } from '@writdesk/contract/workflows/workflows';
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
    courthouses: row.courthouses,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

type StepRow = Awaited<ReturnType<typeof selectWorkflowSteps>>[number];

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
