import type { Deps } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { findPayout, updatePayout } from './practice-bank-queries.ts';
import { practicePayoutEvent } from './practice-events.ts';
import { sendEvent } from './send-event.ts';

/** The firm’s bank sends a payout back, and the practice bank says so; it keeps the money until the firm names another account. */
export async function failPracticePayout(deps: Deps, payoutRef: string): Promise<void> {
  const own = deps.db.as(systemScope);
  const payout = await findPayout(own, payoutRef);
  if (!payout || payout.failedAt) return;
  const failedAt = deps.clock.now();
  await updatePayout(own, payout, { failedAt });
  await sendEvent(deps, practicePayoutEvent({ ...payout, failedAt }));
}
