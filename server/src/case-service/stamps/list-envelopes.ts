import type { RouteInput } from '@writdesk/contract/route';
import type { stamps } from '@writdesk/contract/stamps/stamps';
import { personOf, type UserContext } from '../../platform/context.ts';
import { selectEnvelopePage } from './envelope-queries.ts';
import { envelopeView } from './envelope-view.ts';

/** A page of the firm’s envelopes. */
export async function listEnvelopes(context: UserContext, { query }: RouteInput<typeof stamps.list>) {
  const { deps, scope } = context;
  const actor = personOf(context);
  const { rows, ...counted } = await selectEnvelopePage(deps.db.as(scope), scope, query);
  return { envelopes: rows.map((row) => envelopeView(actor, row)), ...counted };
}
