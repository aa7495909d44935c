import { z } from 'zod';
import { defineJob, type JobDefinition } from '../jobs/index.ts';
import { type MailKind, takeRoom } from './mail-budget.ts';
import { findMail, markSent, markTrouble } from './mail-queries.ts';
import { isRefusal } from './mailer.ts';

export interface SendMailData {
  mailId: string;
  /** It leaves when its address has room for one of this kind. */
  pacedAs?: MailKind | undefined;
}

/**
 * Sends one email of the outbox. A crash between the server's "accepted" and our note of it makes the mail leave
 * twice with the same Message-ID, which is how receivers know it for one email.
 */
export const sendMail: JobDefinition<SendMailData> = defineJob<SendMailData>({
  name: 'mail.send',
  schema: z.object({ mailId: z.uuid(), pacedAs: z.string().optional() }),
  retry: { limit: 8, delaySeconds: 5, maxDelaySeconds: 3600 },
  timeoutSeconds: 120,
  async handle({ deps, scope }, data, attempt) {
    const { mailId, pacedAs } = data;
    const db = deps.db.as(scope);
    const mail = await findMail(db, mailId);
    if (!mail || mail.state === 'SENT' || mail.state === 'BOUNCED') return;
    if (pacedAs && attempt.number === 1) {
      const until = await takeRoom(db, deps, { to: mail.recipient, kind: pacedAs });
      if (until) return deps.jobs.enqueueIn(db, sendMail, data, { startAfter: until });
    }
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
