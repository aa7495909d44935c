import type { Clock } from '../../platform/clock.ts';
import type { Messages } from '../messages.ts';
import type { SignInStep, StepPage, StepView } from './sign-in-step.ts';

export interface VerifyEmailParts {
  clock: Clock;
  /** Queues a mail with a link. */
  sendVerification(accountId: string, language: StepView['language']): Promise<void>;
  /** Whether an invite with this code waits for whoever has the address. */
  isInvited(invite: { email: string; code: string }): Promise<boolean>;
}

/** A person who clicks "send again" waits this long: mail takes a moment. */
const SEND_AGAIN_MS = 60_000;
/** Of the page that an invite's link opens. */
const INVITE_PATH = /^\/invite\/([A-Za-z0-9]+)\/?$/;

/**
 * Asks who registered to open the link that was mailed. Who is on the way to an invite that was mailed to the
 * same address may pass: accepting it proves the address. Until then his tokens say that it isn't verified, and open nothing else.
 */
export function verifyEmailStep({ clock, sendVerification, isInvited }: VerifyEmailParts): SignInStep {
  const pageId = 'login-verify-email.ftl';
  const page = ({ account }: StepView, message: StepPage['message'] & object, sentAt?: number): StepPage => ({
    pageId,
    message,
    more: { user: { email: account.email } },
    ...(sentAt !== undefined && { keep: String(sentAt) }),
  });
  const sent = ({ verifyMailSent }: Messages) => ({ type: 'info' as const, summary: verifyMailSent });

  async function send(view: StepView): Promise<StepPage> {
    await sendVerification(view.account.id, view.language);
    return page(view, sent(view.texts), clock.now().getTime());
  }

  return {
    name: 'verify-email',
    waitsForLink: true,
    async isNeeded({ account: { email, emailVerified }, returnsTo }) {
      if (emailVerified) return false;
      const code = INVITE_PATH.exec(returnsTo)?.[1];
      return code === undefined || !(await isInvited({ email, code }));
    },
    page: (view) => (view.kept === undefined ? send(view) : page(view, sent(view.texts))),
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
