import { specialApprovalNotifications } from '@writdesk/contract/special-approvals/special-approval-notifications';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { caseLive, liveOf, lockCase, NothingToNote, onCase, unlessDone } from '../cases/record/index.ts';
import { selectFirmAdmins } from './candidate-queries.ts';
import { selectLiveRequests, updateRequest } from './request-queries.ts';
import { approvalAudits, awaitedNow, noticeOf, reviewApprovals } from './review-approvals.ts';
import { selectAskable, selectOverdueRequests } from './watch-queries.ts';

/** Reminds approvers at half of their time, and the firm’s administrators at its end. Once each. */
export const watchApprovals = defineJob<Record<string, never>>({
  name: 'special-approvals.watch',
  schema: z.object({}).strict(),
  schedule: { cron: '*/5 * * * *' },
  concurrency: 1,
  async handle(context, _data, { signal }) {
    const db = context.deps.db.as(context.scope);
    for (const { caseId } of await selectOverdueRequests(db, context.deps.clock.now())) {
      signal.throwIfAborted();
      await unlessDone(remindOf(context, caseId));
    }
  },
});

function remindOf(context: Context, caseId: string): Promise<void> {
  return transact(context, async (tx) => {
    const record = await lockCase(tx.db, context.scope, caseId);
    const due = record
      ? (await selectLiveRequests(tx.db, record)).filter(
          ({ status, escalatedAt, remindedAt, dueAt, remindAt }) =>
            status === 'OPEN' && ((!escalatedAt && dueAt <= tx.now) || (!remindedAt && remindAt <= tx.now)),
        )
      : [];
    if (!record || due.length === 0) throw new NothingToNote();
    for (const request of due) {
      const isLate = request.dueAt <= tx.now;
      const awaited = await awaitedNow(tx, record, request);
      await updateRequest(tx.db, request, {
        remindedAt: tx.now,
        ...(isLate && { escalatedAt: tx.now }),
        awaitedIds: awaited.map(({ id }) => id),
      });
      await tx.audit(approvalAudits.remind, { ...onCase(record), data: { rule: request.ruleName, isLate } });
      await notifyIn(tx, isLate ? specialApprovalNotifications.late : specialApprovalNotifications.reminder, {
        userIds: isLate ? await selectFirmAdmins(tx.db, record.firmId) : awaited.map(({ id }) => id),
        ...noticeOf(record, request.ruleName),
      });
    }
    tx.publish(caseLive.changed, liveOf(record));
  });
}

const ofFirm = z.object({ firmId: z.uuid().optional() }).strict();

/**
 * Looks again at the cases that wait for a lawyer: after a change of a rule at those of its firm, and each hour at all, for
 * days pass, invoices fall due, and people leave.
 */
export const reviewOpenCases = defineJob<z.output<typeof ofFirm>>({
  name: 'special-approvals.review',
  schema: ofFirm,
  schedule: { cron: '17 * * * *' },
  concurrency: 1,
  async handle(context, { firmId }, { signal }) {
    const db = context.deps.db.as(context.scope);
    for (const id of await selectAskable(db, firmId ?? null)) {
      signal.throwIfAborted();
      await unlessDone(reviewOne(context, id));
    }
  },
});

function reviewOne(context: Context, caseId: string): Promise<void> {
  return transact(context, async (tx) => {
    const record = await lockCase(tx.db, context.scope, caseId);
    if (!record || !(await reviewApprovals(tx, context, record, 'CHANGE'))) throw new NothingToNote();
    tx.publish(caseLive.changed, liveOf(record));
  });
}
