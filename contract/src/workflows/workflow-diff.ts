import { type Role, roleFacts } from '../permissions/roles.ts';
import { fault, type Fault } from '../sentences/fault.ts';
import { inOrder } from './step-order.ts';
import type { WorkflowStep } from './workflow-values.ts';

/** One thing that differs, with the step that it is about. */
export interface WorkflowChange {
  stepId: string;
  fault: Fault;
}

/** What the later of two versions says differently, in the order of its steps. Steps are the same by their id. */
export function diffWorkflows(from: readonly WorkflowStep[], to: readonly WorkflowStep[]): WorkflowChange[] {
  const before = new Map(inOrder(from).map((step, index) => [step.id, { step, place: index + 1 }]));
  const after = inOrder(to);
  const kept = after.filter(({ id }) => before.has(id));
  const keptBefore = [...before.keys()].filter((id) => kept.some((step) => step.id === id));
  return [
    ...[...before.values()]
      .filter(({ step }) => !after.some(({ id }) => id === step.id))
      .map(({ step, place }) => ({
        stepId: step.id,
        fault: fault('diff_step_removed', { step: place, name: step.name }),
      })),
    ...after.flatMap((step, index): WorkflowChange[] => {
      const was = before.get(step.id);
      if (!was)
        return [{ stepId: step.id, fault: fault('diff_step_added', { step: index + 1, name: step.name }) }];
      // Only among the steps that both have: what is inserted moves nothing by itself.
      const isMoved = kept.indexOf(step) !== keptBefore.indexOf(step.id);
      const moved = isMoved
        ? [fault('diff_step_moved', { name: step.name, from: was.place, to: index + 1 })]
        : [];
      return [...moved, ...changesOf(was.step, step)].map((one) => ({ stepId: step.id, fault: one }));
    }),
  ];
}

const labels = (roles: readonly Role[]) => roles.map((role) => roleFacts[role].label);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function changesOf(was: WorkflowStep, is: WorkflowStep): Fault[] {
  const { name } = is;
  const [a, b] = [was.configureAction, is.configureAction];
  const added = is.roles.filter((role) => !was.roles.includes(role));
  const gone = was.roles.filter((role) => !is.roles.includes(role));
  return [
    ...(was.name === name ? [] : [fault('diff_step_renamed', { from: was.name, to: name })]),
    ...(a.action === b.action ? [] : [fault('diff_step_action', { name, from: a.action, to: b.action })]),
    ...(a.autoCompleteWhen === b.autoCompleteWhen
      ? []
      : [
          b.autoCompleteWhen
            ? fault('diff_step_ends_with', { name, to: b.autoCompleteWhen })
            : fault('diff_step_ends_alone', { name }),
        ]),
    ...(added.length ? [fault('diff_roles_added', { name, roles: labels(added) })] : []),
    ...(gone.length ? [fault('diff_roles_removed', { name, roles: labels(gone) })] : []),
    ...(a.deadlineRuleEvent === b.deadlineRuleEvent
      ? []
      : [
          b.deadlineRuleEvent
            ? fault('diff_deadline', { name, to: b.deadlineRuleEvent })
            : fault('diff_deadline_removed', { name }),
        ]),
    ...(a.slaHours === b.slaHours
      ? []
      : [b.slaHours ? fault('diff_hours', { name, to: b.slaHours }) : fault('diff_hours_removed', { name })]),
    ...(same(a.requiredFields, b.requiredFields)
      ? []
      : [
          b.requiredFields.length
            ? fault('diff_fields', { name, items: b.requiredFields })
            : fault('diff_fields_removed', { name }),
        ]),
    ...(same(a.requiredDocuments, b.requiredDocuments)
      ? []
      : [
          b.requiredDocuments.length
            ? fault('diff_documents', { name, items: b.requiredDocuments })
            : fault('diff_documents_removed', { name }),
        ]),
    ...(same(was.notifications, is.notifications)
      ? []
      : [fault('diff_notices', { name, from: was.notifications.length, to: is.notifications.length })]),
    ...(same(was.billing, is.billing)
      ? []
      : [fault('diff_billing', { name, from: was.billing.length, to: is.billing.length })]),
  ];
}
