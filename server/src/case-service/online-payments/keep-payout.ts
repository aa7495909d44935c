import type { Mismatch } from '@writdesk/contract/online-payments/online-payment-values';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { firmToday } from '../../user-service/firms/index.ts';
import { releasePayout } from '../bank-statements/index.ts';
import { postEntry } from '../ledger/index.ts';
import { providerNamed } from '../payment-connections/index.ts';
import type { readEvent } from './event-queries.ts';
import { onlinePaymentAudits } from './online-payment-audits.ts';
import { onlinePaymentLive } from './online-payment-live.ts';
import { keepPayoutRow } from './payout-queries.ts';

type EventRow = NonNullable<Awaited<ReturnType<typeof readEvent>>>;

/**
 * Asks the provider about a payout that it announced, and keeps it with all that it consists of. What it keeps of a payment is an
 * expense since that payment; what it takes for the account itself becomes one here. One that fails after all stands for no line of a
 * statement anymore.
 * @returns why it fits nothing of ours. @throws NoAnswerError where the provider can’t be asked now.
 */
export async function keepPayout(context: Context, event: EventRow): Promise<Mismatch | null> {
  const { firmId, account, paymentRef } = event;
  // Only these two put an event down.
  const provider = providerNamed(context.deps, event.provider as Parameters<typeof providerNamed>[1]);
  if (account === null || firmId.startsWith('00000000-0000') || !provider) return 'UNKNOWN_ACCOUNT';
  const payout = paymentRef === null ? null : await provider.payout(account, paymentRef);
  if (!payout) return 'UNKNOWN_PAYMENT';
  if (payout.currency !== 'usd') return 'OTHER_CURRENCY';
  const grossCents = payout.items.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const feeCents = payout.items.reduce((sum, item) => sum + item.feeCents, 0);
  // Parts that don’t come to the whole are no proof of anything.
  if (grossCents - feeCents !== payout.netCents || payout.netCents === 0) return 'OTHER_AMOUNT';
  if (event.amountCents !== null && event.amountCents !== payout.netCents) return 'OTHER_AMOUNT';
  const status = payout.isPaid ? ('PAID' as const) : ('FAILED' as const);
  await transact(context, async (tx) => {
    const made = newId();
    const { ref: payoutRef, netCents, arrivesOn } = payout;
    const row = { firmId, id: made, provider: provider.name, account, payoutRef, status };
    const { id, isNew } = await keepPayoutRow(
      tx.db,
      { ...row, grossCents, feeCents, netCents, arrivesOn, keptAt: tx.now },
      payout.items.map(({ ref: itemRef, ...item }) => ({ itemRef, ...item })),
    );
    const ownFees = payout.items
      .filter(({ kind }) => kind === 'FEE')
      .reduce((sum, item) => sum + item.feeCents, 0);
    if (isNew)
      await postEntry(tx, context.actor, {
        firmId,
        clientId: null,
        kind: 'payment.fee',
        sourceId: id,
        postedOn: await firmToday(tx.db, firmId, tx.now),
        postings: [{ debit: 'PAYMENT_FEES', credit: 'CASH', amountCents: ownFees }],
      });
    if (status === 'FAILED') await releasePayout(tx, { firmId, id, ref: payoutRef });
    await tx.audit(onlinePaymentAudits.payout, {
      firmId,
      subjectId: firmId,
      data: { payoutRef, status, grossCents, feeCents, netCents },
    });
    tx.publish(onlinePaymentLive.event, { firmId });
  });
  return null;
}
