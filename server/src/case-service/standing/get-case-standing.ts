import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { standing } from '@writdesk/contract/standing/standing';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { checkCaseStanding } from './check-case-standing.ts';
import { findVisibleCase, readStanding } from './standing-queries.ts';

/** The check of a case's plaintiff, point by point. @throws `case_not_found` */
export async function getCaseStanding(
  { deps, scope, actor }: UserContext,
  { params }: RouteInput<typeof standing.ofCase>,
): Promise<RouteReplyInput<typeof standing.ofCase>> {
  const db = deps.db.as(scope);
  const key = found(await findVisibleCase(db, scope, params.id), 'case_not_found');
  const row = found(await readStanding(db, key), 'case_not_found');
  const { points, ...check } = checkCaseStanding(row, deps.clock.now());
  // Why a lawyer let something pass is the firm's own business.
  const seesReasons = actor.roleType === 'Firm' || actor.roleType === 'Admin';
  return {
    ...check,
    points: points.map((point) => ({
      ...point,
      passedBy: point.passedBy && { ...point.passedBy, reason: seesReasons ? point.passedBy.reason : null },
    })),
  };
}
