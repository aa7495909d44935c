import type { courthouses } from '@writdesk/contract/courthouses/courthouses';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { feesOfCourts } from '../court-fees/index.ts';
import { selectCourthousePage } from './courthouse-queries.ts';
import { withStatus } from './courthouse-view.ts';

/** A page of courthouses; they are shared, so everybody sees all. */
export async function listCourthouses(
  { deps, scope, actor }: UserContext,
  { query }: RouteInput<typeof courthouses.list>,
) {
  const db = deps.db.as(scope);
  const { rows, ...counted } = await selectCourthousePage(db, query);
  const fees = await feesOfCourts(
    db,
    rows.map(({ id }) => id),
    { firmId: actor.firmId, now: deps.clock.now() },
  );
  return {
    courthouses: rows.map((row) => ({ ...withStatus(row), baseFee: fees.get(row.id)?.baseFee ?? null })),
    ...counted,
  };
}
