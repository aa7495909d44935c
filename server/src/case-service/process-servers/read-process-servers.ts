import type { processServers } from '@writdesk/contract/process-servers/process-servers';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findProcessServer, selectProcessServerPage } from './process-server-queries.ts';

/** A page of the firm's process servers. */
export async function listProcessServers(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof processServers.list>,
) {
  const { rows, ...counted } = await selectProcessServerPage(deps.db.as(scope), scope, query);
  return { processServers: rows, ...counted };
}

export async function getProcessServer(
  { deps, scope }: UserContext,
  { params }: RouteInput<typeof processServers.details>,
) {
  return found(await findProcessServer(deps.db.as(scope), scope, params.id));
}
