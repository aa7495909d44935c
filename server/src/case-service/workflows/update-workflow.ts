import type { RouteInput } from '@writdesk/contract/route';
import type { workflows } from '@writdesk/contract/workflows/workflows';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { changing, readDetails } from './change-workflow.ts';
import { refuseCourts } from './create-workflow.ts';
import { workflowAudits } from './workflow-audits.ts';
import { changeWorkflow, replaceCourthouses } from './workflow-write-queries.ts';

/**
 * Changes the name of a workflow, and where it is used. Running cases keep what they have pinned.
 * @throws `workflow_not_found`, `conflict`; `invalid` naming the field.
 */
export function updateWorkflow(context: UserContext, { params, body }: RouteInput<typeof workflows.update>) {
  const { lockVersion, courthouseIds, ...given } = body;
  return changing(context, 'workflow.update', { id: params.id, lockVersion }, async (tx, workflow) => {
    if (given.serveFirst !== undefined && given.serveFirst !== workflow.serveFirst && workflow.version > 0)
      refuseField('serveFirst', fault('workflow_order_published'));
    const stateCode = given.stateCode === undefined ? workflow.stateCode : given.stateCode;
    await refuseCourts(tx, stateCode, courthouseIds ?? workflow.courthouses.map(({ id }) => id));
    await changeWorkflow(tx.db, workflow, { ...given, updatedAt: tx.now });
    if (courthouseIds) await replaceCourthouses(tx.db, workflow, courthouseIds);
    const fields = Object.entries({ ...given, courthouseIds }).flatMap(([field, value]) =>
      value === undefined ? [] : [field],
    );
    await tx.audit(workflowAudits.update, {
      firmId: workflow.firmId,
      subjectId: workflow.id,
      data: { fields },
    });
    return readDetails(context, tx, workflow.id);
  });
}
