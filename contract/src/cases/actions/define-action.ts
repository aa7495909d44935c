import type { z } from 'zod';
import { caseDetails } from '../case-details.ts';
import type { EventGroup, EventReaders } from '../case-event.ts';
import type { CaseGuardName } from '../case-guards.ts';
import type { SentBackTo } from '../send-backs.ts';
import type { JudgmentWay } from '../case-facts.ts';
import type { CaseStatus } from '../case-status.ts';
import type { JudgmentOutcome } from '../../judgments/judgment-outcomes.ts';
import type { LawfulDay } from '../../lawful-days/lawful-day.ts';
import type { MachineRow } from '../../machine/machine.ts';
import type { Permission } from '../../permissions/permissions.ts';
import type { Role } from '../../permissions/roles.ts';
import { type Method, route, type Route, type RouteDefinition } from '../../route.ts';
import { idParams } from '../../values/ids.ts';

/** Places that the facts of a case decide. */
export type CasePlace =
  | 'same'
  | 'resumeStatus'
  | 'resumePoint'
  | 'statusBeforeDocket'
  | 'statusBeforeEnd'
  | 'appealResult'
  | 'appealResultLater';

/** One way of an action, as the practice’s transition table numbers it. */
export interface CaseRowDefinition extends MachineRow<CaseStatus, CasePlace, CaseGuardName> {
  /** Number in the transition table. */
  row: string;
  /** The action’s own when absent. */
  permission?: Permission;
  /** Where the table names fewer roles than the permission has, because the status decides who may act. */
  roles?: readonly Role[];
  /** Outcomes that this row is about. */
  outcomes?: readonly JudgmentOutcome[];
  /** The ways to a judgment that this row is about. */
  ways?: readonly JudgmentWay[];
  /** The days of the law and the facts that this row waits for. */
  lawful?: LawfulDay;
  /** The status left is kept under this name. */
  remembers?: 'resumeStatus' | 'statusBeforeDocket' | 'statusBeforeEnd';
}

/** The call that does an action; what is left out is as for most actions. */
type CallParts = Pick<RouteDefinition, 'path' | 'summary'> &
  Partial<
    Pick<
      RouteDefinition,
      'area' | 'method' | 'params' | 'reply' | 'changes' | 'status' | 'orStatus' | 'failure'
    >
  > & {
    body: z.ZodType;
  };

/** All that the contract says of an action. The server adds its work, the screen its words and its form. */
interface CaseActionParts {
  /** Who may call: the first is what its rows ask unless they say otherwise. */
  permission: Permission | readonly [Permission, ...Permission[]];
  /** The system (a job, a robot, a clock) does it too. */
  bySystem?: true;
  /** Null while no call does it yet. */
  call: CallParts | null;
  /** What its audit row keeps, in addition to where the case went and the comment. */
  event: z.ZodObject;
  group: EventGroup;
  /** The company doesn’t read its event, nor its comment. */
  visibility?: 'FIRM';
  /** Who reads its event only where the permission table lets them. */
  readers?: EventReaders;
  /** Whose daily work it is, in which statuses. A status in which it can’t be done yet names what is waited for. */
  worklist?: Partial<Record<Role, readonly CaseStatus[]>>;
  /** No step of a workflow waits for it: the case is there before its workflow, or it is side work. */
  noStep?: true;
  /** Exists for many cases at once. */
  bulk?: true;
  /** Leaves nothing but its record: the comment, and of what was sent what its event keeps. Any other action has a verb on the server. */
  recordOnly?: true;
  /** The case goes back to them, for the reasons that its event keeps: statistics count it. */
  sendsBackTo?: SentBackTo;
  /** Done again when a case comes back to an earlier status. */
  repeats?: true;
  /** The way back by which whoever did it by mistake undoes it at once. */
  undoneBy?: string;
  rows: readonly CaseRowDefinition[];
}

type CallOf<C> = C extends CallParts
  ? Route<{
      method: C extends { method: infer M extends Method } ? M : 'POST';
      area: 'case-service';
      path: C['path'];
      permission: Permission | readonly Permission[];
      summary: string;
      params: C extends { params: infer P extends z.ZodObject } ? P : typeof idParams;
      body: C['body'];
      reply: C extends { reply: infer R extends z.ZodType } ? R : typeof caseDetails;
      status: C extends { status: 201 } ? 201 : 200;
      orStatus: C extends { orStatus: 202 } ? 202 : never;
      failure: string;
    }>
  : null;

export type CaseActionDefinition<
  N extends string = string,
  D extends CaseActionParts = CaseActionParts,
> = Omit<D, 'call'> & { name: N; call: CallOf<D['call']> };

/** Says an action once: its name, its call, who may do it, where it leads, and what it leaves on record. */
export function caseAction<const N extends string, const D extends CaseActionParts>(
  name: N,
  definition: D,
): CaseActionDefinition<N, D> {
  const call =
    definition.call &&
    route({
      method: 'POST',
      area: 'case-service',
      params: idParams,
      reply: caseDetails,
      changes: ['case/{id}'],
      failure: 'Submit Case Failed',
      permission: definition.permission,
      ...definition.call,
    });
  // The parts that were given and those that were filled in, as the type says them.
  return { ...definition, name, call: call as CallOf<D['call']> };
}
