import type { ReactNode } from 'react';
import { chooseLocale } from '../shared/i18n/locale.ts';
import { Logo } from '../theme/Logo.tsx';
import type { KcContext } from './kc-context.ts';
import { LoginLocale, loginLocale, useLoginText } from './login-text.ts';
import { MessagePage } from './MessagePage.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { ResetPage } from './ResetPage.tsx';
import { OtpPage, PasskeyPage, RecoveryCodePage } from './SecondFactorPages.tsx';
import { SignInPage } from './SignInPage.tsx';
import { UpdatePasswordPage } from './UpdatePasswordPage.tsx';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';
import './login.css';

const pages: Record<string, (props: { context: KcContext }) => ReactNode> = {
  'login.ftl': SignInPage,
  'register.ftl': RegisterPage,
  'login-reset-password.ftl': ResetPage,
  'login-update-password.ftl': UpdatePasswordPage,
  'login-verify-email.ftl': VerifyEmailPage,
  'login-otp.ftl': OtpPage,
  'login-recovery-authn-code-input.ftl': RecoveryCodePage,
  'webauthn-authenticate.ftl': PasskeyPage,
  'error.ftl': MessagePage,
  'info.ftl': MessagePage,
};

/** The product on the left, the form on the right. A page that we have no screen for is shown as its message. */
export function LoginScreen({ context }: { context: KcContext }) {
  const Page = pages[context.pageId] ?? MessagePage;
  return (
    <LoginLocale value={loginLocale(context)}>
      <div className="login">
        <div className="login-desk">
          <header>
            <Logo size={30} />
          </header>
          <main>
            <Page context={context} />
          </main>
          <footer>
            <AboutLinks context={context} />
            <LanguageLink context={context} />
          </footer>
        </div>
        <Pad />
      </div>
    </LoginLocale>
  );
}

/** The product's own pages; a provider at another address knows where the product is. */
function AboutLinks({ context }: { context: KcContext }) {
  const t = useLoginText();
  const home = context.client?.baseUrl?.replace(/\/$/, '') ?? '';
  return (
    <nav aria-label={t('about')}>
      {(['privacy', 'terms', 'help'] as const).map((name) => (
        <a key={name} href={`${home}/${name}`}>
          {t(name)}
        </a>
      ))}
    </nav>
  );
}

function LanguageLink({ context }: { context: KcContext }) {
  const t = useLoginText();
  const other = loginLocale(context) === 'es' ? 'en' : 'es';
  const url = context.locale?.supported?.find(({ languageTag }) => languageTag?.startsWith(other))?.url;
  if (!url) return null;
  return (
    <a href={url} lang={other} hrefLang={other} onClick={() => chooseLocale(other)}>
      {t('other')}
    </a>
  );
}

function Pad() {
  const t = useLoginText();
  return (
    <aside className="login-pad">
      <p className="login-line">
        {t('line1')}
        <br />
        {t('line2')}
      </p>
      <ul>
        <li>{t('point1')}</li>
        <li>{t('point2')}</li>
        <li>{t('point3')}</li>
      </ul>
    </aside>
  );
}
