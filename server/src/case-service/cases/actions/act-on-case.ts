import {
  type CaseAction,
  type CaseActionCalls,
  caseActionDefinitions,
  caseActionFacts,
  type DefinitionOf,
} from '@writdesk/contract/cases/case-actions';
import {
  availableActions,
  type CaseActor,
  type CaseAllowance,
  type CaseFacts,
  type CaseStatus,
  type ActionInput,
  decideCaseAction,
  mayPass,
  nextStatus,
  type Refusal,
  rowsByAction,
} from '@writdesk/contract/cases/case-lifecycle';
import { type WorkFacts, workTargetOf } from '@writdesk/contract/workflows/work-targets';
import type { RouteInput } from '@writdesk/contract/route';
import type { z } from 'zod';
import { actorName, actorUserId } from '../../../platform/actor.ts';
import { localDate } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { transact, type Tx } from '../../../platform/db/transact.ts';
import { deny, found, refuse } from '../../../platform/http/refuse.ts';
import { newId } from '../../../platform/ids.ts';
import { countCaseDates, openDaysOf, whyClosed } from '../../deadlines/index.ts';
import { askBeforeApproval, reviewApprovals } from '../../special-approvals/index.ts';
import {
  advanceSteps,
  followSteps,
  rewindSteps,
  type StepsMoved,
  takeBackStep,
} from '../../workflows/index.ts';
import { appendDeltas, deltasOf } from '../../tallies/index.ts';
import { caseActor, readFacts } from '../facts/index.ts';
import {
  type CaseChanges,
  type CaseDetailsReply,
  type CaseRecord,
  courtZone,
  lockCase,
  onCase,
  updateCase,
} from '../record/index.ts';
import { nextDateOf } from './next-date.ts';
import { readDetails } from '../details/index.ts';
import { auditPasses } from './audit-passes.ts';
import { sentBackBy } from './sent-back-by.ts';
import { publishChange, notifyPeople } from './notify-people.ts';
import { insertStatusChange } from '../timeline/index.ts';
import { caseActionAudits } from './case-audits.ts';

/** What a verb works with: the case locked, the action allowed. */
export interface Act {
  tx: Tx;
  context: Context;
  record: CaseRecord;
  facts: CaseFacts;
  allowance: CaseAllowance;
  /** Today at the courthouse. */
  today: string;
  timeZone: string;
}

type Said<A extends CaseAction> = z.input<DefinitionOf<A>['event']>;
/** What the event keeps; of an event that keeps nothing whatever is given is left out. */
type EventOf<A extends CaseAction> = Said<A> extends Record<string, never> ? object : Said<A>;

/** What an action does beyond the status machine. */
export interface Outcome<A extends CaseAction = CaseAction> {
  changes?: CaseChanges;
  comment?: string | null;
  /** Facts for the audit row and the timeline, as the action’s definition says them. */
  data?: EventOf<A>;
  /** The date that the case now waits for, where somebody has set it. */
  fixedOn?: string | null;
  /** What the case waits for is due again: its day counts from today. */
  isDueAgain?: boolean;
}

export interface ActRequest<A extends CaseAction = CaseAction> {
  caseId: string;
  action: A;
  version?: number | undefined;
  input?: ActionInput;
}
type Work<A extends CaseAction> = (act: Act) => Promise<Outcome<A>>;

/** The keys of actions whose call names its case. */
type OnCase = {
  [K in keyof CaseActionCalls]: RouteInput<CaseActionCalls[K]>['params'] extends { id: string } ? K : never;
}[keyof CaseActionCalls];
type NameOf<K extends OnCase> = (typeof caseActionDefinitions)[K]['name'];
type Body<K extends OnCase> = RouteInput<CaseActionCalls[K]>['body'];

/** What the call of an action hands to its verb. */
export interface Given<K extends OnCase> {
  params: { id: string };
  body: Body<K>;
}
/** The server’s part of an action. */
export type ActionWork<K extends OnCase> = (act: Act, body: Body<K>) => Promise<Outcome<NameOf<K>>>;

/** The verb of an action that is nothing but its work on the locked case. */
export function verbOf<K extends OnCase>(key: K, work: ActionWork<K>) {
  return (context: Context, given: Given<K>): Promise<CaseDetailsReply> =>
    actOnCase(context, requestOf(key, given), (act) => work(act, given.body));
}

