import type { KcContext } from './kc-context.ts';
import { LoginForm } from './LoginForm.tsx';
import { useLoginText } from './login-text.ts';

/** Waits for the link in the mail to be opened in this browser; opened in another, it ends this sign-in. */
export function VerifyEmailPage({ context }: { context: KcContext }) {
  const t = useLoginText();
  const { url, user } = context;
  return (
    <>
      <h1>{t('verifyTitle')}</h1>
      <p className="login-lead">
        {t('verifyLead')} <strong>{user?.email}</strong>
      </p>
      <LoginForm
        action={url?.loginAction}
        context={context}
        button={t('verified')}
        running={t('looking')}
        check={() => ({})}
        also={
          <button type="submit" name="resend" value="1" className="login-button quiet">
            {t('sendAgain')}
          </button>
        }
      >
        {() => null}
      </LoginForm>
      {url?.loginUrl && (
        <p className="login-lead login-below">
          {t('otherAccount')} <a href={url.loginUrl}>{t('backToSignIn')}</a>
        </p>
      )}
    </>
  );
}
