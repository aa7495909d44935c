import { MailCheck } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { claims } from '../../shared/session/session.ts';
import { PlainPage } from '../../shared/ui/page/PlainPage.tsx';
import { messages } from './messages.ts';

/** The account was created again for whoever registered their company: they choose a password, sign in again, and go on. */
export function RegisteredPage() {
  const t = useText(messages);
  return (
    <PlainPage
      icon={MailCheck}
      title={t('registered')}
      actions={[{ label: t('signIn'), onClick: () => location.assign('/') }]}
    >
      <p role="status">{t('registeredText', { email: claims().email })}</p>
    </PlainPage>
  );
}
