import type { courthouses } from '@writdesk/contract/courthouses/courthouses';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectCourthousePage } from './courthouse-queries.ts';
import { withStatus } from './courthouse-view.ts';

/** A page of courthouses; they are shared, so everybody sees all. */
export async function listCourthouses(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof courthouses.list>,
) {
  const { rows, ...counted } = await selectCourthousePage(deps.db.as(scope), query);
  return {
    courthouses: rows.map(withStatus),
    ...counted,
  };
}
