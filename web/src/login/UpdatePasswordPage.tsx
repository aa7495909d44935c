import { fieldMessage, type KcContext } from './kc-context.ts';
import { LoginField } from './LoginField.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useLoginText } from './login-text.ts';
import { newPasswordProblems } from './problems.ts';

/** A new password: by a mailed link, or because the next sign-in asks for one. */
export function UpdatePasswordPage({ context }: { context: KcContext }) {
  const t = useLoginText();
  const username = context.login?.username ?? context.username ?? '';
  const words = { empty: t('giveNewPassword'), shortPassword: t('shortPassword'), differ: t('differ') };
  return (
    <>
      <h1>{t('updateTitle')}</h1>
      <LoginForm
        action={context.url?.loginAction}
        context={context}
        button={t('savePassword')}
        running={t('savingPassword')}
        check={(form) => newPasswordProblems(form, words)}
      >
        {(problems, clear) => {
          const field = (name: string) => ({
            name,
            type: 'password' as const,
            autoComplete: 'new-password',
            problem: problems[name] ?? fieldMessage(context, name),
            onChange: () => clear(name),
          });
          return (
            <>
              {/* For the browser's password store, which keeps the new one under this name. */}
              <input hidden readOnly name="username" autoComplete="username" value={username} />
              <LoginField
                {...field('password-new')}
                label={t('newPassword')}
                hint={t('passwordHint')}
                autoFocus
              />
              <LoginField {...field('password-confirm')} label={t('passwordAgain')} />
            </>
          );
        }}
      </LoginForm>
    </>
  );
}
