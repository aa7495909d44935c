import type { supportAccesses } from '@writdesk/contract/support-access/support-access';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { type AccessRow, selectAccessPage } from './support-access-queries.ts';

/** Who of the platform had access to the caller's firm; an administrator sees all of them. */
export async function listSupportAccess(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof supportAccesses.list>,
): Promise<RouteReplyInput<typeof supportAccesses.list>> {
  const now = deps.clock.now();
  const { rows, total } = await selectAccessPage(deps.db.as(scope), scope, query, now);
  return {
    accesses: rows.map((row) => accessView(row, now)),
    total,
    totalIsCapped: false,
    page: query.page,
    pageSize: query.size,
  };
}

/** An access as the API says it. */
export const accessView = (row: AccessRow, now: Date) => ({
  id: row.id,
  by: { id: row.user_id, name: row.user_name },
  firm: { id: row.firm_id, name: row.firm_name },
  caseId: row.case_id,
  reason: row.reason,
  startedAt: row.started_at,
  endsAt: row.ends_at,
  endedAt: row.ended_at,
  isOpen: row.ended_at === null && row.ends_at > now,
});