/** What the rules are asked about a call: they look at the fields of its body that they know. */
export function requestOf<K extends OnCase>(key: K, { params, body }: Given<K>): ActRequest<NameOf<K>> {
  const said: ActionInput & { version?: number | undefined } = body;
  return {
    caseId: params.id,
    action: caseActionDefinitions[key].name,
    version: said.version,
    input: said,
  };
}

/** The work of an action that leaves nothing but its record: the comment, and of what was sent what its event keeps. */
export function recordOnly<B extends { comment: string }>(_act: Act, body: B) {
  return Promise.resolve({ comment: body.comment, data: body });
}

/**
 * Does one action on one case: sees it, locks it, asks the rules, lets the verb do its part, and writes status, counters,
 * steps, audit and notices in one transaction.
 * @throws `case_not_found`, `forbidden`, `lawyer_bar_state`, `case_action_not_allowed` (with what may be done instead),
 * `conflict` (with the case as it is now), and whatever the verb's own guards refuse.
 */
export async function actOnCase<A extends CaseAction>(
  context: Context,
  request: ActRequest<A>,
  work: Work<A>,
): Promise<CaseDetailsReply> {
  await askBeforeApproval(context, request);
  return transact(context, (tx) => actInside(tx, context, request, work));
}

/** The same in a transaction that is already open. */
export async function actInside<A extends CaseAction>(
  tx: Tx,
  context: Context,
  request: ActRequest<A>,
  work: Work<A>,
): Promise<CaseDetailsReply> {
  const { actor, scope } = context;
  const { action, input: said = {} } = request;
  const record = found(await lockCase(tx.db, scope, request.caseId), 'case_not_found');
  const input = await lawfulInput(tx, record, action, said);
  const [facts, timeZone, isOpen] = await Promise.all([
    factsNow(tx, context, record),
    courtZone(tx.db, record),
    openDaysOf(tx.db, record),
  ]);
  const allowance = decideCaseAction(facts, caseActor(actor, record), action, input);
  if (!allowance.allowed) {
    tx.authorize(
      deny(allowance.code, allowance.reason, refusedWith(allowance, facts, caseActor(actor, record))),
    );
    return refuse(allowance.code);
  }
  tx.authorize({ allowed: true });
  if (request.version !== undefined && request.version !== record.version) {
    refuse('conflict', { current: await readDetails(context, tx.db, record, tx.now) });
  }
  const today = localDate(tx.now, timeZone);
  const outcome = await work({ tx, context, record, facts, allowance, today, timeZone });
  const status = nextStatus(facts, action, input, allowance.mode) ?? facts.status;
  await auditPasses(tx, record, { action, passed: allowance.passed, reason: input.pass?.reason ?? '' });
  const changed = await move(tx, context, {
    record,
    facts,
    allowance,
    today,
    isOpen,
    status,
    action,
    outcome,
  });
  publishChange(tx, record, changed);
  return readDetails(context, tx.db, changed, tx.now);
}

/**
 * Before an action that waits for a lawful day its dates are counted by the law of now, and the court’s calendar is asked
 * about the day that the request names.
 */
async function lawfulInput(
  tx: Tx,
  record: CaseRecord,
  action: CaseAction,
  said: ActionInput,
): Promise<ActionInput> {
  if (!rowsByAction[action].some(({ lawful }) => lawful)) return said;
  await countCaseDates(tx.db, { firmId: record.firmId, caseId: record.id, now: tx.now });
  return said.date ? { ...said, closedBecause: await whyClosed(tx.db, record, said.date) } : said;
}

/** What goes out with a refusal: what may be done instead, and what it waits for. */
function refusedWith({ code, obstacles, lawfulFrom }: Refusal, facts: CaseFacts, actor: CaseActor) {
  if (code !== 'case_action_not_allowed') return {};
  return {
    availableActions: availableActions(facts, actor),
    ...(obstacles && { obstacles, lawfulFrom, mayPass: mayPass(facts, actor) }),
  };
}

async function factsNow(tx: Tx, { deps }: Context, record: CaseRecord): Promise<CaseFacts> {
  const facts = (await readFacts(deps, tx.db, [record], tx.now))(record);
  if (!facts) throw new Error(`Case ${record.id} can't be seen by the one who locked it.`);
  return facts;
}

interface Move {
  record: CaseRecord;
  facts: CaseFacts;
  allowance: CaseAllowance;
  today: string;
  /** Whether the court is open on a day. */
  isOpen: (day: string) => boolean;
  status: CaseStatus;
  action: CaseAction;
  outcome: Omit<Outcome, 'data'> & { data?: object };
}

