import type { clients } from '@writdesk/contract/clients/clients';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectClientPage } from './client-queries.ts';
import { clientView } from './client-view.ts';

/** A page of the companies that the caller can see: all, those that engaged the firm, or the caller's own. */
export async function listClients({ deps, scope }: UserContext, { query }: RouteInput<typeof clients.list>) {
  const { rows, ...counted } = await selectClientPage(deps.db.as(scope), scope, query);
  return {
    clients: rows.map(clientView),
    ...counted,
  };
}
