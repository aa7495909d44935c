import { Unplug } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { PlainPage } from '../../shared/ui/page/PlainPage.tsx';
import { messages } from '../messages.ts';

/** The sign-in service did not answer. */
export function StartFailure({ onRetry, onSignIn }: { onRetry: () => void; onSignIn: () => void }) {
  const t = useText(messages);
  return (
    <PlainPage
      icon={Unplug}
      title={t('startTitle')}
      actions={[
        { label: t('tryAgain'), onClick: onRetry },
        { label: t('goToSignIn'), onClick: onSignIn },
      ]}
    >
      <p role="alert">{t('startText')}</p>
    </PlainPage>
  );
}
