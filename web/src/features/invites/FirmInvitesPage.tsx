import { invites } from '@writdesk/contract/invites/invites';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { InviteList } from './InviteList.tsx';
import { InviteToFirm } from './InviteToFirm.tsx';
import { messages } from './messages.ts';

/** People who were invited to the law firm. */
export default function FirmInvitesPage() {
  const t = useText(messages);
  const isOwn = usePerson().firmId !== null;
  return (
    <InviteList
      name="firm-invites"
      title={t('firmInvites')}
      facts={t('firmFacts')}
      house={isOwn ? null : t('firm')}
      emptyText={t('noFirmInvitesText')}
      route={invites.firmList}
      permissions={['invite.firm']}
      renderForm={(onClose) => <InviteToFirm onClose={onClose} />}
    />
  );
}
