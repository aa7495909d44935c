import { decideCaseAction } from '../cases/case-lifecycle.ts';
import { obstaclesTo } from '../lawful-days/lawful-day.ts';
import type { Obstacle } from '../lawful-days/obstacle.ts';
import type { Refusal } from '../permissions/action-grant.ts';
import { type Role, roles } from '../permissions/roles.ts';
import { fault, type Fault } from '../sentences/fault.ts';
import { decideWritAction } from '../writs/writ-lifecycle.ts';
import {
  after,
  dayMeant,
  factsOn,
  firstTry,
  type Happened,
  outcomeOf,
  type RehearsalLaw,
  type RehearsalPlan,
} from './rehearsal-days.ts';
import { actorOf, isCaseAction, played, type PlayedCase, writActionOf } from './walk-machine.ts';
import type { StepAction } from './workflow-values.ts';

/** An action on the way, with the day on which it is done. */
export interface RehearsedAction {
  action: StepAction;
  role: Role;
  day: string;
  /** The day that it is about: the hearing that is set, the lockout. */
  meant: string | null;
  /** What of the law it waited for; null where it waited for nothing. */
  waitedFor: Pick<Obstacle, 'point' | 'event' | 'from' | 'cite'> | null;
}

/** What an action is tried on. */
interface Tried {
  /** The place of the step that it belongs to, from 0 on. */
  index: number;
  at: PlayedCase;
  happened: Happened;
  plan: RehearsalPlan;
  law: RehearsalLaw;
}

/** A date moves an action on; more often than this it would only be going in a circle. */
const MOST_TRIES = 12;
const ofCompany: ReadonlySet<StepAction> = new Set<StepAction>(['submit', 'writ-client-confirm']);

/** Who usually does what no step names: the company its own part, and the firm the rest. */
export const usualRoles = (action: StepAction): Role[] => [
  ...(ofCompany.has(action) ? (['client_manager'] as const) : []),
  'case_processor',
  'lawyer',
  ...roles,
];

/** Does one action on its first lawful day, by the first role that may. */
export function actOnFirstDay(
  action: StepAction,
  held: readonly Role[],
  { at, happened, plan, law, index }: Tried,
): { at: PlayedCase; happened: Happened; done: RehearsedAction } | Fault {
  const role = held.find((one) => played(at, action, [one]));
  const next = role && played(at, action, [role]);
  if (!role || !next)
    return fault('step_not_from_status', { step: index + 1, action, status: at.facts.status });
  let day = firstTry(action, happened, plan, law);
  let meant = dayMeant(action, day, happened, plan, law);
  let waitedFor: RehearsedAction['waitedFor'] = null;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const obstacles = obstaclesOn(day, meant, { action, role, at, happened, plan, law });
    if ('code' in obstacles) return obstacles;
    const [first] = obstacles;
    if (!first) {
      const outcome = action === 'record-judgment' ? { outcome: outcomeOf(plan.way) } : {};
      return {
        at: { ...next, facts: { ...next.facts, ...outcome } },
        happened: after(action, { day, meant }, happened, plan),
        done: { action, role, day, meant, waitedFor },
      };
    }
    const { point, event, from, cite } = first;
    if (from === null)
      return fault('rehearsal_waits', { step: index + 1, action, event: event ?? 'NOTICE_EXPIRES' });
    waitedFor = { point, event, from, cite };
    if (action === 'set-lockout-date') meant = law.openDay(from);
    else day = law.openDay(from);
  }
  return fault('rehearsal_waits', { step: index + 1, action, event: waitedFor?.event ?? 'NOTICE_EXPIRES' });
}

interface Asked extends Omit<Tried, 'index'> {
  action: StepAction;
  role: Role;
}

type Answer = { allowed: true } | Pick<Refusal, 'allowed' | 'reason' | 'obstacles'>;

/** What of the law stands in the way on a day, longest first; or why the case is refused whatever the day. */
function obstaclesOn(
  day: string,
  meant: string | null,
  { action, role, at, happened, plan, law }: Asked,
): Obstacle[] | Fault {
  const facts = { ...at.facts, ...factsOn(day, happened, law) };
  const actor = actorOf([role], at);
  const onWrit = writActionOf(action);
  const answer: Answer = onWrit
    ? decideWritAction(facts, facts.writ, actor, onWrit, { date: day, docketChecked: 'NONE' })
    : isCaseAction(action)
      ? decideCaseAction(facts, actor, action, inputOf(action, { day, meant, plan }))
      : { allowed: true };
  // Of the filing the guard of the notice decides, which reads the same day.
  if (answer.allowed && action === 'send-for-filing')
    return [...obstaclesTo({ after: ['NOTICE_EXPIRES'] }, facts, { date: day })];
  if (answer.allowed) return [];
  if (!answer.obstacles) return answer.reason ?? fault('not_this_outcome');
  return answer.obstacles.toSorted((one, other) => (other.from ?? '9999').localeCompare(one.from ?? '9999'));
}

function inputOf(
  action: StepAction,
  { day, meant, plan }: { day: string; meant: string | null; plan: RehearsalPlan },
) {
  const { way } = plan;
  return {
    date: meant ?? day,
    ...(action === 'apply-to-docket' && { date: day }),
    ...(action === 'record-judgment' && { outcome: outcomeOf(way), docketChecked: 'NONE' }),
    ...(action === 'awaiting-judgment' && { basis: way, docketChecked: 'NONE' }),
    ...(action === 'appeal-update' && { appealResult: 'AFFIRMED' as const }),
    ...(action === 'close' && { closureReason: 'POSSESSION_RETURNED', finalBill: true }),
  } as const;
}
