import type { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { selectAttemptPage, selectAttempts, type ShownAttempt } from './attempt-queries.ts';

/** A page of the payments that companies began online. */
export async function listAttempts(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof onlinePayments.attempts>,
) {
  const { rows, ...page } = await selectAttemptPage(deps.db.as(scope), scope, query);
  return { ...page, attempts: rows.map(attemptView) };
}

/** @throws `payment_attempt_not_found` */
export async function getAttempt(
  { deps, scope }: UserContext,
  { params }: RouteInput<typeof onlinePayments.attempt>,
) {
  const [row] = await selectAttempts(deps.db.as(scope), scope, [params.id]);
  return attemptView(found(row, 'payment_attempt_not_found'));
}

export const attemptView = (row: ShownAttempt): RouteReplyInput<typeof onlinePayments.attempt> => ({
  ...row,
  firm: { id: row.firmId, name: row.firmName ?? '' },
  client: { id: row.clientId, name: row.clientName ?? '' },
});
