import type { Clock } from '../../platform/clock.ts';
import type { Messages } from '../messages.ts';
import type { SignInStep, StepPage, StepView } from './sign-in-step.ts';

export interface VerifyEmailParts {
  clock: Clock;
  /** Queues a mail with a link. */
  sendVerification(accountId: string, language: StepView['language']): Promise<void>;
}

/** A person who clicks "send again" waits this long: mail takes a moment. */
const SEND_AGAIN_MS = 60_000;

/**
 * Asks who registered to open the link that was mailed. Who is on the way to an invite may pass: accepting it proves the same
 * address. An account without it has no roles, and its tokens say that the address isn't verified.
 */
export function verifyEmailStep({ clock, sendVerification }: VerifyEmailParts): SignInStep {
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
    isNeeded: ({ account, returnsTo }) => !account.emailVerified && !returnsTo.startsWith('/invite/'),
    page: (view) => (view.kept === undefined ? send(view) : page(view, sent(view.texts))),
    async take(form, view) {
      const { texts } = view;
      if (!form.has('resend'))
        return { kind: 'again', page: page(view, { type: 'warning', summary: texts.notYetVerified }) };
      if (clock.now().getTime() - Number(view.kept ?? 0) < SEND_AGAIN_MS)
        return { kind: 'again', page: page(view, { type: 'warning', summary: texts.verifyMailWait }) };
      return { kind: 'again', page: await send(view) };
    },
  };
}
