import { fault, type Fault } from '../sentences/fault.ts';
import { type Role, roleFacts, roles } from '../permissions/roles.ts';
import { permittedRoles } from './step-roles.ts';
import {
  distinctPlaces,
  hasEnded,
  played,
  type PlayedCase,
  playedCase,
  type Reached,
  reachedFrom,
} from './walk-machine.ts';
import { type StepAction, stepKinds, type WorkflowStep } from './workflow-values.ts';

/** What stands against a workflow, or is odd about it. */
export interface WorkflowFault {
  /** Null where it is about the workflow as a whole. */
  stepId: string | null;
  /** Its place, from 1 on; 0 for the whole. */
  place: number;
  /** A workflow with errors can't be published; one with warnings can. */
  severity: 'ERROR' | 'WARNING';
  fault: Fault;
}

export type CheckedStep = Pick<WorkflowStep, 'id' | 'name' | 'roles' | 'configureAction'>;
export interface CheckedWorkflow {
  stateCode: string | null;
  serveFirst: boolean;
  /** The courthouses that use it, with their states. */
  courthouses: readonly { name: string; stateCode: string | null }[];
  /** The roles that somebody of the firm holds; null where that isn't known. */
  rolesHeld: readonly Role[] | null;
}

const waitingKinds: readonly StepAction[] = stepKinds;
/** Who can be given a date, a task, a document or a look at the court's docket: who works on cases. */
export const workRoles = roles.filter(
  (role) => !['admin', 'auditor', 'client_viewer', 'property_owner'].includes(role),
);
/** Roles that a firm gives to its own people; whether a company has somebody differs from case to case. */
const ofFirm = (role: Role) => roleFacts[role].type === 'Firm';

/**
 * What keeps a workflow from running, with the step and the reason. The order is found out by playing the status
 * machine of cases and writs: on the way to a step anything may happen that no later step waits for.
 * @param steps in their order.
 */
export function workflowFaults(steps: readonly CheckedStep[], of: CheckedWorkflow): WorkflowFault[] {
  return [
    ...steps.flatMap((step, index) =>
      shapeFaults(step, index, steps).map((why) => errorAt(step, index, why)),
    ),
    ...orderFaults(steps, of),
    ...of.courthouses
      .filter(({ stateCode }) => of.stateCode !== null && stateCode !== of.stateCode)
      .map(({ name }) => whole(fault('workflow_court_elsewhere', { name, state: of.stateCode ?? '' }))),
    ...steps.flatMap((step, index) => holderWarnings(step, index, of.rolesHeld)),
  ].toSorted((one, other) => one.place - other.place);
}

const errorAt = (step: CheckedStep, index: number, why: Fault): WorkflowFault => ({
  stepId: step.id,
  place: index + 1,
  severity: 'ERROR',
  fault: why,
});
const whole = (why: Fault): WorkflowFault => ({ stepId: null, place: 0, severity: 'ERROR', fault: why });

/** What is wrong with a step by itself. */
function shapeFaults(step: CheckedStep, index: number, steps: readonly CheckedStep[]): Fault[] {
  const { action, deadlineRuleEvent, autoCompleteWhen } = step.configureAction;
  const may: readonly Role[] = waitingKinds.includes(action) ? workRoles : permittedRoles(action);
  const before = steps.findIndex(
    (other) => !waitingKinds.includes(action) && other.configureAction.action === action,
  );
  return [
    ...(step.name.trim() === '' ? [fault('step_unnamed', { step: index + 1 })] : []),
    ...(step.roles.length === 0 ? [fault('step_without_roles', { step: index + 1 })] : []),
    ...step.roles
      .filter((role) => !may.includes(role))
      .map((role) => fault('step_role_never', { step: index + 1, role, action })),
    ...(action === 'WAIT' && !deadlineRuleEvent
      ? [fault('step_waits_for_nothing', { step: index + 1 })]
      : []),
    ...(before >= 0 && before < index
      ? [fault('step_repeats', { step: index + 1, action, other: before + 1 })]
      : []),
    ...(autoCompleteWhen === action ? [fault('step_ends_itself', { step: index + 1 })] : []),
  ];
}

function holderWarnings(step: CheckedStep, index: number, held: readonly Role[] | null): WorkflowFault[] {
  const own = step.roles.filter(ofFirm);
  if (held === null || own.length === 0 || own.length < step.roles.length) return [];
  if (own.some((role) => held.includes(role))) return [];
  const [role] = own;
  if (!role) return [];
  const said = fault('step_role_unheld', { step: index + 1, role });
  return [{ stepId: step.id, place: index + 1, severity: 'WARNING', fault: said }];
}

/** Plays the steps one after the other; ends at the first that can't be reached, for everything after it hangs on that. */
function orderFaults(steps: readonly CheckedStep[], of: CheckedWorkflow): WorkflowFault[] {
  if (steps.length === 0) return [whole(fault('workflow_empty'))];
  let standing: PlayedCase[] = [playedCase(of.stateCode, of.serveFirst)];
  for (const [index, step] of steps.entries()) {
    const walked = walkStep(standing, steps, index);
    if ('code' in walked) return [errorAt(step, index, walked)];
    standing = walked;
    if (index < steps.length - 1 && standing.every(hasEnded))
      return [errorAt(step, index, fault('step_ends_case_early', { step: index + 1 }))];
  }
  return standing.some(hasEnded) ? [] : [whole(fault('workflow_never_ends'))];
}

/** Where a case stands once a step is done, or why it can't be. */
function walkStep(
  standing: readonly PlayedCase[],
  steps: readonly CheckedStep[],
  index: number,
): PlayedCase[] | Fault {
  const step = steps[index];
  if (!step) return [];
  const { action, autoCompleteWhen } = step.configureAction;
  if (waitingKinds.includes(action)) return [...standing];
  const later = new Set(steps.slice(index + 1).map((other) => other.configureAction.action));
  const ways = [action, ...(autoCompleteWhen && !later.has(autoCompleteWhen) ? [autoCompleteWhen] : [])];
  const own = new Set<StepAction>([...later, ...ways]);
  const here = reachedFrom(standing, own);
  const after = (places: readonly Reached[], held: readonly Role[]) =>
    places.flatMap(({ at }) => ways.flatMap((way) => played(at, way, held) ?? []));
  // One of its roles is enough; each is asked alone, for one person does the step.
  const done = step.roles.flatMap((role) => after(here, [role]));
  if (done.length > 0) return distinctPlaces(done);
  if (after(here, roles).length > 0) return fault('step_roles_not_here', { step: index + 1, action });
  return whyUnreached(standing, steps, index);
}

/** Names the later step that has to come before, where one is the reason. */
function whyUnreached(standing: readonly PlayedCase[], steps: readonly CheckedStep[], index: number): Fault {
  const action = steps[index]?.configureAction.action ?? 'TASK';
  const way = reachedFrom(standing, new Set([action])).find(({ at }) => played(at, action, roles));
  const place = steps.findIndex(
    ({ configureAction }, at) => at > index && way?.by.includes(configureAction.action),
  );
  const other = steps[place]?.configureAction.action;
  if (other) return fault('step_before_other', { step: index + 1, action, other: place + 1, needed: other });
  const [status = 'DRAFT'] = standing.map(({ facts }) => facts.status);
  return fault('step_not_from_status', { step: index + 1, action, status });
}
