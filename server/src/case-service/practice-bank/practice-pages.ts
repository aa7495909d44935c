import type { practiceBank } from '@writdesk/contract/practice-bank/practice-bank';
import type { RouteInput } from '@writdesk/contract/route';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { practiceAudits } from './practice-audits.ts';
import {
  findSession,
  insertBankEntry,
  insertBankSteps,
  moveSession,
  type PracticeSessionRow,
} from './practice-bank-queries.ts';
import { doPracticeSteps } from './practice-steps.job.ts';
import { practicePlans } from './practice-plan.ts';
import { chargeFeeCents } from './practice-prices.ts';

/** What a payer sees at the practice bank. @throws `payment_attempt_not_found` */
export async function getPracticeSession(
  { deps, scope }: Context,
  { params }: RouteInput<typeof practiceBank.session>,
) {
  const session = found(await findSession(deps.db.as(scope), params.session), 'payment_attempt_not_found');
  return { ...session, lines: linesOf(session) };
}

/**
 * Pays, once: a card at once, from a bank account as slowly as banks are. A declined card may be tried again.
 * @throws `payment_attempt_not_found`; `payment_under_way` once it was paid or has ended.
 */
export async function payAtPracticeBank(
  context: Context,
  { params, body: { outcome } }: RouteInput<typeof practiceBank.pay>,
) {
  return transact(context, async (tx) => {
    // Whoever has the address of the page may pay on it, as at a real provider.
    tx.authorize(allow);
    const session = found(await findSession(tx.db, params.session), 'payment_attempt_not_found');
    const { firmId, orderKey, amountCents } = session;
    const audited = { firmId, subjectId: orderKey, data: { outcome, amountCents } };
    if (outcome === 'CARD_DECLINED') {
      if (session.state !== 'OPEN') refuse('payment_under_way');
      await tx.audit(practiceAudits.pay, audited);
      return { isDeclined: true, continueUrl: null };
    }
    const { method, steps } = practicePlans[outcome];
    const state = method === 'CARD' ? 'PAID' : 'PROCESSING';
    if (!(await moveSession(tx.db, session, 'OPEN', { state, method, outcome, paidAt: tx.now })))
      refuse('payment_under_way');
    if (method === 'CARD')
      await insertBankEntry(tx.db, {
        firmId,
        id: newId(),
        orderKey,
        kind: 'CHARGE',
        amountCents,
        feeCents: chargeFeeCents(method, amountCents),
        at: tx.now,
      });
    const planned = steps.map(([kind, seconds]) => ({
      firmId,
      id: newId(),
      orderKey,
      kind,
      dueAt: new Date(tx.now.getTime() + seconds * 1000),
    }));
    await insertBankSteps(tx.db, planned);
    for (const { dueAt } of planned) await tx.enqueue(doPracticeSteps, {}, { startAfter: dueAt });
    await tx.audit(practiceAudits.pay, audited);
    return { isDeclined: false, continueUrl: session.successUrl };
  });
}

// Written by the bank alone.
const linesOf = ({ lines }: PracticeSessionRow) =>
  lines as unknown as { name: string; amountCents: number }[];
