import type { KcContext } from './kc-context.ts';
import { LoginForm } from './LoginForm.tsx';
import { useLoginText } from './login-text.ts';

/** Says where the mailed link went. On Keycloak this sign-in goes on once it is opened here; on ours it leads to a new password. */
export function VerifyEmailPage({ context }: { context: KcContext }) {
  const t = useLoginText();
  return (
    <>
      <h1>{t('verifyTitle')}</h1>
      <p className="login-lead">
        {t('verifyLead')} <strong>{context.user?.email}</strong>
      </p>
      {context.signsInAnew ? <SignInAnew context={context} /> : <GoOn context={context} />}
    </>
  );
}

function SignInAnew({ context }: { context: KcContext }) {
  const t = useLoginText();
  return (
    <LoginForm
      action={context.url?.loginAction}
      context={context}
      button={t('sendAgain')}
      isQuiet
      running={t('looking')}
      check={() => ({})}
    >
      {() => (
        <>
          <input type="hidden" name="resend" value="1" />
          <a className="login-button" href={context.url?.loginUrl}>
            {t('signInNow')}
          </a>
        </>
      )}
    </LoginForm>
  );
}

function GoOn({ context }: { context: KcContext }) {
  const t = useLoginText();
  const { url } = context;
  return (
    <>
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
