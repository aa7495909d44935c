import { MailQuestionMark } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { claims, signOut } from '../../shared/session/session.ts';
import { PlainPage } from '../../shared/ui/PlainPage.tsx';
import { messages } from './unproven-messages.ts';

/** Somebody came by an invite that he did not accept: the sign-in page asks him to confirm his address. */
export function UnprovenAddress() {
  const t = useText(messages);
  return (
    <PlainPage
      icon={MailQuestionMark}
      title={t('title')}
      actions={[{ label: t('toSignIn'), onClick: () => void signOut() }]}
    >
      <p role="alert">{t('text', { email: claims().email })}</p>
    </PlainPage>
  );
}
