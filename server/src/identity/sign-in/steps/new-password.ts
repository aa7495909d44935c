import type { OwnPasswords } from '../../passwords/own-passwords.ts';
import { newPasswordErrors } from '../../passwords/password-rules.ts';
import type { SignInStep } from './sign-in-step.ts';

export interface NewPasswordParts {
  ownPasswords: OwnPasswords;
}

/** Asks for a new password whoever was given a made-up one, or came by a passkey after an administrator voided theirs. */
export function newPasswordStep({ ownPasswords }: NewPasswordParts): SignInStep {
  const pageId = 'login-update-password.ftl';
  return {
    name: 'new-password',
    isNeeded: ({ account }) => account.mustChangePassword,
    page: ({ texts }) => ({ pageId, message: { type: 'warning', summary: texts.newPasswordNeeded } }),
    async take(form, { account, interactionId, language, progress, texts }) {
      const password = form.get('password-new') ?? '';
      const fieldErrors = newPasswordErrors(password, form.get('password-confirm') ?? '', account, texts);
      if (!fieldErrors['password-new'] && (await ownPasswords.isToBeReplaced(account.id, password)))
        fieldErrors['password-new'] = texts.passwordIsOld;
      if (Object.keys(fieldErrors).length > 0) return { kind: 'again', page: { pageId, fieldErrors } };
      const generation = await ownPasswords.replace(account.id, password, {
        since: progress.generation,
        interactionId,
        language,
        way: 'next-sign-in',
      });
      // Where somebody ended the sign-in meanwhile, its generation has passed, and so has the page.
      return { kind: 'done', ...(generation !== undefined && { generation }) };
    },
  };
}
