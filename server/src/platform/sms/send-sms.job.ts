import { z } from 'zod';
import { defineJob, type JobDefinition } from '../jobs/index.ts';
import { claimSms, loseSms, markSmsFailed, markSmsSent, requeueSms } from './sms-queries.ts';
import { SmsNotTakenError, SmsRefusedError } from './sms-port.ts';

export interface SendSmsData {
  smsId: string;
}

/**
 * Sends one text message of the outbox, and never twice. The provider knows no key by which it would take a message once, so the
 * attempt is noted before the provider is asked: whoever finds that note and no outcome asks no more. Such a message may not have
 * left; the provider’s report names it, where it has.
 */
export const sendSms: JobDefinition<SendSmsData> = defineJob<SendSmsData>({
  name: 'sms.send',
  schema: z.object({ smsId: z.uuid() }),
  retry: { limit: 6, delaySeconds: 5, maxDelaySeconds: 300 },
  timeoutSeconds: 60,
  async handle({ deps, scope }, { smsId }, { isLast }) {
    const db = deps.db.as(scope);
    const sms = await claimSms(db, smsId);
    if (!sms) return loseSms(db, smsId);
    const validSeconds = Math.floor((sms.expiresAt.getTime() - deps.clock.now().getTime()) / 1_000);
    if (validSeconds < 1 || !deps.sms) return markSmsFailed(db, smsId, 'late');
    try {
      const providerId = await deps.sms.send({ id: sms.id, to: sms.recipient, text: sms.body, validSeconds });
      await markSmsSent(db, smsId, providerId, deps.clock.now());
    } catch (error) {
      if (error instanceof SmsRefusedError) return markSmsFailed(db, smsId, error.reason);
      if (!(error instanceof SmsNotTakenError)) {
        await loseSms(db, smsId);
        deps.log.warn({ err: error }, 'nobody knows whether a text message left');
        return;
      }
      if (isLast) await markSmsFailed(db, smsId, 'late');
      else await requeueSms(db, smsId);
      throw error;
    }
  },
});
