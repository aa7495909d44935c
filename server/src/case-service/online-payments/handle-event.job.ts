import type { Mismatch } from '@writdesk/contract/online-payments/online-payment-values';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { type AttemptRow, findAttemptOfEvent, lockAttempt, updateAttempt } from './attempt-queries.ts';
import { type EventKey, lockEvent, readEvent, updateEvent } from './event-queries.ts';
import { keepPayout } from './keep-payout.ts';
import { onlinePaymentAudits } from './online-payment-audits.ts';
import { onlinePaymentLive } from './online-payment-live.ts';
import { machineContext, SettledMeanwhileError, settleAttempt, unlessSettled } from './settle-attempt.ts';

type EventRow = NonNullable<Awaited<ReturnType<typeof readEvent>>>;

/** Finds which payment a provider’s news is about, and brings it in line; what fits none is listed. */
export const handleEvent = defineJob<EventKey>({
  name: 'online-payments.handle-event',
  schema: z.strictObject({ firmId: z.uuid(), eventId: z.string() }),
  retry: { limit: 12 },
  async handle(given, key, { id }) {
    const context = machineContext(given.deps, id);
    const db = context.deps.db.as(context.scope);
    const event = await readEvent(db, key);
    if (event?.status !== 'RECEIVED') return;
    const isPayout = event.type.startsWith('payout.');
    const attempt = isPayout
      ? undefined
      : await findAttemptOfEvent(db, { ...event, attemptId: event.namedAttemptId });
    const reason = isPayout
      ? await keepPayout(context, event)
      : attempt
        ? (misfitOf(event, attempt) ?? (await settle(context, event, attempt)))
        : unknown(event);
    await unlessSettled(
      transact(context, async (tx) => {
        const locked = await lockEvent(tx.db, key);
        if (locked?.status !== 'RECEIVED') throw new SettledMeanwhileError();
        const status = reason === null ? 'HANDLED' : 'UNMATCHED';
        await updateEvent(tx.db, key, { status, reason, attemptId: attempt?.id ?? null, handledAt: tx.now });
        const data = { eventId: key.eventId, status, reason };
        await tx.audit(onlinePaymentAudits.match, { firmId: key.firmId, subjectId: key.firmId, data });
        tx.publish(onlinePaymentLive.event, { firmId: key.firmId });
      }),
    );
  },
});

const unknown = ({ account, firmId }: EventRow): Mismatch =>
  account === null || firmId.startsWith('00000000-0000') ? 'UNKNOWN_ACCOUNT' : 'UNKNOWN_PAYMENT';

/** What is compared before anything is believed. */
function misfitOf(event: EventRow, attempt: AttemptRow): Mismatch | null {
  if (event.account !== attempt.account) return 'OTHER_ACCOUNT';
  if (event.sessionId !== null && attempt.sessionId !== null && event.sessionId !== attempt.sessionId)
    return 'OTHER_SESSION';
  if (event.currency !== null && event.currency !== 'usd') return 'OTHER_CURRENCY';
  if (event.amountCents !== null && event.amountCents !== attempt.amountCents) return 'OTHER_AMOUNT';
  // Refunds are made on the provider’s own pages; how they are booked a person decides.
  return event.type === 'charge.refunded' ? 'REFUND' : null;
}

async function settle(context: Context, event: EventRow, attempt: AttemptRow): Promise<Mismatch | null> {
  // The news was faster than the answer to our own call: it names the page that we asked for.
  if (attempt.sessionId === null && event.sessionId !== null) {
    const { sessionId } = event;
    await unlessSettled(
      transact(context, async (tx) => {
        const locked = await lockAttempt(tx.db, attempt);
        if (locked?.sessionId !== null) throw new SettledMeanwhileError();
        await updateAttempt(tx.db, attempt, { sessionId });
        const { firmId, clientId, id: subjectId, status } = attempt;
        await tx.audit(onlinePaymentAudits.ask, { firmId, clientId, subjectId, data: { status } });
      }),
    );
  }
  return settleAttempt(context, attempt);
}
