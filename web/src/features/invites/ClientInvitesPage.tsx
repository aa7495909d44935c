import { invites } from '@writdesk/contract/invites/invites';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { InviteList } from './InviteList.tsx';
import { InviteToCompany } from './InviteToCompany.tsx';
import { messages } from './messages.ts';

/** Companies that were invited, and people who were invited to one. */
export default function ClientInvitesPage() {
  const t = useText(messages);
  const isOwn = usePerson().clientId !== null;
  return (
    <InviteList
      name="client-invites"
      title={t('clientInvites')}
      facts={t(isOwn ? 'ownFacts' : 'clientFacts')}
      house={isOwn ? null : t('company')}
      emptyText={t('noClientInvitesText')}
      route={invites.clientList}
      permissions={['invite.client', 'invite.client-user']}
      renderForm={(onClose) => <InviteToCompany onClose={onClose} />}
    />
  );
}
