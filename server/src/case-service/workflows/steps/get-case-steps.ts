import type { cases } from '@writdesk/contract/cases/cases';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../../platform/context.ts';
import { visibleRecord } from '../../cases/record/index.ts';
import { findWorkflowName, selectSteps } from './case-step-queries.ts';

/** The case's own copy of its workflow, and where it stands. */
export async function getCaseSteps(
  context: UserContext,
  { params }: RouteInput<typeof cases.stepDetails>,
): Promise<RouteReplyInput<typeof cases.stepDetails>> {
  const record = await visibleRecord(context, params.caseId);
  const db = context.deps.db.as(context.scope);
  const [steps, name] = await Promise.all([selectSteps(db, record), findWorkflowName(db, record)]);
  return {
    presentStep: record.presentStep === null ? null : Number(record.presentStep),
    workflow: record.workflowId
      ? { id: record.workflowId, name: name, version: record.workflowVersion ?? 0 }
      : null,
    steps: steps.map((step) => ({
      id: step.id,
      sequenceNo: Number(step.sequenceNo),
      name: step.name,
      roles: step.roles,
      action: step.configureAction.action ?? '',
      state: step.state,
      startedAt: step.startedAt,
      doneAt: step.doneAt,
      doneBy: step.doneByName,
    })),
  };
}
