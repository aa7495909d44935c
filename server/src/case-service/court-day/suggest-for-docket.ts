import type { courtDay } from '@writdesk/contract/court-day/court-day';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { offeredRows, totalOf, waitForDocket } from '../cases/lists/index.ts';
import { findDocket } from '../dockets/index.ts';
import { isFree, selectCandidates, selectLawyers } from './suggestion-queries.ts';

type Call = typeof courtDay.suggestions;

/**
 * Cases that wait for a day at the docket's court: those whose property is on it already, then the properties with the most
 * cases, the longest waiting first. And the firm's lawyers who are admitted in the state, the free ones first.
 * @throws `docket_not_found`
 */
export async function suggestForDocket(
  context: UserContext,
  { params }: RouteInput<Call>,
): Promise<RouteReplyInput<Call>> {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const docket = found(await findDocket(db, scope, params.id), 'docket_not_found');
  const { firmId, courthouseId } = docket;
  const [candidates, { total }, lawyers] = await Promise.all([
    selectCandidates(db, scope, docket, waitForDocket.statuses),
    totalOf(context, { ...waitForDocket, courthouseId: [courthouseId] }),
    selectLawyers(db, docket),
  ]);
  const offered = await offeredRows(
    context,
    candidates.map(({ id }) => ({ firmId, id })),
  );
  const byId = new Map(candidates.map((one) => [one.id, one]));
  return {
    cases: offered
      .filter(({ row }) => row.availableActions.includes('apply-to-docket'))
      .map(({ row }) => ({
        ...row,
        ofPropertyOnIt: byId.get(row.id)?.onIt ?? 0,
        ofPropertyWaiting: byId.get(row.id)?.waiting ?? 1,
      })),
    waiting: total,
    lawyers: lawyers
      .map(({ id, name, busyWith }) => ({ id, name, busyWith, isFree: isFree(busyWith, docket) }))
      .sort((one, other) => Number(other.isFree) - Number(one.isFree)),
  };
}
