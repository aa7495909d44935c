import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found } from '../../platform/http/refuse.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { queueMail, scheduledMail } from '../../platform/mail/index.ts';
import { findLetterhead } from '../../user-service/firms/index.ts';
import { NothingToNote, unlessDone } from '../cases/record/index.ts';
import { payLinkAddress } from '../payment-connections/index.ts';
import { type Debtor, lockAccount } from './account-queries.ts';
import { invoiceAudits } from './invoice-audits.ts';
import { noteReminder, selectDebtors, selectRemindable } from './invoice-reminder-queries.ts';
import { findPayables, findReader } from './payables-queries.ts';
import { reminderLetter } from './reminder-letter.ts';

/** Reminds companies of their open invoices, 3 days before the due date and 1, 15 and 30 days after it: all of a company in one email. */
export const remindOfInvoices = defineJob<Record<string, never>>({
  name: 'invoices.remind',
  schema: z.object({}).strict(),
  schedule: { cron: '17 * * * *' },
  concurrency: 1,
  timeoutSeconds: 900,
  async handle(context, _data, { signal }) {
    const db = context.deps.db.as(context.scope);
    for (const debtor of await selectDebtors(db, context.deps.clock.now())) {
      signal.throwIfAborted();
      await unlessDone(remind(context, debtor));
    }
  },
});

/** Whoever pays meanwhile holds the account: what is paid by then isn’t asked for. */
function remind(context: Context, debtor: Debtor) {
  const { firmId, clientId } = debtor;
  return transact(context, async (tx) => {
    await lockAccount(tx.db, debtor, tx.now);
    const invoices = await selectRemindable(tx.db, debtor, tx.now);
    const [{ today, apEmail: to } = { today: '', apEmail: null }] = invoices;
    if (!to) throw new NothingToNote();
    const { signsIn, language } = await findReader(tx.db, clientId, to);
    const letter = reminderLetter({
      reminds: true,
      language,
      signsIn,
      firm: found(await findLetterhead(tx.db, firmId)).name,
      company: found(await findPayables(tx.db, clientId)).name,
      invoices,
      link: signsIn
        ? `${context.deps.config.publicUrl}/invoices`
        : payLinkAddress(context.deps, { firmId, clientId, email: to, today }),
    });
    const idempotencyKey = `invoice-reminder:${firmId}:${clientId}:${today}`;
    await queueMail(tx, { to, ...letter, idempotencyKey }, scheduledMail('once a day'));
    for (const { id, number, step } of invoices) {
      await noteReminder(tx.db, { firmId, id }, { remindedStep: step, remindedOn: today });
      await tx.audit(invoiceAudits.remind, { firmId, clientId, subjectId: id, data: { number, to, step } });
    }
  });
}
