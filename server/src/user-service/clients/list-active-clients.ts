import type { clients } from '@writdesk/contract/clients/clients';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectActiveClients } from './client-queries.ts';

/** Active companies by name, for choosing one. */
export async function listActiveClients(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof clients.activeList>,
) {
  return { clients: await selectActiveClients(deps.db.as(scope), scope, query.search) };
}
