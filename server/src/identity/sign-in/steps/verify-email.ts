import type { Clock } from '../../../platform/clock.ts';
import { secondsUntil } from '../../../platform/http/refuse.ts';
import type { CallersMail, CountedMail } from '../../../platform/mail/index.ts';
import type { SignInStep, StepPage, StepView } from './sign-in-step.ts';

export interface VerifyEmailParts {
  clock: Clock;
  /** Queues an email with a link to somebody who registered, or to the unverified address of an account. */
  sendVerification(view: Pick<StepView, 'account' | 'isRegistering' | 'language'>): Promise<void>;
  /** Counts the mail, whether or not there is anybody to get it. */
  reserveCallersMail(mail: CallersMail): Promise<CountedMail>;
}

/** A person who clicks "send again" waits this long: mail takes a moment. */
const SEND_AGAIN_MS = 60_000;
const NAME = 'verify-email';
/** Kept, with a moment, where no email is sent for the caller's address before that. */
const FULL = 'full ';
/** Kept by a sign-in whose mail left with the registration. */
export const verificationSent = (at: Date): Record<string, string> => ({ [NAME]: String(at.getTime()) });

/**
 * Asks whoever registered to open the link that was mailed, and whoever has an account with another address than was confirmed: they
 * choose a password there and sign in with it. The page is the same for an address that has an account already, whose link nobody was
 * sent.
 */
export function verifyEmailStep({
  clock,
  sendVerification,
  reserveCallersMail,
}: VerifyEmailParts): SignInStep {
  const pageId = 'login-verify-email.ftl';
  const page = ({ account }: StepView, message: StepPage['message'] & object, sentAt?: number): StepPage => ({
    pageId,
    message,
    // All of before ends with the password that is chosen at the link, this sign-in too.
    more: { user: { email: account.email }, signsInAnew: true },
    ...(sentAt !== undefined && { keep: String(sentAt) }),
  });
  const sent = ({ texts }: StepView) => ({ type: 'info' as const, summary: texts.confirmMailSent });

  const full = (view: StepView, until: Date): StepPage => {
    const minutes = Math.ceil(secondsUntil(until, clock.now()) / 60);
    return page(view, { type: 'error', summary: view.texts.mailsFull(minutes) });
  };

  async function send(view: StepView): Promise<StepPage> {
    const mail = { caller: view.address, to: view.account.email, kind: 'verify-email' as const };
    const counted = await reserveCallersMail(mail);
    if (counted.kind === 'full')
      return { ...full(view, counted.until), keep: FULL + String(counted.until.getTime()) };
    // Whoever asks isn't notified that the address had enough.
    if (counted.kind === 'counted') await sendVerification(view);
    return page(view, sent(view), clock.now().getTime());
  }

  return {
    name: NAME,
    waitsForLink: true,
    isNeeded: ({ account }) => !account.emailVerified,
    page(view) {
      const { kept } = view;
      if (kept === undefined) return send(view);
      // The page is opened by a redirect after the form, and says then what became of the mail.
      if (kept.startsWith(FULL)) return full(view, new Date(Number(kept.slice(FULL.length))));
      return page(view, sent(view));
    },
    async take(form, view) {
      const { texts } = view;
      if (!form.has('resend')) return { kind: 'again', page: page(view, sent(view)) };
      if (clock.now().getTime() - Number(view.kept ?? 0) < SEND_AGAIN_MS)
        return { kind: 'again', page: page(view, { type: 'warning', summary: texts.verifyMailWait }) };
      return { kind: 'turned', page: await send(view) };
    },
  };
}
