import { workflowStep, type WorkflowStep } from '@writdesk/contract/workflows/workflows';
import type { selectWorkflowSteps, WorkflowPageRow } from './workflow-queries.ts';

/** A workflow's row as the contract spells it. */
export function workflowView(row: WorkflowPageRow) {
  return {
    id: row.id,
    firmId: row.firm_id,
    name: row.name,
    status: row.status,
    version: row.version,
    stateCode: row.state_code,
    countyId: row.county_id,
    countyName: row.county_name,
    caseType: row.case_type,
    serveFirst: row.serve_first,
    stepCount: row.step_count,
    courthouses: row.courthouses,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

type StepRow = Awaited<ReturnType<typeof selectWorkflowSteps>>[number];

/** A step as the contract spells it; the JSON in the row is parsed again, for nothing else knows its shape. */
export function stepView(row: StepRow): WorkflowStep {
  return workflowStep.parse({
    id: row.id,
    sequenceNo: Number(row.sequence_no),
    name: row.name,
    roles: row.roles,
    configureAction: row.configure_action,
    notifications: row.notifications,
    billing: row.billing,
  });
}
