import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { refuse, refuseField } from '../../../platform/http/refuse.ts';
import { moveSteps, resolveWorkflow } from '../../workflows/index.ts';
import { verbOf } from '../actions/index.ts';

/** Moves the case to the latest version of a workflow. Nothing moves that would lose a step that is done. */
export const updateCaseWorkflow = verbOf('updateWorkflow', async ({ tx, record, facts }, body) => {
  const { workflowId, byHand, reason } = body;
  const workflow = await resolveWorkflow(tx.db, record.firmId, { workflowId });
  if (!workflow) return refuseField('workflowId', fault('no_such_workflow'));
  if (workflow.id === record.workflowId && workflow.version === record.workflowVersion)
    refuseField('workflowId', fault('move_same_version'));
  // Once a lawyer approved it, the case goes the way that it has begun.
  if (facts.approvedAt !== null && workflow.serveFirst !== record.serveFirst)
    refuseField('workflowId', fault('move_other_order'));
  if (facts.approvedAt !== null && !reason) refuseField('reason', fault('required'));
  const { lost, presentStep } = await moveSteps(tx, record, workflow, byHand);
  if (lost.length)
    refuse('invalid', {
      errors: lost.map(({ id, name }) => atField(`byHand.${id}`, fault('move_loses_step', { name }))),
    });
  return {
    changes: {
      workflowId: workflow.id,
      workflowVersion: workflow.version,
      serveFirst: workflow.serveFirst,
    },
    comment: reason,
    data: { workflow: workflow.name, workflowVersion: workflow.version, presentStep },
  };
});
