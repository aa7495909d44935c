import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { newId } from '../../platform/ids.ts';
import { firmToday } from '../../user-service/firms/index.ts';
import { NothingToNote, unlessDone } from '../cases/record/index.ts';
import { practiceAudits } from './practice-audits.ts';
import {
  insertPayout,
  openAccount,
  selectFirmsToPay,
  selectUnpaid,
  selectUnsent,
  updatePayout,
} from './practice-bank-queries.ts';
import { practicePayoutEvent } from './practice-events.ts';
import { sendEvent } from './send-event.ts';

/** So long money stays with the bank; at a real one it is two days. */
const HELD_SECONDS = 30;

/** The practice bank pays out what it holds for each firm, less its fees, and says so twice. What a firm owes it, it keeps for later. */
export const payOutPractice = defineJob<Record<string, never>>({
  name: 'practice-bank.pay-out',
  schema: z.object({}).strict(),
  schedule: { cron: '* * * * *' },
  concurrency: 1,
  async handle(context, _data, { signal }) {
    const { deps, scope } = context;
    if (!deps.config.embedded) return;
    const db = deps.db.as(scope);
    const since = new Date(deps.clock.now().getTime() - HELD_SECONDS * 1_000);
    for (const { firmId } of await selectFirmsToPay(db, since)) {
      signal.throwIfAborted();
      await unlessDone(payOut(context, firmId));
    }
    for (const payout of await selectUnsent(db)) {
      for (let notified = payout.notified; notified < 2; notified += 1) {
        await sendEvent(deps, practicePayoutEvent(payout));
        await updatePayout(db, payout, { notified: notified + 1 });
      }
    }
  },
});

function payOut(context: Context, firmId: string): Promise<void> {
  return transact(context, async (tx) => {
    const entries = await selectUnpaid(tx.db, firmId);
    const netCents = entries.reduce((sum, { amountCents, feeCents }) => sum + amountCents - feeCents, 0);
    if (netCents <= 0) throw new NothingToNote();
    const { account } = await openAccount(tx.db, firmId);
    const id = newId();
    const payout = {
      firmId,
      id,
      account,
      payoutRef: `po_practice_${randomBytes(12).toString('hex')}`,
      netCents,
      arrivesOn: await firmToday(tx.db, firmId, tx.now),
      madeAt: tx.now,
    };
    await insertPayout(
      tx.db,
      payout,
      entries.map((entry) => entry.id),
    );
    await tx.audit(practiceAudits.payOut, { firmId, subjectId: id, data: { netCents } });
  });
}
