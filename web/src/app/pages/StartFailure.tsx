import { Unplug } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { Logo } from '../../theme/Logo.tsx';
import { messages } from '../messages.ts';
import './start-failure.css';

/** The sign-in service did not answer. Stands outside the app, so it uses plain elements. */
export function StartFailure({ onRetry, onSignIn }: { onRetry: () => void; onSignIn: () => void }) {
  const t = useText(messages);
  return (
    <main className="start-failure">
      <Logo />
      <Unplug size={30} strokeWidth={1.5} aria-hidden />
      <h1>{t('startTitle')}</h1>
      <p role="alert">{t('startText')}</p>
      <div>
        <button type="button" className="plain-button primary" onClick={onRetry}>
          {t('tryAgain')}
        </button>
        <button type="button" className="plain-button" onClick={onSignIn}>
          {t('signInAnew')}
        </button>
      </div>
    </main>
  );
}
