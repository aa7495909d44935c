import type { SavedView, savedViews } from '@writdesk/contract/saved-views/saved-views';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { type Caretaker, takesCareOf } from './saved-view-policy.ts';
import { type SavedViewRow, selectViews } from './saved-view-queries.ts';

/** The caller's views of a list, and those that are shared with them. */
export async function listSavedViews(
  { deps, scope, actor }: UserContext,
  { query }: RouteInput<typeof savedViews.list>,
): Promise<RouteReplyInput<typeof savedViews.list>> {
  const rows = await selectViews(deps.db.as(scope), actor, query.list);
  return { views: rows.map((row) => viewOf(row, actor)) };
}

export const viewOf = (row: SavedViewRow, reader: Caretaker & { userId: string }): SavedView => ({
  id: row.id,
  name: row.name,
  search: row.search,
  isShared: row.firmId !== null || row.clientId !== null,
  owner: { id: row.userId, name: row.userName },
  isOwn: row.userId === reader.userId,
  mayRemove: row.userId === reader.userId || takesCareOf(row, reader),
});
