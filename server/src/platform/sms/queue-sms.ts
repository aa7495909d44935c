import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { newId } from '../ids.ts';
import type { JobDefinition } from '../jobs/index.ts';
import { type SmsMessage, smsMessage } from './message.ts';
import { sendSms, type SendSmsData } from './send-sms.job.ts';
import type { SmsBudget } from './sms-budget.ts';
import { insertSms } from './sms-queries.ts';

interface SmsTx {
  db: Kysely<DB>;
  now: Date;
  enqueue(job: JobDefinition<SendSmsData>, data: SendSmsData): Promise<void>;
}

/**
 * Queues a text message in the caller's transaction; it leaves after the commit, and never when there is none.
 * @param budget shows that it was counted, see `sms-budget.ts`.
 * @throws ZodError for a text that one message doesn’t hold.
 */
export async function queueSms(tx: SmsTx, message: SmsMessage, budget: SmsBudget): Promise<void> {
  const sms = smsMessage.parse(message);
  if (budget.to !== sms.to) throw new Error('A text message was counted for another number.');
  const id = newId();
  if (await insertSms(tx.db, id, sms, tx.now)) await tx.enqueue(sendSms, { smsId: id });
}
