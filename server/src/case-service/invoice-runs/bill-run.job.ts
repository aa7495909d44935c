import type { LeftReason } from '@writdesk/contract/invoices/invoice-runs';
import { permitted } from '@writdesk/contract/permissions/permissions';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { AppError } from '../../platform/http/refuse.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { loadActorOfUser } from '../../user-service/users/index.ts';
import { lockLines } from '../billing/index.ts';
import { NothingToNote, unlessDone } from '../cases/record/index.ts';
import { draftInvoice, issueDraft } from '../invoices/index.ts';
import { invoiceRunAudits } from './invoice-run-audits.ts';
import {
  countGroups,
  findRun,
  finishRun,
  lockWaiting,
  type RunKey,
  type RunRow,
  selectWaiting,
  updateGroup,
} from './invoice-run-queries.ts';

/**
 * Makes the invoices of a run, each in a transaction of its own: one that was interrupted goes on with what is left, and what was
 * billed meanwhile is left alone. Once whoever started it may no longer bill, the rest is left.
 */
export const billRun = defineJob({
  name: 'invoice-runs.bill',
  schema: z.strictObject({ firmId: id, id }),
  timeoutSeconds: 1_800,
  async handle(context, key, { signal }) {
    const db = context.deps.db.as(context.scope);
    const run = await findRun(db, key);
    if (!run) return;
    for (const group of await selectWaiting(db, key)) {
      signal.throwIfAborted();
      await bill(context, run, group).catch(async (error: unknown) => {
        // A month that is closed, a company that is gone: the others are billed all the same.
        if (!(error instanceof AppError)) throw error;
        await leave(context, run, group);
      });
    }
    await finish(context, key);
  },
});

async function bill(context: Context, run: RunRow, key: string): Promise<void> {
  const work = transact(context, async (tx) => {
    const group = await lockWaiting(tx.db, run, key);
    if (!group) throw new NothingToNote();
    if (!(await mayStillBill(tx, run))) return leaveIn(tx, run, key, 'NO_RIGHTS');
    const { firmId, clientId } = group;
    const lines = (await lockLines(tx.db, { firmId, clientId }, group.billingItemIds)).filter(
      ({ status, invoiceId }) => status === 'UNBILLED' && invoiceId === null,
    );
    const amountCents = lines.reduce((cents, line) => cents + line.amountCents, 0);
    if (amountCents <= 0) return leaveIn(tx, run, key, lines.length ? 'BELOW_NOTHING' : 'TAKEN');
    const invoiceId = await draftInvoice(tx, {
      debtor: { firmId, clientId },
      lines,
      note: null,
      createdByName: run.startedByName,
    });
    if (run.issues) await issueDraft(tx, context, { firmId, id: invoiceId });
    await updateGroup(tx.db, run, key, {
      status: 'BILLED',
      invoiceId,
      amountCents,
      billingItemIds: lines.map((line) => line.id),
    });
    await tx.audit(invoiceRunAudits.bill, { firmId, subjectId: run.id, data: { key, invoiceId } });
  });
  await unlessDone(work);
}

/** Whether whoever started the run could start it now. */
async function mayStillBill(tx: Tx, { startedBy, firmId }: RunRow): Promise<boolean> {
  if (startedBy === null) return true;
  const starter = await loadActorOfUser(tx.db, startedBy, tx.now);
  return starter?.firmId === firmId && permitted(starter.roles, 'invoice.create') !== null;
}

const leave = (context: Context, run: RunRow, key: string): Promise<void> =>
  unlessDone(
    transact(context, async (tx) => {
      if (!(await lockWaiting(tx.db, run, key))) throw new NothingToNote();
      await leaveIn(tx, run, key, 'REFUSED');
    }),
  );

async function leaveIn(tx: Tx, run: RunRow, key: string, reason: LeftReason): Promise<void> {
  await updateGroup(tx.db, run, key, { status: 'LEFT', reason });
  await tx.audit(invoiceRunAudits.leave, { firmId: run.firmId, subjectId: run.id, data: { key, reason } });
}

const finish = (context: Context, key: RunKey): Promise<void> =>
  unlessDone(
    transact(context, async (tx) => {
      if (!(await finishRun(tx.db, key, tx.now))) throw new NothingToNote();
      const [counts] = await countGroups(tx.db, key.firmId, [key.id]);
      await tx.audit(invoiceRunAudits.finish, {
        firmId: key.firmId,
        subjectId: key.id,
        data: { billed: counts?.billedCount ?? 0, left: counts?.leftCount ?? 0 },
      });
    }),
  );
