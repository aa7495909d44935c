import { fieldMessage, type KcContext } from './kc-context.ts';
import { LoginField } from './LoginField.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useLoginText } from './login-text.ts';
import { filled } from './problems.ts';

export function ResetPage({ context }: { context: KcContext }) {
  const t = useLoginText();
  const { url, login } = context;
  return (
    <>
      <h1>{t('resetTitle')}</h1>
      <p className="login-lead">{t('resetLead')}</p>
      <LoginForm
        action={url?.loginAction}
        context={context}
        button={t('sendLink')}
        running={t('sendLink')}
        check={(form) => filled(form, { username: t('giveEmail') })}
      >
        {(problems, clear) => (
          <LoginField
            name="username"
            label={t('email')}
            autoComplete="username"
            initial={login?.username ?? ''}
            autoFocus
            problem={problems['username'] ?? fieldMessage(context, 'username')}
            onChange={() => clear('username')}
          />
        )}
      </LoginForm>
      {url?.loginUrl && (
        <p className="login-lead login-below">
          <a href={url.loginUrl}>{t('backToSignIn')}</a>
        </p>
      )}
    </>
  );
}
