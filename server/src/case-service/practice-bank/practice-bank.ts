import { createHash, randomBytes } from 'node:crypto';
import { canonical } from '../../platform/audit/chain.ts';
import type { Deps } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { newId } from '../../platform/ids.ts';
import {
  findOrder,
  findPayout,
  findSession,
  insertBankSteps,
  insertSession,
  moveSession,
  openAccount,
  selectBankEntries,
  selectPayoutEntries,
} from './practice-bank-queries.ts';

interface PracticeOrder {
  firmId: string;
  /** The same key is the same session, however often it is sent. */
  key: string;
  merchant: string;
  lines: readonly { name: string; amountCents: number }[];
  successUrl: string;
  cancelUrl: string;
}

type Own = Pick<Deps, 'db' | 'clock' | 'config'>;

const HOURS_OPEN = 24;

/** @returns the account that the bank keeps for a firm. */
export const practiceAccount = async ({ db }: Own, firmId: string): Promise<string> =>
  (await openAccount(db.as(systemScope), firmId)).account;

/**
 * Opens the page on which a payer pays an order.
 * @returns null where the bank never answers, though it may have opened it.
 */
export async function openPracticeSession(
  { db, clock, config }: Own,
  order: PracticeOrder,
): Promise<{ sessionId: string; url: string } | { refused: string } | null> {
  const own = db.as(systemScope);
  const { account, behavior } = await openAccount(own, order.firmId);
  if (behavior === 'REFUSES') return { refused: 'The practice bank refuses this account.' };
  const { firmId, key: orderKey, lines, merchant, successUrl, cancelUrl } = order;
  const fingerprint = createHash('sha256')
    .update(canonical(JSON.parse(JSON.stringify(order))))
    .digest('hex');
  const now = clock.now();
  const isNew = await insertSession(own, {
    firmId,
    orderKey,
    fingerprint,
    sessionId: `cs_practice_${randomBytes(20).toString('hex')}`,
    account,
    paymentRef: `pi_practice_${randomBytes(12).toString('hex')}`,
    lines: JSON.stringify(lines),
    amountCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    merchant,
    successUrl,
    cancelUrl,
    openedAt: now,
  });
  if (isNew)
    await insertBankSteps(own, [
      {
        firmId,
        id: newId(),
        orderKey,
        kind: 'EXPIRED',
        dueAt: new Date(now.getTime() + HOURS_OPEN * 3_600_000),
      },
    ]);
  const session = await findOrder(own, { firmId, orderKey });
  if (!session || session.fingerprint !== fingerprint)
    return { refused: 'This key was used for another order.' };
  if (isNew && behavior === 'NO_ANSWER') return null;
  if (isNew && behavior === 'HANGS') await new Promise(() => {});
  return {
    sessionId: session.sessionId,
    url: `${config.publicUrl}/practice-bank/${session.sessionId}`,
  };
}

/** Closes a page that nobody has paid on. @returns whether it is closed. */
export async function expirePracticeSession({ db }: Own, sessionId: string): Promise<boolean> {
  const own = db.as(systemScope);
  const session = await findSession(own, sessionId);
  if (!session) return false;
  return (await moveSession(own, session, 'OPEN', { state: 'EXPIRED' })) || session.state === 'EXPIRED';
}

/** How it stands, by the bank’s own book. */
export async function lookAtPracticeSession({ db }: Own, sessionId: string) {
  const own = db.as(systemScope);
  const session = await findSession(own, sessionId);
  if (!session) return null;
  const entries = await selectBankEntries(own, session);
  const outside = entries.filter(({ kind }) => kind !== 'CHARGE');
  return {
    ...session,
    feeCents: entries.reduce((sum, { feeCents }) => sum + feeCents, 0),
    withdrawnCents: -outside.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}

/** A payout with what it consists of, by the bank’s own book. */
export async function lookAtPracticePayout({ db }: Own, payoutRef: string) {
  const own = db.as(systemScope);
  const payout = await findPayout(own, payoutRef);
  return payout ? { ...payout, entries: await selectPayoutEntries(own, payout) } : null;
}
