import type { CaseFacts } from '@writdesk/contract/cases/case-facts';
import { type CaseActor, mayPass } from '@writdesk/contract/cases/case-lifecycle';
import type { RouteInput } from '@writdesk/contract/route';
import type { CalledWritAction } from '@writdesk/contract/writs/writ-actions';
import type { writEvents } from '@writdesk/contract/writs/writ-events';
import {
  availableWritActions,
  caseStatusAfterWrit,
  decideWritAction,
  nextWritStatus,
  type WritAction,
  writActions,
  type WritFacts,
  type WritInput,
} from '@writdesk/contract/writs/writ-lifecycle';
import type { WritStatus } from '@writdesk/contract/writs/writ-status';
import type { writCalls } from '@writdesk/contract/writs/writs';
import type { z } from 'zod';
import type { Context, UserContext } from '../../platform/context.ts';
import { localDate } from '../../platform/clock.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { deny, found, refuse } from '../../platform/http/refuse.ts';
import { auditPasses, followCase } from '../cases/actions/index.ts';
import { readDetails } from '../cases/details/index.ts';
import { caseActor, readFacts } from '../cases/facts/index.ts';
import { type CaseChanges, type CaseRecord, courtZone, lockCase, onCase } from '../cases/record/index.ts';
import { countCaseDates } from '../deadlines/index.ts';
import { writAudits } from './writ-audits.ts';
import { findCaseOfWrit, selectWrits, updateWrit, type WritChanges, type WritRow } from './writ-queries.ts';
import { factsOf, type MovedReply, numberOf, writView } from './writ-view.ts';

/** Actions on a writ that is there; its creation is `createWrit`. */
export type ActionOnWrit = Exclude<WritAction, 'create'>;

/** A case that is locked, with what the rules know of it. */
export interface LockedCase {
  tx: Tx;
  context: Context;
  record: CaseRecord;
  facts: CaseFacts;
  writs: readonly WritRow[];
  /** Today at the courthouse. */
  today: string;
  timeZone: string;
}

/** What a verb works with: the case locked, the action allowed. */
export interface WritAct extends LockedCase {
  writ: WritRow;
  number: string;
}

type Said<A extends ActionOnWrit> = Omit<
  z.input<(typeof writEvents)[A]['data']>,
  'number' | 'from' | 'to' | 'caseFrom' | 'caseTo' | 'comment'
>;

/** What an action does beyond the status machine. */
export interface WritOutcome<A extends ActionOnWrit> {
  writ?: WritChanges;
  changes?: CaseChanges;
  comment?: string | null;
  /** Facts for the audit row and the timeline. */
  data: Said<A>;
}

export interface WritRequest<A extends ActionOnWrit> {
  writId: string;
  action: A;
  version?: number | undefined;
  input?: WritInput;
}
type Work<A extends ActionOnWrit> = (act: WritAct) => Promise<WritOutcome<A>>;

/**
 * Does one action on one writ: sees it, locks its case, asks the rules, lets the verb do its part, and writes the writ, the case
 * that follows it, audit and notices in one transaction.
 * @throws `writ_not_found`, `forbidden`, `lawyer_bar_state`, `case_action_not_allowed` (with what may be done instead),
 * `conflict`, and whatever the verb’s own checks refuse.
 */
export function actOnWrit<A extends ActionOnWrit>(
  context: Context,
  { writId, action, version, input = {} }: WritRequest<A>,
  work: Work<A>,
): Promise<MovedReply> {
  return transact(context, async (tx) => {
    const key = found(await findCaseOfWrit(tx.db, context.scope, writId), 'writ_not_found');
    const locked = await lockForWrit(tx, context, key.caseId, writActions[action]);
    const writ = found(
      locked.writs.find(({ id }) => id === writId),
      'writ_not_found',
    );
    authorizeWrit(locked, factsOf(writ), action, input);
    if (version !== undefined && version !== writ.version) {
      refuse('conflict', { current: await readDetails(context, tx.db, locked.record, tx.now) });
    }
    const { passed } = allowanceOf(locked, factsOf(writ), action, input);
    const step = `writ-${action}` as const;
    await auditPasses(tx, locked.record, { action: step, passed, reason: input.pass?.reason ?? '' });
    const act = { ...locked, writ, number: numberOf(writ) };
    const moved = await moveWrit(act, action, await work(act), { isFollowed: true });
    const details = await readDetails(context, tx.db, moved.record, tx.now);
    return { writ: writView(moved.writ), case: details };
  });
}

