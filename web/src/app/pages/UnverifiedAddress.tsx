import { MailQuestionMark } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { signOut } from '../../shared/session/session.ts';
import { PlainPage } from '../../shared/ui/page/PlainPage.tsx';
import { messages } from './unverified-messages.ts';

/** Nobody has confirmed the address of this account yet: the sign-in page asks for it. */
export function UnverifiedAddress({ email }: { email: string }) {
  const t = useText(messages);
  return (
    <PlainPage
      icon={MailQuestionMark}
      title={t('title')}
      actions={[{ label: t('toSignIn'), onClick: () => void signOut() }]}
    >
      <p role="alert">{t('text', { email })}</p>
    </PlainPage>
  );
}
