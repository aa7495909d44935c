import type { Clock } from '../../platform/clock.ts';
import { secondsUntil } from '../../platform/http/refuse.ts';
import type { Messages } from '../messages.ts';
import type { SignInStep, StepPage, StepView } from './sign-in-step.ts';

export interface VerifyEmailParts {
  clock: Clock;
  /** Queues a mail with a link. */
  sendVerification(accountId: string, language: StepView['language']): Promise<void>;
  /** Counts a mail that a caller asks for. @returns until when no more is sent for them. */
  takeCallersMail(address: string): Promise<Date | null>;
  /** Whether an invite with this code waits for whoever has the address. */
  isInvited(invite: { email: string; code: string }): Promise<boolean>;
}

/** A person who clicks "send again" waits this long: mail takes a moment. */
const SEND_AGAIN_MS = 60_000;
const NAME = 'verify-email';
const COUNTED = 'counted';
/** Kept, with a moment, where no mail is sent for the caller's address before that. */
const FULL = 'full ';
/** Kept by a sign-in whose mail was counted already, with its registration. */
export const countedMail: Readonly<Record<string, string>> = { [NAME]: COUNTED };

/**
 * Asks who registered to open the link that was mailed. Who is on the way to an invite that was mailed to the
 * same address may pass: accepting it proves the address. Until then his tokens say that it isn't verified, and open nothing else.
 */
export function verifyEmailStep({
  clock,
  sendVerification,
  takeCallersMail,
  isInvited,
}: VerifyEmailParts): SignInStep {
  const pageId = 'login-verify-email.ftl';
  const page = ({ account }: StepView, message: StepPage['message'] & object, sentAt?: number): StepPage => ({
    pageId,
    message,
    more: { user: { email: account.email } },
    ...(sentAt !== undefined && { keep: String(sentAt) }),
  });
  const sent = ({ verifyMailSent }: Messages) => ({ type: 'info' as const, summary: verifyMailSent });

  const full = (view: StepView, until: Date): StepPage => {
    const minutes = Math.ceil(secondsUntil(until, clock.now()) / 60);
    return page(view, { type: 'error', summary: view.texts.mailsFull(minutes) });
  };

  async function send(view: StepView): Promise<StepPage> {
    const fullUntil = view.kept === COUNTED ? null : await takeCallersMail(view.address);
    if (fullUntil) {
      return { ...full(view, fullUntil), keep: FULL + String(fullUntil.getTime()) };
    }
    await sendVerification(view.account.id, view.language);
    return page(view, sent(view.texts), clock.now().getTime());
  }

  return {
    name: NAME,
    waitsForLink: true,
    async isNeeded({ account: { email, emailVerified }, inviteCode: code }) {
      if (emailVerified) return false;
      return code === undefined || !(await isInvited({ email, code }));
    },
    page(view) {
      const { kept } = view;
      if (kept === undefined || kept === COUNTED) return send(view);
      // The page is opened by a redirect after the form, and says then what became of the mail.
      if (kept.startsWith(FULL)) return full(view, new Date(Number(kept.slice(FULL.length))));
      return page(view, sent(view.texts));
    },
    async take(form, view) {
      const { texts } = view;
      if (!form.has('resend'))
        return { kind: 'again', page: page(view, { type: 'warning', summary: texts.notYetVerified }) };
      if (clock.now().getTime() - Number(view.kept ?? 0) < SEND_AGAIN_MS)
        return { kind: 'again', page: page(view, { type: 'warning', summary: texts.verifyMailWait }) };
      return { kind: 'turned', page: await send(view) };
    },
  };
}