/** The verb of an action that asks nothing more of its call than to be allowed. */
export function onWrit<A extends Exclude<CalledWritAction, 'create'>>(
  action: A,
  work: (act: WritAct, body: RouteInput<(typeof writCalls)[A]>['body']) => Promise<WritOutcome<A>>,
) {
  return (context: UserContext, { params, body }: RouteInput<(typeof writCalls)[A]>): Promise<MovedReply> =>
    actOnWrit(context, { writId: params.id, action, version: body.version }, (act) => work(act, body));
}

/** A case that the caller sees, locked, with its dates as the law of now counts them where the action waits for one. */
export async function lockForWrit(
  tx: Tx,
  context: Context,
  caseId: string,
  { lawful, lawfulByDefault }: { lawful?: unknown; lawfulByDefault?: unknown },
): Promise<LockedCase> {
  const { deps, scope } = context;
  const record = found(await lockCase(tx.db, scope, caseId), 'case_not_found');
  if (lawful || lawfulByDefault) {
    await countCaseDates(tx.db, { firmId: record.firmId, caseId: record.id, now: tx.now });
  }
  const [factsByCase, timeZone, writs] = await Promise.all([
    readFacts(deps, tx.db, [record], tx.now),
    courtZone(tx.db, record),
    selectWrits(tx.db, record),
  ]);
  const facts = factsByCase(record);
  if (!facts) throw new Error(`Case ${record.id} can't be seen by the one who locked it.`);
  return { tx, context, record, facts, writs, timeZone, today: localDate(tx.now, timeZone) };
}

function allowanceOf(
  { context, record, facts }: LockedCase,
  writ: WritFacts,
  action: WritAction,
  input: WritInput,
) {
  const answer = decideWritAction(facts, writ, caseActor(context.actor, record), action, input);
  return answer.allowed ? answer : refuse(answer.code);
}

/** Ends the transaction with the rules’ refusal unless they allow the action. */
export function authorizeWrit(
  { tx, context, record, facts }: LockedCase,
  writ: WritFacts,
  action: WritAction,
  input: WritInput,
): void {
  const actor: CaseActor = caseActor(context.actor, record);
  const answer = decideWritAction(facts, writ, actor, action, input);
  if (answer.allowed) return tx.authorize({ allowed: true });
  const { obstacles, lawfulFrom } = answer;
  const more =
    answer.code === 'case_action_not_allowed'
      ? {
          availableActions: availableWritActions(facts, writ, actor),
          ...(obstacles && { obstacles, lawfulFrom, mayPass: mayPass(facts, actor) }),
        }
      : {};
  tx.authorize(deny(answer.code, answer.reason, more));
}

/**
 * Writes what an action did to a writ.
 * @param isFollowed the case follows in its own row; false where the caller writes that row, and takes the changes over.
 */
export async function moveWrit<A extends ActionOnWrit>(
  act: WritAct,
  action: A,
  { writ: changes, changes: ofCase, comment = null, data }: WritOutcome<A>,
  { isFollowed }: { isFollowed: boolean },
): Promise<{ writ: WritRow; record: CaseRecord }> {
  const { tx, context, record, facts, writ, today, number } = act;
  const before = factsOf(writ);
  const to = nextWritStatus(facts, before, action) as WritStatus | null;
  if (to === null) throw new Error(`A writ can't ${action} from ${writ.status}.`);
  const moved = await updateWrit(tx.db, writ, { ...changes, status: to, updatedAt: tx.now });
  const status = caseStatusAfterWrit(record.status, action, factsOf(moved));
  const followed = isFollowed
    ? await followCase(tx, context, {
        record,
        facts,
        today,
        status,
        action: `writ-${action}`,
        comment,
        ...(ofCase && { changes: ofCase }),
      })
    : record;
  await tx.audit(writAudits[action], {
    ...onCase(record),
    data: {
      number,
      from: writ.status,
      to,
      ...(status !== record.status && isFollowed && { caseFrom: record.status, caseTo: status }),
      ...(comment && { comment }),
      ...data,
    } as never,
  });
  return { writ: moved, record: followed };
}
