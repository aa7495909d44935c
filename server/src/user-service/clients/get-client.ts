import type { clients } from '@writdesk/contract/clients';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { findClient, selectEngagements } from './client-queries.ts';
import { clientRecordView } from './client-view.ts';

/**
 * A company with its firms.
 * @throws `client_not_found`
 */
export function getClient(context: UserContext, { params }: RouteInput<typeof clients.details>) {
  return readClient(context, params.id);
}

/**
 * The company of a signed-in client.
 * @throws `client_not_found` for everybody who works for none.
 */
export async function getOwnClient(context: UserContext) {
  return readClient(context, personOf(context).clientId ?? refuse('client_not_found'));
}

async function readClient({ deps, scope }: UserContext, clientId: string) {
  const db = deps.db.as(scope);
  const [record, engagements] = await Promise.all([
    findClient(db, scope, clientId),
    selectEngagements(db, scope, clientId),
  ]);
  return { ...clientRecordView(found(record, 'client_not_found')), engagements };
}
