import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { presentStepOf, renumbered } from '@writdesk/contract/workflows/step-order';
import type { StepInput, WorkflowStep } from '@writdesk/contract/workflows/workflow-values';
import type { workflows } from '@writdesk/contract/workflows/workflows';
import type { UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { changing, latestSteps, type Workflow } from './change-workflow.ts';
import { workflowAudits } from './workflow-audits.ts';
import { changeWorkflow, DRAFT, knownBillItems, replaceVersionSteps } from './workflow-write-queries.ts';

/**
 * Adds a step to the draft: at its decimal place, or behind the last step.
 * @throws `workflow_not_found`, `conflict`; `invalid` naming the field.
 */
export function addStep(context: UserContext, { body }: RouteInput<typeof workflows.addStep>) {
  const { workflowId: id, lockVersion, step } = body;
  return changing(context, 'workflow.update', { id, lockVersion }, async (tx, workflow) => {
    const before = await latestSteps(tx.db, workflow);
    const added = completed({ ...step, sequenceNo: step.sequenceNo ?? presentStepOf(before) });
    const written = await write(tx, workflow, [...before, added], 'step');
    const own = written.steps.find((one) => one.id === added.id) ?? added;
    return { ...own, lockVersion: written.lockVersion };
  });
}

/**
 * Changes steps of the draft by their ids; the others stay.
 * @throws `workflow_not_found`, `conflict`; `invalid` naming the field.
 */
export function updateSteps(context: UserContext, { body }: RouteInput<typeof workflows.updateSteps>) {
  const { workflowId: id, lockVersion, steps } = body;
  return changing(context, 'workflow.update', { id, lockVersion }, async (tx, workflow) => {
    const before = await latestSteps(tx.db, workflow);
    const errors = steps.flatMap((step, index) =>
      before.some((one) => one.id === step.id)
        ? []
        : [atField(`steps.${index}.id`, fault('step_of_no_draft'))],
    );
    if (errors.length) refuse('invalid', { errors });
    const changed = before.map((one) => {
      const step = steps.find(({ id: stepId }) => stepId === one.id);
      return step ? completed(step) : one;
    });
    return write(tx, workflow, changed);
  });
}

/**
 * Replaces the steps of the draft as they are typed.
 * @throws `workflow_not_found`, `conflict`; `invalid` naming the field.
 */
export function saveDraft(context: UserContext, { params, body }: RouteInput<typeof workflows.saveDraft>) {
  return changing(context, 'workflow.update', { ...params, ...body }, (tx, workflow) =>
    write(tx, workflow, body.steps.map(completed)),
  );
}

/**
 * Replaces the steps of the draft; each has a name and roles.
 * @throws `workflow_not_found`, `conflict`; `invalid` naming the field.
 */
export function createSteps(
  context: UserContext,
  { params, body }: RouteInput<typeof workflows.createSteps>,
) {
  return changing(context, 'workflow.update', { ...params, ...body }, (tx, workflow) => {
    const errors = body.steps.flatMap(({ name, roles }, index) => [
      ...(name ? [] : [atField(`steps.${index}.name`, fault('step_unnamed', { step: index + 1 }))]),
      ...(roles.length
        ? []
        : [atField(`steps.${index}.roles`, fault('step_without_roles', { step: index + 1 }))]),
    ]);
    if (errors.length) refuse('invalid', { errors });
    return write(tx, workflow, body.steps.map(completed));
  });
}

const completed = ({ id = newId(), ...step }: StepInput): WorkflowStep => ({ id, ...step });

/** Writes the draft, which begins with the first change to a published workflow. @param field names the steps in errors. */
async function write(tx: Tx, workflow: Workflow, given: readonly WorkflowStep[], field = 'steps') {
  await refuseSteps(tx, workflow.firmId, given, field);
  const steps = renumbered(given);
  await replaceVersionSteps(tx.db, workflow, DRAFT, steps);
  await changeWorkflow(tx.db, workflow, { hasDraft: true, updatedAt: tx.now });
  await tx.audit(workflowAudits.saveDraft, {
    firmId: workflow.firmId,
    subjectId: workflow.id,
    data: { steps: steps.length },
  });
  return { steps, presentStep: presentStepOf(steps), lockVersion: workflow.lockVersion + 1 };
}

async function refuseSteps(
  tx: Tx,
  firmId: string,
  steps: readonly WorkflowStep[],
  field: string,
): Promise<void> {
  const bills = [...new Set(steps.flatMap(({ billing }) => billing.map(({ billItemId }) => billItemId)))];
  const known = await knownBillItems(tx.db, firmId, bills);
  const errors = steps.flatMap((step, index): FieldError[] => {
    const at = field === 'step' ? 'step' : `steps.${index}`;
    const isTwice = steps.findIndex(({ id }) => id === step.id) < index;
    return [
      ...(isTwice ? [atField(`${at}.id`, fault('step_id_twice'))] : []),
      ...step.billing.flatMap(({ billItemId }, line) =>
        known.has(billItemId)
          ? []
          : [atField(`${at}.billing.${line}.billItemId`, fault('bill_item_unknown'))],
      ),
    ];
  });
  if (errors.length) refuse('invalid', { errors });
}
