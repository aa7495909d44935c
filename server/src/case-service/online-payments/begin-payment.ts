import type { StartedPayment } from '@writdesk/contract/online-payments/online-payments';
import type { Context } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { type Debtor, lockAccount, selectOpenLines } from '../invoices/index.ts';
import {
  NoAnswerError,
  onlineAccountOf,
  type PaymentProvider,
  providerNamed,
} from '../payment-connections/index.ts';
import {
  type AttemptKey,
  type AttemptRow,
  insertAttempt,
  readAttempt,
  selectLiveOf,
} from './attempt-queries.ts';
import { checkoutOf } from './checkout-order.ts';
import { onlinePaymentAudits } from './online-payment-audits.ts';
import { machineContext, settleAttempt } from './settle-attempt.ts';
import { watchAttempt } from './watch-attempts.job.ts';

const ASK_AGAIN_MS = 60_000;

interface Wish {
  debtor: Debtor;
  invoiceIds: readonly string[];
  payer: Pick<AttemptRow, 'payerId' | 'payerName' | 'payerEmail' | 'isByLink'>;
  authorize: (tx: Tx) => void;
}
type Wanted = ReadonlyMap<string, number>;

/**
 * Puts an attempt down, then asks the provider for the page on which it is paid. Whoever asks again for the same gets the same attempt, so
 * that two people who pay at once are on one page, which takes money once. An attempt for other amounts is closed first.
 */
export async function beginPayment(context: Context, wish: Wish): Promise<StartedPayment> {
  const { deps } = context;
  const own = deps.db.as(systemScope);
  const account = await onlineAccountOf(deps, own, wish.debtor.firmId);
  if (!account) return refuse('online_payment_off');
  const wanted = await wantedOf(own, wish);
  await closeOthers(context, wish, wanted);
  const key = await transact(context, (tx) => put(tx, wish, account));
  const machine = machineContext(deps, context.requestId);
  const begun = found(await readAttempt(own, key), 'payment_attempt_not_found');
  if (begun.sessionId === null) await settleAttempt(machine, key);
  const attempt = found(await readAttempt(own, key), 'payment_attempt_not_found');
  return { id: attempt.id, status: attempt.status, checkoutUrl: checkoutOf(deps, attempt) };
}

async function put(
  tx: Tx,
  { debtor, invoiceIds, payer, authorize }: Wish,
  { provider, account }: { provider: PaymentProvider; account: string },
): Promise<AttemptKey> {
  authorize(tx);
  await lockAccount(tx.db, debtor, tx.now);
  const wanted = await wantedOf(tx.db, { debtor, invoiceIds });
  const others = await selectLiveOf(tx.db, debtor, invoiceIds);
  const same = others.find((one) => isSame(one, wanted, payer));
  const { firmId, clientId } = debtor;
  if (same) {
    const data = { payer: payer.payerName };
    await tx.audit(onlinePaymentAudits.repeat, { firmId, clientId, subjectId: same.id, data });
    return same;
  }
  if (others.length) refuse('payment_under_way');
  const amountCents = [...wanted.values()].reduce((sum, cents) => sum + cents, 0);
  const key = { firmId, id: newId() };
  const attempt = {
    ...key,
    ...payer,
    clientId,
    provider: provider.name,
    account,
    amountCents,
    createdAt: tx.now,
    askedAt: tx.now,
  };
  const invoices = [...wanted].map(([invoiceId, cents]) => ({
    firmId,
    clientId,
    attemptId: key.id,
    invoiceId,
    amountCents: cents,
  }));
  await insertAttempt(tx.db, attempt, invoices);
  await tx.audit(onlinePaymentAudits.begin, {
    firmId,
    clientId,
    subjectId: key.id,
    data: { amountCents, invoices: [...wanted.keys()], payer: payer.payerName },
  });
  await tx.enqueue(watchAttempt, key, { startAfter: new Date(tx.now.getTime() + ASK_AGAIN_MS) });
  return key;
}

/** What is left of each invoice. @throws `invoice_not_open` */
async function wantedOf(
  db: Tx['db'] | ReturnType<Context['deps']['db']['as']>,
  { debtor, invoiceIds }: Pick<Wish, 'debtor' | 'invoiceIds'>,
): Promise<Wanted> {
  const lines = await selectOpenLines(db, debtor);
  return new Map(
    invoiceIds.map((id) => {
      const own = lines.filter(({ invoiceId }) => invoiceId === id);
      if (!own.length) refuse('invoice_not_open');
      return [id, own.reduce((sum, { restCents }) => sum + restCents, 0)];
    }),
  );
}

const isSame = (
  { status, isByLink, wanted }: Awaited<ReturnType<typeof selectLiveOf>>[number],
  asked: Wanted,
  payer: Wish['payer'],
) =>
  status !== 'PROCESSING' &&
  isByLink === payer.isByLink &&
  wanted.size === asked.size &&
  [...asked].every(([id, cents]) => wanted.get(id) === cents);

/** Closes pages on which nobody has paid, and that ask for something else of the same invoices. */
async function closeOthers({ deps, requestId }: Context, wish: Wish, wanted: Wanted): Promise<void> {
  const machine = machineContext(deps, requestId);
  const own = deps.db.as(machine.scope);
  for (const other of await selectLiveOf(own, wish.debtor, wish.invoiceIds)) {
    if (other.status === 'PROCESSING' || isSame(other, wanted, wish.payer)) continue;
    try {
      await settleAttempt(machine, other);
      const now = await readAttempt(own, other);
      const provider = providerNamed(deps, other.provider);
      if (now?.status !== 'OPEN' || now.sessionId === null || !provider) continue;
      await provider.close(now.account, now.sessionId);
      await settleAttempt(machine, now);
    } catch (error) {
      // It stays, and the new one is refused.
      if (!(error instanceof NoAnswerError)) throw error;
    }
  }
}
