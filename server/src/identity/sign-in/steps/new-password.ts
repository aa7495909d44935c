import type { OwnPasswords } from '../../passwords/own-passwords.ts';
import { newPasswordErrors } from '../../passwords/password-rules.ts';
import type { SignInStep, StepPage, StepView } from './sign-in-step.ts';

export interface NewPasswordParts {
  ownPasswords: OwnPasswords;
}

/**
 * Asks whoever was given a made-up password for one of their own. Whoever comes by a passkey after an administrator voided their password
 * is sent to the mailed link: whoever knew the password may have added the passkey.
 */
export function newPasswordStep({ ownPasswords }: NewPasswordParts): SignInStep {
  const pageId = 'login-update-password.ftl';
  return {
    name: 'new-password',
    isNeeded: ({ account }) => account.mustChangePassword,
    page: (view) =>
      showedPassword(view)
        ? { pageId, message: { type: 'warning', summary: view.texts.newPasswordNeeded } }
        : byMail(view),
    async take(form, view) {
      if (!showedPassword(view)) return { kind: 'again', page: byMail(view) };
      const { account, interactionId, language, progress, texts } = view;
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

const showedPassword = ({ progress }: StepView): boolean => progress.amr.includes('pwd');

const byMail = ({ texts }: StepView): StepPage => ({
  pageId: 'error.ftl',
  message: { type: 'error', summary: texts.newPasswordByMail },
});
