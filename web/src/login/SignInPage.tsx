import { fieldMessage, type KcContext } from './kc-context.ts';
import { LoginField } from './LoginField.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useLoginText } from './login-text.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { canUsePasskey } from './passkey.ts';
import { filled } from './problems.ts';
import { prepareSignIn } from './sign-in-work.ts';

const typed = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

export function SignInPage({ context }: { context: KcContext }) {
  const t = useLoginText();
  const { realm, url, login, joinsByInvite = false } = context;
  const remembered = login?.rememberMe === true || login?.rememberMe === 'on';
  const resetUrl = realm?.resetPasswordAllowed ? url?.loginResetCredentialsUrl : undefined;
  const username = login?.username ?? '';
  return (
    <>
      <h1>{t('signIn')}</h1>
      {realm?.registrationAllowed && url?.registrationUrl && (
        <p className="login-lead">
          {t('newHere')} <a href={url.registrationUrl}>{t(joinsByInvite ? 'joinTitle' : 'registerLink')}</a>
        </p>
      )}
      <LoginForm
        action={url?.loginAction}
        context={context}
        button={t('signIn')}
        running={t('signingIn')}
        preparing={t('checkingBrowser')}
        prepare={(form, notify) => prepareSignIn(url?.prepareUrl, typed(form.get('username')), notify)}
        check={(form) => filled(form, { username: t('giveEmail'), password: t('givePassword') })}
      >
        {(problems, clear) => (
          <>
            <LoginField
              name="username"
              label={t('email')}
              type="text"
              autoComplete="username"
              initial={username}
              autoFocus={username === ''}
              problem={problems['username'] ?? fieldMessage(context, 'username')}
              onChange={() => clear('username')}
            />
            <LoginField
              name="password"
              label={t('password')}
              type="password"
              autoComplete="current-password"
              aside={resetUrl && <a href={resetUrl}>{t('forgot')}</a>}
              autoFocus={username !== ''}
              problem={problems['password'] ?? fieldMessage(context, 'password')}
              onChange={() => clear('password')}
            />
            {realm?.rememberMe && (
              <label className="login-check">
                <input type="checkbox" name="rememberMe" value="on" defaultChecked={remembered} />
                {t('remember')}
              </label>
            )}
          </>
        )}
      </LoginForm>
      {canUsePasskey(context) && (
        <>
          <p className="login-or">{t('or')}</p>
          <PasskeyForm context={context} />
        </>
      )}
    </>
  );
}
