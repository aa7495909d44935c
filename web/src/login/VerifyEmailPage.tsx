import type { KcContext } from './kc-context.ts';
import { LoginForm } from './LoginForm.tsx';
import { useLoginText } from './login-text.ts';

/** Says where the mailed link went. On Keycloak this sign-in goes on once it is opened here; on ours it leads to a new password. */
export function VerifyEmailPage({ context }: { context: KcContext }) {
  const t = useLoginText();
  const { url, user, signsInAnew: isAnew } = context;
  return (
    <>
      <h1>{t('verifyTitle')}</h1>
      <p className="login-lead">
        {t('verifyLead')} <strong>{user?.email}</strong>
      </p>
      <LoginForm
        action={url?.loginAction}
        context={context}
        button={t(isAnew ? 'sendAgain' : 'verified')}
        isQuiet={isAnew}
        running={t('looking')}
        check={() => ({})}
        also={
          !isAnew && (
            <button type="submit" name="resend" value="1" className="login-button quiet">
              {t('sendAgain')}
            </button>
          )
        }
      >
        {() =>
          isAnew && (
            <>
              <input type="hidden" name="resend" value="1" />
              <a className="login-button" href={url?.loginUrl}>
                {t('signIn')}
              </a>
            </>
          )
        }
      </LoginForm>
      {!isAnew && url?.loginUrl && (
        <p className="login-lead login-below">
          {t('otherAccount')} <a href={url.loginUrl}>{t('backToSignIn')}</a>
        </p>
      )}
    </>
  );
}
