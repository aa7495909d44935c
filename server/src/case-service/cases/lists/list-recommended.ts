import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import type { cases } from '@writdesk/contract/cases/cases';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../../platform/context.ts';
import { type CaseFilters, selectCaseKeys } from './case-list-queries.ts';
import { offeredRows, totalOf } from './list-cases.ts';
import { sendBackWordsOf } from '../timeline/index.ts';
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
  const { page, size, sort, ...given } = query;
  const desk = deskOf(actor.roles);
  const waiting = Object.keys(desk).filter(
    (status) => !given.status || given.status.some((wanted) => wanted === status),
  );
  const filters: CaseFilters = {
    ...given,
    statuses: waiting,
    ...(actor.roles.includes('lawyer') && !given.assigneeId && { assigneeId: [actor.userId] }),
  };
  const db = deps.db.as(scope);
  const [keys, totals] = await Promise.all([
    selectCaseKeys(db, scope, { filters, sort, limit: size, offset: (page - 1) * size }),
    totalOf(context, filters),
  ]);
  const [shown, requests] = await Promise.all([offeredRows(context, keys), openRequestsOf(db, keys)]);
  const isAsked = (id: string) => requests.some(({ caseId }) => caseId === id);
  const silent = shown.map(({ row }) => row).filter(({ id, status }) => askedOf[status] && !isAsked(id));
  const words = await sendBackWordsOf(db, silent);
  const listed = shown.map(({ row, offers, isFlagged }) => ({
    ...row,
    act: actOf(desk[row.status], offers),
    why: row.nextDateKind ?? row.status,
    whyAt: row.submittedAt ?? row.updatedAt,
    asked: requests
      .filter(({ caseId, addressee }) => caseId === row.id && addressee === askedOf[row.status])
      .map(({ item, message }) => ({ item, message })),
    sentBackWith: words.get(row.id) ?? null,
    isFlagged,
  }));
  return { cases: listed, ...totals, page, pageSize: size };
}
