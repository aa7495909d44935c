import type { KcContext } from './kc-context.ts';
import { LoginForm } from './LoginForm.tsx';
import { useLoginText } from './login-text.ts';

/** Says where the mailed link went. On Keycloak this sign-in goes on once it is opened here; on ours it leads to a new password. */
export function VerifyEmailPage({ context }: { context: KcContext }) {
  const t = useLoginText();
  const { url, user, signsInAnew: startsOver } = context;
  return (
    <>
      <h1>{t('verifyTitle')}</h1>
      <p className="login-lead">
        {t('verifyLead')} <strong>{user?.email}</strong>
      </p>
      <LoginForm
        action={url?.loginAction}
        context={context}
        button={t(startsOver ? 'sendAgain' : 'verified')}
        isQuiet={startsOver}
        running={t('looking')}
        check={() => ({})}
        also={
          !startsOver && (
            <button type="submit" name="resend" value="1" className="login-button quiet">
              {t('sendAgain')}
            </button>
          )
        }
      >
        {() =>
          startsOver && (
            <>
              <input type="hidden" name="resend" value="1" />
              <a className="login-button" href={url?.loginUrl}>
                {t('signIn')}
              </a>
            </>
          )
        }
      </LoginForm>
      {!startsOver && url?.loginUrl && (
        <p className="login-lead login-below">
          {t('otherAccount')} <a href={url.loginUrl}>{t('backToSignIn')}</a>
        </p>
      )}
    </>
  );
}
