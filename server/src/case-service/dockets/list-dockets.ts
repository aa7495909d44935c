import type { dockets } from '@writdesk/contract/dockets/dockets';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectDocketPage, selectFirstParties } from './docket-queries.ts';
import { docketView } from './docket-view.ts';

/** A page of dockets: the firm's, or those on which a case of the caller's company stands. */
export async function listDockets({ deps, scope }: UserContext, { query }: RouteInput<typeof dockets.list>) {
  const db = deps.db.as(scope);
  const { rows, ...counted } = await selectDocketPage(db, scope, query, deps.clock.now());
  const parties = await selectFirstParties(db, scope, rows);
  return {
    dockets: rows.map((row) => ({ ...docketView(row), parties: parties.get(row.id) ?? [] })),
    ...counted,
  };
}
