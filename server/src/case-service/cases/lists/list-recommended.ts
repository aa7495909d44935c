import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import type { cases } from '@writdesk/contract/cases/cases';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../../platform/context.ts';
import { type CaseFilters, selectCaseKeys, selectTeam } from './case-list-queries.ts';
import { offeredRows, totalOf } from './list-cases.ts';
import { lastMovesOf } from '../timeline/index.ts';
import { requestsOf } from '../requests/index.ts';
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
    requestsOf(db, keys),
    lastMovesOf(db, keys),
  ]);
  const listed = shown.map(({ row, offers, isFlagged }) => {
    const { id, status } = row;
    const move = moves.get(id);
    const own = requests.filter(({ caseId }) => caseId === id);
    const open = own.filter(({ answeredAt }) => answeredAt === null);
    // What was asked when it was sent back last; earlier questions were answered for themselves.
    const asked = own.filter(
      ({ addressee, askedAt }) => addressee === askedOf[status] && move && askedAt >= move.occurredAt,
    );
    return {
      ...row,
      act: actOf(desk[status], offers),
      why: row.nextDateKind ?? status,
      whyAt: move?.occurredAt ?? row.submittedAt ?? row.updatedAt,
      whyBy: move?.actorKind === 'user' ? move.actorName : null,
      asked: open
        .filter(({ addressee }) => addressee === askedOf[status])
        .map(({ item, message }) => ({ item, message })),
      sentBackWith: askedOf[status] && open.length === 0 ? (move?.comment ?? null) : null,
      isAnswered: status === 'RETURNED_TO_CLIENT' && asked.length > 0 && open.length === 0,
      isFlagged,
    };
  });
  return { cases: listed, ...totals, page, pageSize: size };
}
