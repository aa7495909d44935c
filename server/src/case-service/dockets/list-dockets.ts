import type { dockets } from '@writdesk/contract/dockets/dockets';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectDocketPage } from './docket-queries.ts';
import { docketView } from './docket-view.ts';

/** A page of dockets: the firm's, or those on which a case of the caller's company stands. */
export async function listDockets({ deps, scope }: UserContext, { query }: RouteInput<typeof dockets.list>) {
  const { rows, ...counted } = await selectDocketPage(deps.db.as(scope), scope, query, deps.clock.now());
  return {
    dockets: rows.map(docketView),
    ...counted,
  };
}
