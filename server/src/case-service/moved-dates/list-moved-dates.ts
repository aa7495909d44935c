import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { movedDates } from '@writdesk/contract/moved-dates/moved-dates';
import type { UserContext } from '../../platform/context.ts';
import { countWaiting, selectMovedDates } from './moved-date-queries.ts';

/** Dates of the reader's cases that a change of the law moved. */
export async function listMovedDates(
  { deps, scope, actor }: UserContext,
  { query }: RouteInput<typeof movedDates.list>,
): Promise<RouteReplyInput<typeof movedDates.list>> {
  const { page, size, accepted } = query;
  const db = deps.db.as(scope);
  const named = (value: string) => (value === 'all' || value === '' ? undefined : value);
  const choice = { accepted, state: named(query.state), version: named(query.version) };
  const [moved, waiting] = await Promise.all([
    selectMovedDates(db, scope, choice, { page, size }),
    countWaiting(db, scope),
  ]);
  return {
    ...moved,
    waiting,
    canAccept: permitted(actor.roles, 'rule-pack.verify') !== null,
  };
}
