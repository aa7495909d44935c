import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { Lockout } from '../../lockout/lockout.ts';
import type { Passkeys } from '../../mfa/passkeys.ts';
import type { SecondFactor, SecondFactors } from '../../mfa/second-factors.ts';
import type { SignInStep, StepPage, StepView } from './sign-in-step.ts';

export interface SecondFactorParts {
  db: Kysely<DB>;
  secondFactors: SecondFactors;
  passkeys: Passkeys;
  lockout: Lockout;
}

type Way = SecondFactor | 'recovery';

/** A passkey's answer is for one sign-in alone. */
export const challengeHolder = (interactionId: string): string => `interaction:${interactionId}`;

/** What a passkey proves, in the words of RFC 8176: a key in hardware, and that its owner unlocked it. */
export const PASSKEY_AMR = ['hwk', 'user'] as const;

const amrOf: Readonly<Record<Way, readonly string[]>> = {
  otp: ['otp'],
  recovery: ['otp'],
  passkey: PASSKEY_AMR,
};

/** Asks for a second proof whoever has one set up: a code, a passkey, or one of the codes that were kept for the day it is lost. */
export function secondFactorStep({ db, secondFactors, passkeys, lockout }: SecondFactorParts): SignInStep {
  const wayOf = async ({ account, kept }: StepView): Promise<Way> =>
    kept === 'recovery' ? 'recovery' : ((await secondFactors.of(db, account.id)) ?? 'recovery');

  async function pageFor(way: Way, view: StepView, problem?: string): Promise<StepPage> {
    const auth = { showTryAnotherWayLink: true };
    const shared = { keep: way };
    switch (way) {
      case 'otp':
        return {
          ...shared,
          pageId: 'login-otp.ftl',
          more: { auth },
          ...(problem && { fieldErrors: { totp: problem } }),
        };
      case 'recovery':
        return {
          ...shared,
          pageId: 'login-recovery-authn-code-input.ftl',
          more: { auth },
          ...(problem && { fieldErrors: { recoveryCodeInput: problem } }),
        };
      case 'passkey':
        return {
          ...shared,
          pageId: 'webauthn-authenticate.ftl',
          more: {
            auth,
            ...(await passkeys.ask(db, challengeHolder(view.interactionId), view.account.id)),
          },
          ...(problem && { message: { type: 'error', summary: problem } }),
        };
    }
  }

  async function isRight(way: Way, form: URLSearchParams, { account, interactionId }: StepView) {
    switch (way) {
      case 'otp':
        return secondFactors.takeCode(db, account.id, form.get('otp') ?? '');
      case 'recovery':
        return secondFactors.takeRecoveryCode(db, account.id, form.get('recoveryCodeInput') ?? '');
      case 'passkey':
        return (await passkeys.check(db, form, challengeHolder(interactionId), account.id)) !== undefined;
    }
  }

  return {
    name: 'second-factor',
    async isNeeded({ account, progress }) {
      // Who came by a passkey has shown two in one.
      if (progress.amr.includes('mfa')) return false;
      return (await secondFactors.of(db, account.id)) !== undefined;
    },
    page: async (view) => pageFor(await wayOf(view), view),
    async take(form, view) {
      const { account, device, texts } = view;
      const way = await wayOf(view);
      if (form.has('tryAnotherWay')) {
        const factor = (await secondFactors.of(db, account.id)) ?? 'recovery';
        return { kind: 'turned', page: await pageFor(way === 'recovery' ? factor : 'recovery', view) };
      }
      const attempt = await lockout.atSecondFactor(account.id, device);
      if (attempt.lockedUntil)
        return { kind: 'locked', until: attempt.lockedUntil, page: await pageFor(way, view) };
      if (await isRight(way, form, view)) {
        await attempt.succeeded();
        return { kind: 'done', amr: amrOf[way] };
      }
      const problems = {
        otp: texts.codeWrong,
        recovery: texts.recoveryCodeWrong,
        passkey: texts.passkeyFailed,
      };
      return { kind: 'again', page: await pageFor(way, view, problems[way]) };
    },
  };
}