async function move(
  tx: Tx,
  context: Context,
  { record, facts, allowance, today, isOpen, status, action, outcome }: Move,
): Promise<CaseRecord> {
  const { actor } = context;
  const moves = status !== record.status;
  const before = { ...facts, serviceStage: record.serviceStage };
  const after = workFactsAfter(before, status, outcome);
  const next =
    moves ||
    outcome.isDueAgain ||
    outcome.fixedOn !== undefined ||
    workTargetOf(after) !== workTargetOf(before)
      ? nextDateOf({
          ...after,
          fixedOn: outcome.fixedOn ?? null,
          today,
          isOpen,
        })
      : undefined;
  const acts = allowance.mode === 'act';
  const steps = acts ? await moveSteps(tx, context, { record, allowance, status, action }) : null;
  const data = caseActionFacts[action].event.parse(outcome.data ?? {});
  const written = await updateCase(tx.db, record, {
    ...(acts && sentBackBy(record, action, data)),
    ...(moves && remembered(allowance, facts)),
    ...(next !== undefined && { nextDate: next?.date ?? null, nextDateKind: next?.kind ?? null }),
    ...(steps && { presentStep: steps.presentStep }),
    ...outcome.changes,
    status,
    updatedAt: tx.now,
    updatedBy: actorUserId(actor),
  });
  if (steps) await followSteps(context, tx, record, steps);
  if (facts.asksApprovals)
    await reviewApprovals(tx, context, written, action === 'submit' ? 'SUBMIT' : 'CHANGE');
  // None of these reads what another writes: they travel together.
  const [mayDo] = await Promise.all([
    countCaseDates(tx.db, { firmId: record.firmId, caseId: record.id, now: tx.now }),
    appendDeltas(tx.db, deltasOf(record, written)),
    moves &&
      insertStatusChange(tx.db, record, {
        id: newId(),
        fromStatus: record.status,
        toStatus: status,
        action,
        comment: outcome.comment ?? null,
        actorKind: actor.kind,
        actorId: actorUserId(actor),
        actorName: actorName(actor),
        at: tx.now,
      }),
    tx.audit(caseActionAudits[action], {
      ...onCase(record),
      data: {
        mode: allowance.mode,
        ...(moves && { from: record.status, to: status }),
        ...(outcome.comment && { comment: outcome.comment }),
        ...(allowance.outsideStep && { outsideStep: true }),
        ...data,
      },
    }),
    notifyPeople(tx, context, { before: record, after: written, action, mode: allowance.mode }),
  ]);
  return { ...written, ...mayDo };
}

/** What the action does to the steps of the case: onward, or back. */
function moveSteps(
  tx: Tx,
  { actor }: Context,
  { record, allowance, status, action }: Pick<Move, 'record' | 'allowance' | 'status' | 'action'>,
): Promise<StepsMoved> {
  // Off its docket, and on no other.
  const isOffDocket = allowance.row.to === 'statusBeforeDocket' && status !== 'ON_DOCKET';
  if (isOffDocket) return takeBackStep(tx, record, 'apply-to-docket');
  return allowance.row.course === 'back' || leavesNoOrder(action, allowance)
    ? rewindSteps(tx, record, status)
    : advanceSteps(tx, record, action, actor);
}

/** A hearing that was continued or stayed: the step that waits for the order waits on. */
function leavesNoOrder(action: CaseAction, { row }: CaseAllowance): boolean {
  return action === 'record-judgment' && (row.to === 'statusBeforeDocket' || row.to === 'AWAITING_JUDGMENT');
}

/** Where the work stands once the action is done; the verb may have moved it on within the status. */
function workFactsAfter(
  before: WorkFacts,
  status: CaseStatus,
  { changes }: Pick<Outcome, 'changes'>,
): WorkFacts {
  const { serviceStage, filingStage } = changes ?? {};
  return {
    ...before,
    status,
    ...(serviceStage && { serviceStage }),
    ...(filingStage && { filingStage }),
  };
}

/** The statuses that the table says are kept, and the return place used up by a case that goes on. */
function remembered({ row }: CaseAllowance, facts: CaseFacts): CaseChanges {
  const kept: Record<NonNullable<typeof row.remembers>, keyof CaseChanges> = {
    resumeStatus: 'resumeStatus',
    statusBeforeDocket: 'statusBeforeDocket',
    statusBeforeEnd: 'statusBeforeEnd',
  };
  return {
    ...((row.to === 'resumeStatus' || row.to === 'resumePoint') && { resumeStatus: null }),
    ...(row.remembers && { [kept[row.remembers]]: facts.status }),
  };
}
