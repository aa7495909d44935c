import type { Invite } from '@writdesk/contract/invites/invites';
import { proseMoment, recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type Column, menuColumn } from '../../shared/table/index.ts';
import { Status, TwoLines } from '../../shared/ui/index.ts';
import { roleNames } from '../../labels/roles.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import { type InviteActs, InviteMenu } from './InviteMenu.tsx';
import { inviteLooks } from './invite-status.ts';
import { messages } from './messages.ts';

/** What a row shows of an invite, in words. */
function useInviteWords() {
  const t = useText(messages);
  const name = ({ firstName, lastName }: Invite) => [firstName, lastName].filter(Boolean).join(' ');
  return {
    t,
    name: (row: Invite) => name(row) || row.email,
    email: (row: Invite) => (name(row) ? row.email : t('noName')),
    roles: (row: Invite) => row.roles.map((held) => wordOf(roleNames, held)).join(', '),
    house: (row: Invite) => row.firm?.name ?? row.client?.name ?? row.company ?? t('newCompany'),
    within: ({ kind, owner, properties }: Invite) => {
      if (kind === 'CLIENT') return t('newCompany');
      return owner?.name ?? (properties.length ? t('properties', { count: properties.length }) : null);
    },
    /** When it came to stand as it does, or until when it stands so. */
    moment: ({ status, acceptedAt, revokedAt, expiresAt }: Invite) => {
      if (status === 'ACCEPTED') return recordMoment(acceptedAt ?? expiresAt);
      if (status === 'REVOKED') return recordMoment(revokedAt ?? expiresAt);
      if (status === 'EXPIRED') return recordMoment(expiresAt);
      return t('until', { moment: proseMoment(expiresAt) });
    },
  };
}

export function useInviteColumns(
  acts: InviteActs | null,
  organizationTitle: string | null,
): readonly Column<Invite>[] {
  const { t, name, email, roles, house, within, moment } = useInviteWords();
  const menu: Column<Invite> = menuColumn(
    t('actions'),
    (row) => acts && <InviteMenu row={row} acts={acts} />,
  );
  return [
    {
      key: 'person',
      title: t('person'),
      sort: 'name',
      always: true,
      width: '26%',
      render: (row) => <TwoLines strong first={name(row)} second={email(row)} />,
    },
    {
      key: 'role',
      title: t('role'),
      width: '24%',
      render: (row) => <TwoLines first={roles(row)} second={within(row)} />,
    },
    ...(organizationTitle ? [{ key: 'house', title: organizationTitle, width: '20%', render: house }] : []),
    {
      key: 'status',
      title: t('status'),
      sort: 'expiresAt',
      render: (row) => <TwoLines first={<Status of={inviteLooks[row.status]} />} second={moment(row)} />,
    },
    {
      key: 'sent',
      title: t('sent'),
      sort: 'sentAt',
      render: (row) => (
        <TwoLines
          first={recordMoment(row.sentAt)}
          second={
            row.sentCount > 1
              ? t('sentTimes', { count: row.sentCount })
              : row.invitedBy && t('by', { name: row.invitedBy.name })
          }
        />
      ),
    },
    ...(acts ? [menu] : []),
  ];
}

export function InvitePhoneRow({ row, hasOrganization }: { row: Invite; hasOrganization: boolean }) {
  const { name, roles, house, moment } = useInviteWords();
  return (
    <>
      <TwoLines
        strong
        first={name(row)}
        second={hasOrganization ? `${roles(row)} · ${house(row)}` : roles(row)}
      />
      <span className="invite-row-status">
        <Status of={inviteLooks[row.status]} /> <small>{moment(row)}</small>
      </span>
    </>
  );
}
