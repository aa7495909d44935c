import type { dockets } from '@writdesk/contract/dockets/dockets';
import type { RouteInput } from '@writdesk/contract/route';
import { permitted } from '@writdesk/contract/permissions/permissions';
import { personOf, type UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findDocket, selectDocketCases } from './docket-queries.ts';
import { docketView } from './docket-view.ts';

/**
 * A docket with those of its cases that the caller can see.
 * @throws `docket_not_found`
 */
export async function getDocket(context: UserContext, { params }: RouteInput<typeof dockets.details>) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const row = found(await findDocket(db, scope, params.id), 'docket_not_found');
  const cases = await selectDocketCases(db, scope, row);
  const readsOffers = permitted(personOf(context).roles, 'docket.read-sheet') !== null;
  return {
    ...docketView(row),
    cases: cases.map((item) => ({
      ...item,
      clientName: item.clientName ?? '',
      offer: readsOffers ? item.offer : null,
    })),
  };
}
