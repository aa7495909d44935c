import type { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findWalledCase, selectWalls, type WallRow } from './ethical-wall-queries.ts';

/** Who is kept from a case. */
export async function listEthicalWalls(
  { deps, scope }: UserContext,
  { params }: RouteInput<typeof ethicalWalls.list>,
): Promise<RouteReplyInput<typeof ethicalWalls.list>> {
  const db = deps.db.as(scope);
  const record = found(await findWalledCase(db, scope, params.id), 'case_not_found');
  return { walls: (await selectWalls(db, record)).map(wallView) };
}

/** A wall as the API says it. */
export const wallView = (row: WallRow) => ({
  id: row.id,
  user: { id: row.userId, name: row.name ?? '' },
  reason: row.reason,
  createdBy: { id: row.createdBy, name: row.createdByName },
  createdAt: row.createdAt,
});
