import type { paymentSweep } from '@writdesk/contract/payment-sweep/payment-sweep';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectSweep } from './sweep-queries.ts';
import { sweepView } from './sweep-view.ts';

/** A page of the hearings ahead that the caller can see, the next one first. */
export async function listSweep(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof paymentSweep.list>,
) {
  const { rows, ...counted } = await selectSweep(deps.db.as(scope), scope, query, deps.clock.now());
  return {
    hearings: rows.map(({ clientName, sweep, ...row }) => ({
      ...row,
      clientName: clientName ?? '',
      sweep: sweepView(sweep),
    })),
    ...counted,
  };
}
