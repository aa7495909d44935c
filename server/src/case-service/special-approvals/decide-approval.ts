import type { approvalRequests } from '@writdesk/contract/special-approvals/approval-requests';
import { specialApprovalNotifications } from '@writdesk/contract/special-approvals/special-approval-notifications';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { isOwnId, type UserActor } from '../../platform/actor.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, type Decision, deny, found, refuse } from '../../platform/http/refuse.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { caseLive, type CaseRecord, liveOf, lockCase, onCase } from '../cases/record/index.ts';
import { type Candidate, isAgreed, seatFor } from './approval-seats.ts';
import { isOwnCase } from './candidate-queries.ts';
import {
  findRequestCase,
  insertDecision,
  type RequestRow,
  selectRequestsOf,
  updateRequest,
} from './request-queries.ts';
import { readRequest } from './request-view.ts';
import { approvalAudits, awaitedNow, noticeOf, planFor } from './review-approvals.ts';

const DAY_MS = 86_400_000;

/**
 * Approves or refuses. One refusal refuses; an approval counts once as many have agreed as the rule asks.
 * @throws `special_approval_not_found`, `forbidden` for whoever isn’t asked, opened the case or signs it,
 *   `special_approval_closed` where it was decided or a fact changed meanwhile, `conflict` for a stale version.
 */
export async function decideApproval(
  context: UserContext,
  { params, body }: RouteInput<typeof approvalRequests.decide>,
) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    const { record, request } = await lockedRequest(tx, context, params.id);
    const awaited = await awaitedNow(tx, record, request);
    tx.authorize(mayDecide(actor, record, request, awaited));
    if (request.status !== 'OPEN') refuse('special_approval_closed');
    if (body.version !== undefined && body.version !== request.version)
      refuse('conflict', { current: await readRequest(tx.db, actor, record, request.id) });
    const plan = await planFor(context, tx, record);
    if (plan.end.some((one) => one.request.id === request.id))
      refuse('special_approval_closed', { reason: fault('approval_facts_changed') });
    await decide(tx, record, request, { actor, ...body });
    return readRequest(tx.db, actor, record, request.id);
  });
}

async function lockedRequest(tx: Tx, { scope }: UserContext, id: string) {
  const key = found(await findRequestCase(tx.db, id), 'special_approval_not_found');
  const record = found(await lockCase(tx.db, scope, key.caseId), 'special_approval_not_found');
  const request = (await selectRequestsOf(tx.db, record)).find((one) => one.id === id);
  return { record, request: found(request, 'special_approval_not_found') };
}

function mayDecide(
  actor: UserActor,
  record: CaseRecord,
  { decisions }: RequestRow,
  awaited: readonly Candidate[],
): Decision {
  const { roles, userId, roleType } = actor;
  if (permitted(roles, 'special-approval.decide') === null) return deny('forbidden');
  if (isOwnCase(actor, record)) return deny('forbidden', fault('approval_own'));
  if (decisions.some((one) => isOwnId(actor, one.userId)))
    return deny('special_approval_closed', fault('approval_given'));
  if (roleType === 'Admin') return allow;
  return awaited.some(({ id }) => id === userId) ? allow : deny('forbidden', fault('approval_not_asked'));
}

interface Said {
  actor: UserActor;
  approves: boolean;
  reason: string;
}

async function decide(tx: Tx, record: CaseRecord, request: RequestRow, { actor, approves, reason }: Said) {
  const { userId, name, roles } = actor;
  const seat = seatFor(request, request.decisions, { id: userId, name, roles: roles as Candidate['roles'] });
  await insertDecision(tx.db, {
    firmId: record.firmId,
    clientId: record.clientId,
    caseId: record.id,
    requestId: request.id,
    userId,
    userName: name,
    seat,
    approves,
    reason,
    decidedAt: tx.now,
  });
  const decisions = [
    ...request.decisions,
    { userId, name, seat, approves, reason, at: tx.now.toISOString() },
  ];
  const agreed = approves && isAgreed(request, decisions);
  const next = approves && !agreed ? await awaitedNow(tx, record, { ...request, decisions }) : [];
  await updateRequest(tx.db, request, {
    awaitedIds: next.map(({ id }) => id),
    ...(!approves && { status: 'REFUSED' }),
    ...(agreed && {
      status: 'APPROVED',
      validUntil: request.validDays === null ? null : new Date(tx.now.getTime() + request.validDays * DAY_MS),
    }),
  });
  await tx.audit(approvalAudits.decide, {
    ...onCase(record),
    data: { rule: request.ruleName, approves, reason },
  });
  tx.publish(caseLive.changed, liveOf(record));
  const notice = noticeOf(record, request.ruleName);
  const fresh = next.filter(({ id }) => !request.awaitedIds.includes(id)).map(({ id }) => id);
  await notifyIn(tx, specialApprovalNotifications.asked, { userIds: fresh, ...notice });
  if (approves && !agreed) return;
  const workers = [record.assignedProcessorId, record.assignedLawyerId].filter((id) => id !== null);
  const kind = approves ? specialApprovalNotifications.approved : specialApprovalNotifications.refused;
  await notifyIn(tx, kind, { userIds: workers.filter((id) => id !== userId), ...notice });
}
