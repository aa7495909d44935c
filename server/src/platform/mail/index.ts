export { type DevelopmentMailbox, openDevelopmentMailbox } from './development-mailbox.ts';
export { type Mailer, openMailer } from './mailer.ts';
export {
  type CallersMail,
  type CountedMail,
  type MailBudget,
  type MailKind,
  mailLimits,
  reserveCallersMail,
  reservedBefore,
  reserveLink,
  reserveMail,
  reserveNotice,
  scheduledMail,
  takeCallersMail,
} from './mail-budget.ts';
export type { MailMessage } from './message.ts';
export { queueMail } from './queue-mail.ts';
export { sendMail } from './send-mail.job.ts';
