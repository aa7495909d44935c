import type { DeadlineEvent } from '../deadlines/deadline-values.ts';
import type { Role } from '../permissions/roles.ts';
import { fault, type Fault } from '../sentences/fault.ts';
import { addDays } from '../values/dates.ts';
import { after, type Happened, type RehearsalLaw, type RehearsalPlan } from './rehearsal-days.ts';
import { actOnFirstDay, type RehearsedAction, usualRoles } from './rehearse-action.ts';
import { hasEnded, played, type PlayedCase, playedCase, reachedFrom } from './walk-machine.ts';
import type { CheckedStep } from './workflow-faults.ts';
import { type StepAction, stepKinds } from './workflow-values.ts';

interface RehearsedStep {
  stepId: string;
  place: number;
  name: string;
  roles: readonly Role[];
  /** When the case comes to it, and when it is done. */
  from: string;
  day: string;
  /** All that happens while the step is active; its own action comes last. */
  actions: RehearsedAction[];
  /** The deadline that a step without an action waits for. */
  event: DeadlineEvent | null;
}

export interface Rehearsal {
  steps: RehearsedStep[];
  /** Where the rehearsal stops, and why; null where the case comes to its end. */
  stuck: { stepId: string; place: number; fault: Fault } | null;
}

const HOURS_A_DAY = 24;

/**
 * Walks one case through the steps of a workflow, day by day: the status machine says who may do what from where, the law of the
 * court says from which day. Each action is done on its first lawful day; a step with a service level takes as long as that allows.
 * Pure: the same plan has the same days.
 */
export function rehearse(steps: readonly CheckedStep[], plan: RehearsalPlan, law: RehearsalLaw): Rehearsal {
  let at: PlayedCase = { ...playedCase(plan.stateCode, plan.serveFirst), way: plan.way };
  let happened: Happened = {
    day: plan.start,
    facts: plan.facts,
    hearingOn: null,
    checkedOn: null,
    lockoutOn: null,
    outForServiceOn: null,
  };
  const done: RehearsedStep[] = [];
  for (const [index, step] of steps.entries()) {
    const from = happened.day;
    const walked = walk({ steps, index, at, happened, plan, law });
    if ('code' in walked) return { steps: done, stuck: { stepId: step.id, place: index + 1, fault: walked } };
    ({ at, happened } = walked);
    const { id: stepId, name, roles: held, configureAction } = step;
    const event = configureAction.deadlineRuleEvent ?? null;
    done.push({
      stepId,
      place: index + 1,
      name,
      roles: held,
      from,
      day: happened.day,
      actions: walked.actions,
      event,
    });
  }
  if (hasEnded(at)) return { steps: done, stuck: null };
  const last = steps.at(-1);
  return {
    steps: done,
    stuck: last ? { stepId: last.id, place: steps.length, fault: fault('workflow_never_ends') } : null,
  };
}

interface Standing {
  steps: readonly CheckedStep[];
  index: number;
  at: PlayedCase;
  happened: Happened;
  plan: RehearsalPlan;
  law: RehearsalLaw;
}
interface Walked {
  at: PlayedCase;
  happened: Happened;
  actions: RehearsedAction[];
}

function walk(standing: Standing): Walked | Fault {
  const { steps, index, plan, law } = standing;
  const step = steps[index];
  if (!step) return fault('workflow_empty');
  const { slaHours = 0 } = step.configureAction;
  const begun = Math.floor(slaHours / HOURS_A_DAY);
  const happened = begun
    ? { ...standing.happened, day: law.openDay(addDays(standing.happened.day, begun)) }
    : standing.happened;
  const waits: readonly StepAction[] = stepKinds;
  if (waits.includes(step.configureAction.action)) return waitFor(step, { ...standing, happened });
  const way = wayTo(standing, step);
  if ('code' in way) return way;
  let { at } = standing;
  let now = happened;
  const actions: RehearsedAction[] = [];
  for (const [nth, action] of way.actions.entries()) {
    const isOwn = nth === way.actions.length - 1;
    const held = isOwn ? step.roles : usualRoles(action);
    const acted = actOnFirstDay(action, held, { index, at, happened: now, plan, law });
    if ('code' in acted) return acted;
    at = acted.at;
    now = acted.happened;
    actions.push(acted.done);
  }
  return { at, happened: now, actions };
}

/** A step without an action lasts until its day of the law. */
function waitFor(
  { configureAction }: CheckedStep,
  { at, happened, index, plan, law }: Standing,
): Walked | Fault {
  const { action, deadlineRuleEvent: event } = configureAction;
  const known = event ? law.daysOf(happened.facts)[event] : undefined;
  const from = (known?.earliestAction ?? known?.date ?? null)?.slice(0, 10) ?? null;
  if (event && action === 'WAIT' && from === null)
    return fault('rehearsal_no_day', { step: index + 1, event });
  const day = from !== null && from > happened.day ? from : happened.day;
  return { at, happened: after(action, { day, meant: null }, happened, plan), actions: [] };
}

/** The shortest way of actions to the step’s own, by the machine alone; which one of two ends it is what the plan says. */
function wayTo({ steps, index, at, plan }: Standing, step: CheckedStep): { actions: StepAction[] } | Fault {
  const { action, autoCompleteWhen } = step.configureAction;
  const later = new Set(steps.slice(index + 1).map((other) => other.configureAction.action));
  const ends = [action, ...(autoCompleteWhen && !later.has(autoCompleteWhen) ? [autoCompleteWhen] : [])];
  const unwanted: StepAction = plan.way === 'DEFAULT' ? 'apply-to-docket' : 'awaiting-judgment';
  const preferred = ends.toSorted((one, other) => Number(one === unwanted) - Number(other === unwanted));
  for (const shut of [[unwanted], []]) {
    const here = reachedFrom([at], new Set<StepAction>([...later, ...ends, ...shut]));
    for (const end of preferred) {
      const reached = here.find((place) => step.roles.some((role) => played(place.at, end, [role])));
      if (reached) return { actions: [...reached.by, end] };
    }
  }
  return fault('step_not_from_status', { step: index + 1, action, status: at.facts.status });
}
