import type { PendingInvite } from '@writdesk/contract/invites/invites';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { roleNames } from '../../labels/roles.ts';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { claims } from '../../shared/session/session.ts';
import { PlainPage } from '../../shared/ui/page/PlainPage.tsx';
import { chooseMessages } from './choose-messages.ts';
import './choose-place.css';

interface ChoosePlaceProps {
  invites: readonly PendingInvite[];
  /** The invite whose link was opened; null where the person came without one. */
  openedId: string | null;
  /** Takes the opened invite, or goes on without one. */
  onGoOn: () => void;
  onMail: (invite: PendingInvite) => Promise<boolean>;
}

/** What waits for the person. A place is taken by the link of its own mail alone, so the others are mailed again. */
export function ChoosePlacePage({ invites, openedId, onGoOn, onMail }: ChoosePlaceProps) {
  const t = useText(chooseMessages);
  const { email } = claims();
  return (
    <PlainPage
      icon={Building2}
      title={t('title')}
      actions={openedId === null ? [{ label: t('registerOwn'), onClick: onGoOn }] : []}
    >
      <p>{t(openedId === null ? 'leadWithoutLink' : 'lead', { email })}</p>
      <ul className="choose-place">
        {invites.map((invite) => (
          <li key={invite.id}>
            <Words invite={invite} />
            {invite.id === openedId ? (
              <button type="button" className="plain-button primary" onClick={onGoOn}>
                {t('join', { house: invite.house ?? t('newCompany') })}
              </button>
            ) : (
              <MailLink email={email} onMail={() => onMail(invite)} />
            )}
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}

function MailLink({ email, onMail }: { email: string; onMail: () => Promise<boolean> }) {
  const t = useText(chooseMessages);
  const [isMailed, setMailed] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" className="plain-button" onClick={() => void onMail().then(setMailed)}>
        {t('mailLink')}
      </button>
      {isMailed !== null && <p role="status">{t(isMailed ? 'mailed' : 'notMailed', { email })}</p>}
    </>
  );
}

function Words({ invite }: { invite: PendingInvite }) {
  const t = useText(chooseMessages);
  const locale = useLocale();
  const roles = invite.roles.map((role) => roleNames[locale][role]).join(', ');
  return (
    <div>
      <h2>{invite.house ?? t('newCompany')}</h2>
      <p>{t('asRole', { roles, by: invite.invitedBy })}</p>
      <p>{t('until', { moment: recordMoment(invite.expiresAt) })}</p>
    </div>
  );
}
