import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { claims } from '../../shared/session/session.ts';
import { PlainPage } from '../../shared/ui/page/PlainPage.tsx';
import { messages } from './messages.ts';

interface LeavePlaceProps {
  /** The firm or company where the person is; null for people of Writdesk itself. */
  house: string | null;
  /** @returns why they can't leave, for a person; null where something else is shown by now. */
  onLeave: () => Promise<string | null>;
  onStay: () => void;
}

/** The invited person belongs to an organization already, and says for which one they work. */
export function LeavePlacePage({ house, onLeave, onStay }: LeavePlaceProps) {
  const t = useText(messages);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const place = house ?? t('ownOrganization');
  const leave = () => {
    setSending(true);
    void onLeave().then((reason) => {
      setRefusal(reason);
      setSending(false);
    });
  };
  return (
    <PlainPage
      icon={ArrowRightLeft}
      title={t('notNeeded')}
      actions={[
        { label: t('stay', { place }), onClick: onStay },
        ...(isSending ? [] : [{ label: t('leave', { place }), onClick: leave }]),
      ]}
    >
      <p>{t('leaveText', { email: claims().email, place })}</p>
      {refusal !== null && <p role="alert">{t('cannotLeave', { reason: refusal })}</p>}
    </PlainPage>
  );
}
