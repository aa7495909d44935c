import { inviteStatuses, type Invite, type invites } from '@writdesk/contract/invites/invites';
import type { Permission } from '@writdesk/contract/permissions/permissions';
import { Button } from 'antd';
import { MailPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  ListPage,
  listSearch,
  optionsOf,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { InvitePhoneRow, useInviteColumns } from './invite-columns.tsx';
import { inviteLooks } from './invite-status.ts';
import { messages } from './messages.ts';
import { RevokeDialog } from './RevokeDialog.tsx';
import './invites.css';

const inviteSearch = listSearch.extend({ status: choiceSearch });
type InviteSearch = ReturnType<typeof inviteSearch.parse>;

interface InviteListProps {
  name: string;
  title: string;
  facts: string;
  /** The column of firms or companies; null where all are of one. */
  house: string | null;
  emptyText: string;
  route: typeof invites.firmList | typeof invites.clientList;
  /** One of them lets the reader invite; without, they only look on. */
  permissions: readonly Permission[];
  renderForm: (onClose: () => void) => ReactNode;
}

/** A list of invites, newest first, with what can be done to each. */
export function InviteList({
  name,
  title,
  facts,
  house,
  emptyText,
  route,
  permissions,
  renderForm,
}: InviteListProps) {
  const t = useText(messages);
  const locale = useLocale();
  const { holds } = usePerson();
  const mayInvite = permissions.some(holds);
  const [isInviting, setInviting] = useState(false);
  const [revoking, setRevoking] = useState<Invite | null>(null);
  const list = useListSearch(inviteSearch);
  const query = useListQuery(route, list);
  const acts = mayInvite ? { onRevoke: setRevoking } : null;
  const filters = [
    choiceOf(list, 'status', {
      name: t('status'),
      options: optionsOf(inviteStatuses, (value) => inviteLooks[value].label[locale]),
    }),
  ];
  const invite = (
    <Button type="primary" icon={<MailPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
      {t('invite')}
    </Button>
  );
  return (
    <>
      <ListPage<Invite, InviteSearch>
        name={name}
        title={title}
        facts={facts}
        actions={mayInvite && invite}
        what={t('theInvites')}
        query={query}
        rows={query.data?.invites}
        list={list}
        columns={useInviteColumns(acts, house)}
        renderPhoneRow={(row) => <InvitePhoneRow row={row} hasOrganization={house !== null} />}
        filters={filters}
        searchLabel={t('searchInvites')}
        empty={{ icon: MailPlus, title: t('noFirmInvites'), text: emptyText }}
      />
      {isInviting && renderForm(() => setInviting(false))}
      {revoking && <RevokeDialog invite={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}
