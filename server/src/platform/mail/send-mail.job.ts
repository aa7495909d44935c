import { z } from 'zod';
import { defineJob } from '../jobs/index.ts';
import { findMail, markSent, markTrouble } from './mail-queries.ts';
import { isRefusal } from './mailer.ts';

export interface SendMailData {
  mailId: string;
}

/**
 * Sends one mail of the outbox. A crash between the server's "accepted" and our note of it makes the mail leave
 * twice with the same Message-ID, which is how receivers know it for one mail.
 */
export const sendMail = defineJob<SendMailData>({
  name: 'mail.send',
  schema: z.object({ mailId: z.uuid() }),
  retry: { limit: 8, delaySeconds: 5, maxDelaySeconds: 3600 },
  timeoutSeconds: 120,
  async handle({ deps, scope }, { mailId }, attempt) {
    const db = deps.db.as(scope);
    const mail = await findMail(db, mailId);
    if (!mail || mail.state === 'SENT' || mail.state === 'BOUNCED') return;
    try {
      await deps.mailer.send({
        id: mail.id,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.bodyText,
        ...(mail.bodyHtml && { html: mail.bodyHtml }),
        ...(mail.unsubscribeUrl && { unsubscribeUrl: mail.unsubscribeUrl }),
      });
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      if (isRefusal(error)) {
        // The receiver said no for good: asking again would only be a nuisance.
        await markTrouble(db, mailId, 'BOUNCED', text);
        return;
      }
      await markTrouble(db, mailId, attempt.isLast ? 'FAILED' : 'QUEUED', text);
      throw error;
    }
    await markSent(db, mailId, deps.clock.now());
  },
});
