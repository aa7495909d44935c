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
  const { rows, ...counted } = await selectAccessPage(deps.db.as(scope), scope, query, now);
  return {
    accesses: rows.map((row) => accessView(row, now)),
    ...counted,
  };
}

/** An access as the API says it. */
export const accessView = (row: AccessRow, now: Date) => ({
  id: row.id,
  by: { id: row.userId, name: row.userName },
  firm: { id: row.firmId, name: row.firmName },
  caseId: row.caseId,
  reason: row.reason,
  startedAt: row.startedAt,
  endsAt: row.endsAt,
  endedAt: row.endedAt,
  isOpen: row.endedAt === null && row.endsAt > now,
});
