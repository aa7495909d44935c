import type { CriterionKey } from '@writdesk/contract/special-approvals/criteria';
import type { ApprovalRequest } from '@writdesk/contract/special-approvals/approval-requests';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { Kysely } from 'kysely';
import { type Actor, isOwnId, type UserActor } from '../../platform/actor.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found } from '../../platform/http/refuse.ts';
import type { CaseRecord } from '../cases/record/index.ts';
import { selectNamesOf } from './approval-name-queries.ts';
import { isOwnCase } from './candidate-queries.ts';
import { type RequestRow, selectRequestsOf } from './request-queries.ts';

/** Requests as the API says them; `record` says who can’t decide because the case is theirs. */
export async function requestViews(
  db: Kysely<DB>,
  actor: Actor,
  rows: readonly { request: RequestRow; record: Parameters<typeof isOwnCase>[1] }[],
): Promise<ApprovalRequest[]> {
  const people = rows.flatMap(({ request }) => request.awaitedIds);
  const names = await selectNamesOf(db, {
    firms: [],
    clients: [],
    counties: [],
    properties: [],
    courthouses: [],
    people,
  });
  return rows.map(({ request, record }) => ({
    id: request.id,
    rule: { id: request.ruleId, name: request.ruleName },
    status: request.status,
    criteria: Object.keys(request.facts) as CriterionKey[],
    openedAt: request.openedAt.toISOString(),
    dueAt: request.dueAt.toISOString(),
    validUntil: request.validUntil?.toISOString() ?? null,
    endedAt: request.endedAt?.toISOString() ?? null,
    awaited: request.awaitedIds.map((id) => ({ id, name: names.people.get(id) ?? '' })),
    decisions: request.decisions.map(({ userId: id, name, approves, reason, at }) => ({
      by: { id, name },
      approves,
      reason,
      at: new Date(at).toISOString(),
    })),
    version: request.version,
    can: { decide: canDecide(actor, request, record) },
  }));
}

function canDecide(
  actor: Actor,
  { status, awaitedIds, decisions }: RequestRow,
  record: Parameters<typeof isOwnCase>[1],
): boolean {
  if (actor.kind !== 'user' || status !== 'OPEN') return false;
  if (permitted(actor.roles, 'special-approval.decide') === null) return false;
  if (isOwnCase(actor, record)) return false;
  if (decisions.some(({ userId }) => isOwnId(actor, userId))) return false;
  return actor.roleType === 'Admin' || awaitedIds.includes(actor.userId);
}

/** One of a case, as it is now. */
export async function readRequest(
  db: Kysely<DB>,
  actor: UserActor,
  record: CaseRecord,
  id: string,
): Promise<ApprovalRequest> {
  const request = found(
    (await selectRequestsOf(db, record)).find((one) => one.id === id),
    'special_approval_not_found',
  );
  const [view] = await requestViews(db, actor, [{ request, record }]);
  return found(view, 'special_approval_not_found');
}
