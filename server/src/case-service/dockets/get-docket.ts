import type { dockets } from '@writdesk/contract/dockets/dockets';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findDocket, selectDocketCases } from './docket-queries.ts';
import { docketView } from './docket-view.ts';

/**
 * A docket with those of its cases that the caller can see.
 * @throws `docket_not_found`
 */
export async function getDocket(
  { deps, scope }: UserContext,
  { params }: RouteInput<typeof dockets.details>,
) {
  const db = deps.db.as(scope);
  const row = found(await findDocket(db, scope, params.id), 'docket_not_found');
  const cases = await selectDocketCases(db, scope, row);
  return {
    ...docketView(row),
    cases: cases.map((item) => ({ ...item, clientName: item.clientName ?? '' })),
  };
}
