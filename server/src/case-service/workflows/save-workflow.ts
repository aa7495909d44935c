import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { diffWorkflows } from '@writdesk/contract/workflows/workflow-diff';
import type { workflows } from '@writdesk/contract/workflows/workflows';
import { actorUserId } from '../../platform/actor.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { refuse, refuseField } from '../../platform/http/refuse.ts';
import { changing, latestSteps, readDetails, type Workflow } from './change-workflow.ts';
import { faultsOf } from './check-workflow.ts';
import { workflowAudits } from './workflow-audits.ts';
import { selectWorkflowSteps } from './workflow-queries.ts';
import { changeWorkflow, DRAFT, insertVersion, replaceVersionSteps } from './workflow-write-queries.ts';
import { stepView } from './workflow-view.ts';

/**
 * Publishes the draft as the next version, which never changes again; or begins or discards the draft.
 * @throws `workflow_not_found`, `conflict`, `forbidden`; `invalid` naming each step that can't run, with the reason.
 */
export function saveWorkflow(context: UserContext, { params, body }: RouteInput<typeof workflows.save>) {
  const permission = body.published ? 'workflow.publish' : 'workflow.update';
  const wanted = { id: params.id, lockVersion: body.lockVersion };
  return changing(context, permission, wanted, async (tx, workflow) => {
    if (body.published) await publish(context, tx, workflow, body.note);
    else if (body.discard) await discard(tx, workflow);
    else await begin(tx, workflow);
    return readDetails(context, tx, workflow.id);
  });
}

async function publish(context: UserContext, tx: Tx, workflow: Workflow, note: string | null): Promise<void> {
  if (!workflow.hasDraft) refuseField('published', fault('workflow_undrafted'));
  const steps = await latestSteps(tx.db, workflow);
  const errors = (await faultsOf(tx.db, workflow, steps))
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ place, fault: why }) => atField(place === 0 ? 'steps' : `steps.${place - 1}`, why));
  if (errors.length) refuse('invalid', { errors });
  if (workflow.version > 0) {
    const before = (await selectWorkflowSteps(tx.db, workflow, workflow.version)).map(stepView);
    if (diffWorkflows(before, steps).length === 0)
      refuseField('published', fault('workflow_draft_same', { version: workflow.version }));
  }
  const version = workflow.version + 1;
  await replaceVersionSteps(tx.db, workflow, version, steps);
  await replaceVersionSteps(tx.db, workflow, DRAFT, []);
  await insertVersion(tx.db, {
    firmId: workflow.firmId,
    workflowId: workflow.id,
    version,
    note: note ?? '',
    publishedAt: tx.now,
    publishedBy: actorUserId(context.actor),
    publishedByName: context.actor.name,
  });
  await changeWorkflow(tx.db, workflow, { status: 'PUBLISHED', version, hasDraft: false, updatedAt: tx.now });
  await tx.audit(workflowAudits.publish, {
    firmId: workflow.firmId,
    subjectId: workflow.id,
    data: { version, steps: steps.length, note },
  });
}

async function begin(tx: Tx, workflow: Workflow): Promise<void> {
  const steps = await latestSteps(tx.db, workflow);
  await replaceVersionSteps(tx.db, workflow, DRAFT, steps);
  await changeWorkflow(tx.db, workflow, { hasDraft: true, updatedAt: tx.now });
  await tx.audit(workflowAudits.saveDraft, {
    firmId: workflow.firmId,
    subjectId: workflow.id,
    data: { steps: steps.length },
  });
}

/** A workflow that was never published keeps its draft: there is nothing else of it. */
async function discard(tx: Tx, workflow: Workflow): Promise<void> {
  if (workflow.version === 0 || !workflow.hasDraft)
    refuse('conflict', { reason: fault('workflow_undrafted') });
  await replaceVersionSteps(tx.db, workflow, DRAFT, []);
  await changeWorkflow(tx.db, workflow, { hasDraft: false, updatedAt: tx.now });
  await tx.audit(workflowAudits.discardDraft, { firmId: workflow.firmId, subjectId: workflow.id, data: {} });
}
