import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { creditPostage, publishBilling } from '../billing/index.ts';
import { dismissProposals } from '../cost-payments/index.ts';
import { NothingToNote, onCase, unlessDone } from '../cases/record/index.ts';
import { envelopeAudits, envelopeCaseAudits } from './envelope-audits.ts';
import {
  type EnvelopeKey,
  type EnvelopeRecord,
  lockEnvelope,
  orderedOf,
  readEnvelope,
  selectCasesOf,
  selectWatched,
  updateEnvelope,
} from './envelope-queries.ts';
import { isOpen, isUnderWay } from './envelope-view.ts';
import { keepScans } from './keep-scans.ts';
import { NoAnswerError, officeOf } from './post-offices/index.ts';
import { settlePurchase } from './settle-purchase.ts';

const BATCH = 200;
const LEAVE_MS = 60_000;
const key = z.object({ firmId: z.uuid(), id: z.uuid() });

/** Asks the post office about one envelope: whether it was sold, where it is, whether its money comes back. */
export const watchEnvelope = defineJob<EnvelopeKey>({
  name: 'stamps.watch-one',
  schema: key,
  async handle(context, data) {
    await lookAt(context, data);
  },
});

/** The same for every envelope that isn’t settled. */
export const watchEnvelopes = defineJob<Record<string, never>>({
  name: 'stamps.watch',
  schema: z.object({}).strict(),
  schedule: { cron: '*/10 * * * *' },
  concurrency: 1,
  timeoutSeconds: 540,
  async handle(context, _data, { signal }) {
    const db = context.deps.db.as(context.scope);
    const before = new Date(context.deps.clock.now().getTime() - LEAVE_MS);
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof selectWatched>> = await selectWatched(db, before, after, BATCH);
      for (const envelope of page) {
        signal.throwIfAborted();
        await lookAt(context, envelope);
      }
      after = page.length === BATCH ? (page.at(-1)?.id ?? null) : null;
    } while (after);
  },
});

async function lookAt(context: Context, of: EnvelopeKey): Promise<void> {
  const envelope = await readEnvelope(context.deps.db.as(context.scope), of);
  if (!envelope) return;
  if (isOpen(envelope.status)) await settlePurchase(context, of);
  else if (envelope.refund === 'REQUESTED') await askRefund(context, envelope);
  else if (isUnderWay(envelope.status)) await track(context, envelope);
}

async function track(context: Context, of: EnvelopeRecord): Promise<void> {
  const scans = await unlessSilent(() => officeOf(context, of.carrier).track(orderedOf(of)));
  if (!scans?.length) return;
  await unlessDone(
    transact(context, async (tx) => {
      const envelope = await lockEnvelope(tx.db, of);
      if (!envelope || !isUnderWay(envelope.status)) throw new NothingToNote();
      if (!(await keepScans(tx, envelope, scans, null))) throw new NothingToNote();
    }),
  );
}

/** A silent post office is asked again on the next round. */
async function unlessSilent<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof NoAnswerError) return null;
    throw error;
  }
}

/** What was scanned meanwhile isn’t given back, and its charges stay. */
async function askRefund(context: Context, of: EnvelopeRecord): Promise<void> {
  const refund = await unlessSilent(() => officeOf(context, of.carrier).refund(orderedOf(of)));
  if (!refund || refund === 'REQUESTED') return;
  await unlessDone(
    transact(context, async (tx) => {
      const envelope = await lockEnvelope(tx.db, of);
      if (envelope?.refund !== 'REQUESTED') throw new NothingToNote();
      await updateEnvelope(tx.db, of, { refund });
      const { firmId, id, kind, trackingNo, recipientName: recipient } = envelope;
      await tx.audit(envelopeAudits.settleRefund, { firmId, subjectId: id, data: { refund } });
      if (refund !== 'REFUNDED') return;
      await dismissProposals(tx, {
        firmId,
        sourceId: id,
        reason: 'The post office gave the postage back.',
        byName: 'Writdesk',
      });
      for (const record of await selectCasesOf(tx.db, of)) {
        const { costCents, billingItemId } = record;
        const cents = costCents ?? 0;
        if (billingItemId) {
          const charge = { case: record, envelopeId: id, cents, lineId: billingItemId };
          await creditPostage(tx, context, charge);
        }
        const data = { kind, recipient, trackingNo, amountCents: cents };
        await tx.audit(envelopeCaseAudits.refund, { ...onCase(record), data });
        publishBilling(tx, record);
      }
    }),
  );
}
