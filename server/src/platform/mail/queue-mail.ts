import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { newId } from '../ids.ts';
import type { JobDefinition } from '../jobs/index.ts';
import type { MailBudget } from './mail-budget.ts';
import { insertMail } from './mail-queries.ts';
import { type MailMessage, mailMessage } from './message.ts';
import { sendMail, type SendMailData } from './send-mail.job.ts';

interface MailTx {
  db: Kysely<DB>;
  enqueue(job: JobDefinition<SendMailData>, data: SendMailData): Promise<void>;
}

/**
 * Queues an email in the caller's transaction; it leaves after the commit, and never when there is none.
 * @param budget shows that it was counted, see `mail-budget.ts`.
 * @returns the mail's id, or null when an email with this idempotency key was queued before.
 * @throws ZodError when an address or a subject is not one line of its kind.
 */
export async function queueMail(
  tx: MailTx,
  message: MailMessage,
  budget: MailBudget,
): Promise<string | null> {
  const mail = mailMessage.parse(message);
  if (budget.to !== undefined && budget.to !== mail.to)
    throw new Error('An email was counted for another address.');
  const id = newId();
  if (!(await insertMail(tx.db, id, mail))) return null;
  await tx.enqueue(sendMail, { mailId: id, ...(budget.pacedAs && { pacedAs: budget.pacedAs }) });
  return id;
}
