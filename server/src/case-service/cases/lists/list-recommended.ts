import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import type { cases } from '@writdesk/contract/cases/cases';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../../platform/context.ts';
import { type CaseFilters, selectCaseKeys, selectTeam } from './case-list-queries.ts';
import { offeredRows, totalOf } from './list-cases.ts';
import { lastMovesOf } from '../timeline/index.ts';
import { openRequestsOf } from '../requests/index.ts';
import { actOf, deskOf } from './worklist.ts';

/** Whose answer a case waits for that was sent back. */
const askedOf: Readonly<Partial<Record<CaseStatus, 'CLIENT' | 'PROCESSOR'>>> = {
  RETURNED_TO_CLIENT: 'CLIENT',
  RETURNED_TO_PROCESSOR: 'PROCESSOR',
};

type Recommended = typeof cases.recommended;

/** The work queue: cases whose next action is the caller's, by the date it is due; a lawyer sees those that are theirs. */
export async function listRecommended(
  context: UserContext,
  { query }: RouteInput<Recommended>,
): Promise<RouteReplyInput<Recommended>> {
  const { actor, deps, scope } = context;
  const { page, size, sort, team, ...given } = query;
  const desk = deskOf(actor.roles);
  const waiting = Object.keys(desk).filter(
    (status) => !given.status || given.status.some((wanted) => wanted === status),
  );
  const db = deps.db.as(scope);
  const isOwn = actor.roles.includes('lawyer') && !given.assigneeId;
  const filters: CaseFilters = {
    ...given,
    statuses: waiting,
    ...(isOwn && { assigneeId: [actor.userId] }),
    ...(team && { assigneeId: await selectTeam(db, scope, actor.userId) }),
  };
  const [keys, totals] = await Promise.all([
    selectCaseKeys(db, scope, { filters, sort, limit: size, offset: (page - 1) * size }),
    totalOf(context, filters),
  ]);
  const [shown, requests, moves] = await Promise.all([
    offeredRows(context, keys),
    openRequestsOf(db, keys),
    lastMovesOf(db, keys),
  ]);
  const isAsked = (id: string) => requests.some(({ caseId }) => caseId === id);
  const listed = shown.map(({ row, offers, isFlagged }) => {
    const { id, status } = row;
    const move = moves.get(id);
    return {
      ...row,
      act: actOf(desk[status], offers),
      why: row.nextDateKind ?? status,
      whyAt: move?.occurredAt ?? row.submittedAt ?? row.updatedAt,
      whyBy: move?.actorKind === 'user' ? move.actorName : null,
      asked: requests
        .filter(({ caseId, addressee }) => caseId === id && addressee === askedOf[status])
        .map(({ item, message }) => ({ item, message })),
      sentBackWith: askedOf[status] && !isAsked(id) ? (move?.comment ?? null) : null,
      isFlagged,
    };
  });
  return { cases: listed, ...totals, page, pageSize: size };
}
