import { fault } from '@writdesk/contract/sentences/fault';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { WritKind } from '@writdesk/contract/writs/writ-actions';
import { decideWritAction, withoutWrit, writActions } from '@writdesk/contract/writs/writ-lifecycle';
import type { writs } from '@writdesk/contract/writs/writs';
import { actorName, actorUserId } from '../../platform/actor.ts';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { auditPasses, followCase, publishChange } from '../cases/actions/index.ts';
import { readDetails } from '../cases/details/index.ts';
import { caseActor } from '../cases/facts/index.ts';
import { keysOf, onCase } from '../cases/record/index.ts';
import { insertDocketCheck } from '../dockets/index.ts';
import { authorizeWrit, type LockedCase, lockForWrit } from './act-on-writ.ts';
import { notifyOfWrit } from './notify-of-writ.ts';
import { writAudits } from './writ-audits.ts';
import {
  answerWritRequest,
  findWritRequest,
  insertWrit,
  insertWritRequest,
  type WritRow,
} from './writ-queries.ts';
import { factsOf, numberOf, writView } from './writ-view.ts';

type Create = typeof writs.create;
type Body = RouteInput<Create>['body'];

/** Starts a writ of the case; a company’s people only ask the firm for one. */
export function createWrit(
  context: UserContext,
  { params, body }: RouteInput<Create>,
): Promise<RouteReplyInput<Create>> {
  return transact(context, async (tx) => {
    const locked = await lockForWrit(tx, context, params.id, writActions.create);
    const { record, facts, today } = locked;
    const latest = locked.writs.at(-1);
    const before = latest ? factsOf(latest) : withoutWrit;
    const { queuedFor, docketChecked, pass } = body;
    const input = { queuedFor, docketChecked, pass };
    authorizeWrit(locked, before, 'create', input);
    if (body.version !== undefined && body.version !== record.version) {
      refuse('conflict', { current: await readDetails(context, tx.db, record, tx.now) });
    }
    if (queuedFor !== undefined && queuedFor <= today) refuseField('queuedFor', fault('queued_past'));
    const allowance = decideWritAction(facts, before, caseActor(context.actor, record), 'create', input);
    if (!allowance.allowed) return refuse(allowance.code);
    if (allowance.mode === 'request') return requestWrit(locked, body);
    await auditPasses(tx, record, {
      action: 'writ-create',
      passed: allowance.passed,
      reason: pass?.reason ?? '',
    });
    const writ = await startWrit(locked, body);
    if (docketChecked) await keepDocketCheck(locked, docketChecked, body.comment);
    const moved = await followCase(tx, context, {
      record,
      facts,
      today,
      status: 'WRIT_IN_PROGRESS',
      action: 'writ-create',
      comment: body.comment,
      changes: { writRequestedAt: record.writRequestedAt ?? tx.now },
    });
    await tx.audit(writAudits.create, {
      ...onCase(record),
      data: {
        number: numberOf(writ),
        from: null,
        to: 'DRAFT',
        caseFrom: record.status,
        caseTo: 'WRIT_IN_PROGRESS',
        kind: writ.kind,
        ...(queuedFor && { queuedFor }),
        ...(body.comment && { comment: body.comment }),
      },
    });
    return { writ: writView(writ), case: await readDetails(context, tx.db, moved, tx.now) };
  });
}

/** A second writ on a judgment whose first was issued is an alias, and each one after it pluries. */
async function startWrit({ tx, context, record, writs: earlier }: LockedCase, body: Body): Promise<WritRow> {
  const issued = earlier.filter(
    ({ issuedOn, requestedAt }) => issuedOn !== null && requestedAt >= (record.judgmentAt ?? requestedAt),
  );
  const kinds: readonly WritKind[] = ['ORIGINAL', 'ALIAS'];
  await answerWritRequest(tx.db, record, tx.now);
  return insertWrit(tx.db, {
    ...keysOf(record),
    id: newId(),
    sequence: (earlier.at(-1)?.sequence ?? 0) + 1,
    kind: kinds[issued.length] ?? 'PLURIES',
    parentWritId: issued.at(-1)?.id ?? null,
    status: 'DRAFT',
    queuedFor: body.queuedFor ?? null,
    requestedAt: tx.now,
    requestedByName: actorName(context.actor),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
}

/** The look at the docket is kept: it found no appeal, or the one that the case knows of. */
export async function keepDocketCheck(
  { tx, context, record, today }: LockedCase,
  found: 'NONE' | 'APPEAL',
  note: string | null,
): Promise<void> {
  await insertDocketCheck(tx.db, record, {
    id: newId(),
    found,
    on: today,
    userId: actorUserId(context.actor),
    note,
  });
}

async function requestWrit(
  { tx, context, record }: LockedCase,
  { comment }: Body,
): Promise<RouteReplyInput<Create>> {
  if (await findWritRequest(tx.db, record))
    refuse('case_action_not_allowed', { reason: fault('writ_requested') });
  await insertWritRequest(tx.db, record, {
    id: newId(),
    at: tx.now,
    byName: actorName(context.actor),
    comment,
  });
  await tx.audit(writAudits.request, {
    ...onCase(record),
    data: { mode: 'request', ...(comment && { comment }) },
  });
  publishChange(tx, record, record);
  await notifyOfWrit(tx, context, record, 'requested', { to: ['processor', 'lawyer'], number: '' });
  return { writ: null, case: await readDetails(context, tx.db, record, tx.now) };
}
