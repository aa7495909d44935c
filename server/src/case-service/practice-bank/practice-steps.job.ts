import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { newId } from '../../platform/ids.ts';
import { practiceAudits } from './practice-audits.ts';
import {
  findOrder,
  insertBankEntry,
  lockUndoneStep,
  moveSession,
  type PracticeSessionRow,
  type PracticeStepRow,
  selectDueSteps,
  updateStep,
} from './practice-bank-queries.ts';
import { practiceEvent } from './practice-events.ts';
import { chargeFeeCents, withdrawalFeeCents } from './practice-prices.ts';
import { sendEvent } from './send-event.ts';

/** The practice bank’s day: what is due happens in its book, and is sent twice, as real providers do now and then. */
export const doPracticeSteps = defineJob<Record<string, never>>({
  name: 'practice-bank.steps',
  schema: z.object({}).strict(),
  schedule: { cron: '* * * * *' },
  concurrency: 1,
  async handle(context, _data, { signal }) {
    if (!context.deps.config.embedded) return;
    const db = context.deps.db.as(context.scope);
    for (const step of await selectDueSteps(db, context.deps.clock.now())) {
      signal.throwIfAborted();
      const session = await findOrder(db, step);
      if (!session) continue;
      if (step.doneAt === null) await enter(context, session, step);
      for (let notified = step.notified; notified < 2; notified += 1) {
        if (await isWorthSending(context, session, step))
          await sendEvent(context.deps, practiceEvent(session, step, context.deps.clock.now()));
        await updateStep(db, step, { notified: notified + 1 });
      }
    }
  },
});

/** An expiry is sent only of a page on which nobody has paid. */
async function isWorthSending(
  { deps, scope }: Context,
  key: PracticeSessionRow,
  { kind }: PracticeStepRow,
): Promise<boolean> {
  if (kind !== 'EXPIRED') return true;
  return (await findOrder(deps.db.as(scope), key))?.state === 'EXPIRED';
}

async function enter(context: Context, session: PracticeSessionRow, step: PracticeStepRow): Promise<void> {
  await transact(context, async (tx) => {
    await tx.audit(practiceAudits.step, {
      firmId: step.firmId,
      subjectId: step.orderKey,
      data: { kind: step.kind },
    });
    if (!(await lockUndoneStep(tx.db, step))) return;
    const { firmId, orderKey, amountCents } = session;
    const method = session.method === 'ACH' ? 'ACH' : 'CARD';
    const entry = { firmId, id: newId(), orderKey, at: tx.now };
    if (step.kind === 'EXPIRED') await moveSession(tx.db, session, 'OPEN', { state: 'EXPIRED' });
    if (step.kind === 'FAILED') await moveSession(tx.db, session, 'PROCESSING', { state: 'FAILED' });
    if (step.kind === 'SUCCEEDED') {
      await moveSession(tx.db, session, 'PROCESSING', { state: 'PAID' });
      const feeCents = chargeFeeCents(method, amountCents);
      await insertBankEntry(tx.db, { ...entry, kind: 'CHARGE', amountCents, feeCents });
    }
    if (step.kind === 'WITHDRAWN') {
      const feeCents = withdrawalFeeCents(method);
      await insertBankEntry(tx.db, { ...entry, kind: 'WITHDRAWAL', amountCents: -amountCents, feeCents });
    }
    if (step.kind === 'REINSTATED')
      await insertBankEntry(tx.db, { ...entry, kind: 'REINSTATEMENT', amountCents, feeCents: 0 });
    await updateStep(tx.db, step, { doneAt: tx.now });
  });
}
