import type { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectPayoutPage } from './payout-queries.ts';

/** What providers have paid out to the firm’s bank, and what of it no statement has. */
export async function listPayouts(
  context: UserContext,
  { query }: RouteInput<typeof onlinePayments.payouts>,
) {
  const { deps, scope } = context;
  const { rows, openCents, ...page } = await selectPayoutPage(deps.db.as(scope), scope, query);
  return {
    ...page,
    payouts: rows.map((row) => ({ ...row, ref: row.payoutRef })),
    openCents: Number(openCents),
  };
}
