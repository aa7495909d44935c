import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { instantAt } from '../../platform/local-instant.ts';
import { interestItem } from '../bill-items/index.ts';
import { chargeInterest } from '../billing/index.ts';
import { NothingToNote, unlessDone } from '../cases/record/index.ts';
import { lockAccount } from '../invoices/index.ts';
import { lastDayOf, monthOf } from '../ledger/index.ts';
import { chargesOf } from './charges-of-month.ts';
import { interestAudits } from './interest-audits.ts';
import { type DueMonth, selectDue, takeMonth } from './interest-queries.ts';

/**
 * Charges interest for the months that are over: each month of a company in a transaction of its own, and once, however often the
 * job is killed and runs again.
 */
export const accrueInterest = defineJob<Record<string, never>>({
  name: 'interest.accrue',
  schema: z.object({}).strict(),
  schedule: { cron: '27 * * * *' },
  concurrency: 1,
  timeoutSeconds: 900,
  async handle(context, _data, { signal }) {
    const db = context.deps.db.as(context.scope);
    for (const due of await selectDue(db, context.deps.clock.now())) {
      signal.throwIfAborted();
      await unlessDone(accrue(context, due));
    }
  },
});

/** Whoever pays meanwhile holds the account. */
function accrue(context: Context, due: DueMonth) {
  const { firmId, clientId, month, timeZone } = due;
  const last = lastDayOf(monthOf(month));
  return transact(context, async (tx) => {
    await lockAccount(tx.db, due, tx.now);
    const charges = await chargesOf(tx.db, due, last);
    const amountCents = charges.reduce((cents, charge) => cents + charge.amountCents, 0);
    const noted = { firmId, clientId, month, charges: charges.length, amountCents, accruedAt: tx.now };
    const lines = charges.map(({ id, invoiceId, overdueFrom, amountCents: cents }) => ({
      firmId,
      clientId,
      month,
      lineId: id,
      invoiceId,
      overdueFrom,
      amountCents: cents,
    }));
    if (!(await takeMonth(tx.db, noted, lines))) throw new NothingToNote();
    if (charges.length) {
      const billItemId = await interestItem(tx, firmId);
      // The last day of the month is the month’s, whenever the job runs.
      const incurredAt = instantAt(`${last}T12:00`, timeZone);
      await chargeInterest(
        tx,
        charges.map((charge) => ({
          case: {
            firmId,
            clientId,
            id: charge.caseId,
            propertyId: charge.propertyId,
            ownerId: charge.ownerId,
          },
          billItemId,
          description: charge.description,
          amountCents: charge.amountCents,
          incurredAt,
          onceKey: `interest:${charge.id}:${month}`,
        })),
      );
    }
    await tx.audit(interestAudits.accrue, {
      firmId,
      clientId,
      subjectId: clientId,
      data: { month, charges: charges.length, amountCents },
    });
  });
}
