import type { PendingInvite } from '@writdesk/contract/invites/invites';
import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { roleNames } from '../../labels/roles.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { claims } from '../../shared/session/session.ts';
import { PlainPage } from '../../shared/ui/page/PlainPage.tsx';
import { chooseMessages } from './choose-messages.ts';
import { messages } from './messages.ts';

/** What the mail says of the invite, too: an organization can invite whomever it wants. */
export type OpenedInvite = Pick<PendingInvite, 'house' | 'invitedBy' | 'roles'>;

interface LeavePlaceProps {
  invite: OpenedInvite;
  /** The firm or company where the person is; null for people of Writdesk itself. */
  house: string | null;
  /** @returns why they can't leave, for a person; null where something else is shown by now. */
  onLeave: () => Promise<string | null>;
  onStay: () => void;
}

/** The invited person belongs to an organization already, and says for which one they work. */
export function LeavePlacePage({ invite, house, onLeave, onStay }: LeavePlaceProps) {
  const t = useText(messages);
  const choice = useText(chooseMessages);
  const locale = useLocale();
  const roles = invite.roles.map((role) => roleNames[locale][role]).join(', ');
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
      <p>{t('invitedTo', { by: invite.invitedBy, house: invite.house ?? choice('newCompany'), roles })}</p>
      <p>{t('leaveText', { email: claims().email, place })}</p>
      <p>{t('mailboxText', { email: claims().email })}</p>
      {refusal !== null && <p role="alert">{t('cannotLeave', { reason: refusal })}</p>}
    </PlainPage>
  );
}
