import type { Mismatch } from '@writdesk/contract/online-payments/online-payment-values';
import { type Context, contextOf, type Deps } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { lockAccount } from '../invoices/index.ts';
import { NoAnswerError, type PaymentProvider, providerNamed } from '../payment-connections/index.ts';
import { applyState } from './apply-state.ts';
import {
  type AttemptKey,
  type AttemptRow,
  lockAttempt,
  readAttempt,
  updateAttempt,
} from './attempt-queries.ts';
import { orderOf, sealCheckout } from './checkout-order.ts';
import { onlinePaymentAudits } from './online-payment-audits.ts';
import { onlinePaymentLive } from './online-payment-live.ts';

/** So long a provider knows the key of an order: later it would open another page, which nobody has seen. */
const ASKED_FOR_MS = 23 * 3_600_000;

/** Our own work on a payment, whoever began it. */
export const machineContext = (deps: Deps, requestId: string): Context =>
  contextOf(deps, { kind: 'job', name: 'online-payments' }, requestId);

/** Somebody else was faster, and nothing is to be written. */
export class SettledMeanwhileError extends Error {
  override name = 'SettledMeanwhileError';
}

/** @returns undefined where somebody else was faster. */
export const unlessSettled = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof SettledMeanwhileError) return undefined;
    throw error;
  });

/**
 * Asks the provider about an attempt, and writes what it says: where the payer pays, or what became of it. It may be asked any number of
 * times, by anybody and in any order.
 * @param context a machine’s. @returns why what the provider says doesn’t fit the attempt.
 * @throws NoAnswerError where an attempt that the provider has taken can’t be looked at now.
 */
export async function settleAttempt(context: Context, key: AttemptKey): Promise<Mismatch | null> {
  const attempt = await readAttempt(context.deps.db.as(context.scope), key);
  if (!attempt) return 'UNKNOWN_PAYMENT';
  const provider = providerNamed(context.deps, attempt.provider);
  if (!provider) return null;
  if (attempt.sessionId === null) {
    await askFor(context, provider, attempt);
    return null;
  }
  const state = await provider.look(attempt.account, attempt.sessionId);
  if (!state) return 'OTHER_SESSION';
  const mismatch = await unlessSettled(
    transact(context, async (tx) => {
      await lockAccount(tx.db, attempt, tx.now);
      const locked = await lockAttempt(tx.db, key);
      if (!locked) throw new SettledMeanwhileError();
      return applyState(tx, context, locked, state);
    }),
  );
  return mismatch ?? null;
}

async function askFor(context: Context, provider: PaymentProvider, attempt: AttemptRow): Promise<void> {
  if (attempt.status !== 'PENDING' && attempt.status !== 'UNKNOWN') return;
  const { deps, scope } = context;
  const isLate = attempt.createdAt.getTime() + ASKED_FOR_MS < deps.clock.now().getTime();
  const answer = isLate
    ? { isOpen: false as const, why: null }
    : await provider.open(await orderOf(deps, deps.db.as(scope), attempt)).catch((error: unknown) => {
        if (error instanceof NoAnswerError) return null;
        throw error;
      });
  await unlessSettled(
    transact(context, async (tx) => {
      const locked = await lockAttempt(tx.db, attempt);
      if (
        !locked ||
        locked.sessionId !== null ||
        (locked.status !== 'PENDING' && locked.status !== 'UNKNOWN')
      )
        throw new SettledMeanwhileError();
      const { firmId, clientId, id } = attempt;
      const status = answer === null ? 'UNKNOWN' : answer.isOpen ? 'OPEN' : isLate ? 'EXPIRED' : 'REFUSED';
      await updateAttempt(tx.db, attempt, {
        status,
        askedAt: tx.now,
        ...(answer?.isOpen && {
          sessionId: answer.sessionId,
          checkoutSealed: sealCheckout(deps, id, answer.url),
        }),
        ...(answer?.isOpen === false && { failure: answer.why, isFeeKnown: true, settledAt: tx.now }),
      });
      await tx.audit(onlinePaymentAudits.ask, { firmId, clientId, subjectId: id, data: { status } });
      tx.publish(onlinePaymentLive.attempt, { firmId, clientId });
    }),
  );
}
