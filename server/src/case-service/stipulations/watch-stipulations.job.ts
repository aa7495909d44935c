import { stipulationNotifications } from '@writdesk/contract/stipulations/stipulation-notifications';
import { z } from 'zod';
import { localDate } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { actInside, notifyOfCase, publishChange } from '../cases/actions/index.ts';
import {
  type CaseRecord,
  courtZone,
  lockCase,
  NothingToNote,
  onCase,
  unlessDone,
} from '../cases/record/index.ts';
import { dropReminders } from '../cases/reminders/index.ts';
import { endStipulation } from './keep-terms.ts';
import { stipulationAudits } from './stipulation-audits.ts';
import { changeDue, findRunning, selectDues, selectWatched } from './stipulation-queries.ts';

/** Asks the property on each day that an agreement names, once, and closes the cases whose agreement was kept. */
export const watchStipulations = defineJob<Record<string, never>>({
  name: 'stipulations.watch',
  schema: z.object({}).strict(),
  schedule: { cron: '33 * * * *' },
  concurrency: 1,
  async handle(context) {
    const db = context.deps.db.as(context.scope);
    for (const caseId of await selectWatched(db, context.deps.clock.now())) {
      await unlessDone(watchOne(context, caseId));
    }
  },
});

function watchOne(context: Context, caseId: string): Promise<void> {
  return transact(context, async (tx) => {
    const record = await lockCase(tx.db, context.scope, caseId);
    const running = record && (await findRunning(tx.db, record));
    if (!running) throw new NothingToNote();
    const today = localDate(tx.now, await courtZone(tx.db, record));
    const dues = await selectDues(tx.db, record, running.id);
    const isKept = dues.every(({ outcome, dueOn }) => outcome === 'RECEIVED' && dueOn < today);
    if (isKept) return closeKept(tx, context, record);
    const open = dues.filter(
      ({ dueOn, outcome, askedAt }) => dueOn <= today && outcome === null && askedAt === null,
    );
    const [first] = open;
    if (!first) throw new NothingToNote();
    for (const due of open) {
      await changeDue(tx.db, due, { askedAt: tx.now });
      await tx.audit(stipulationAudits.due, { ...onCase(record), data: { dueOn: due.dueOn } });
    }
    await notifyOfCase(tx, context, record, {
      groups: ['client'],
      kind: stipulationNotifications.due,
      params: {
        title: record.title,
        caseNumber: record.caseNumber ?? record.caseDraftNumber,
        date: first.dueOn,
      },
    });
    publishChange(tx, record, record);
  });
}

/** Everything agreed came: the case is settled, and those who follow it are notified that it is closed. */
async function closeKept(tx: Tx, context: Context, { id }: CaseRecord): Promise<void> {
  const input = { closureReason: 'SETTLED', finalBill: true } as const;
  await actInside(tx, context, { caseId: id, action: 'close', input }, async (act) => {
    await endStipulation(act, 'KEPT');
    await dropReminders(tx.db, act.record, tx.now);
    return {
      changes: { closedAt: tx.now, closeReason: 'SETTLED' },
      data: { closureReason: 'SETTLED', finalBill: true },
    };
  });
}
