import { clients } from '@writdesk/contract/clients/clients';
import { roles, roleTypes } from '@writdesk/contract/permissions/roles';
import { users, type UserRow } from '@writdesk/contract/users/users';
import { Button } from 'antd';
import { CircleCheck, CircleSlash, Hourglass, UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { ago, recordMoment } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceFilter,
  choiceOf,
  choiceSearch,
  type Column,
  type Filter,
  type ListAddress,
  ListPage,
  listSearch,
  menuColumn,
  namedOptions,
  optionsOf,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { Status, TwoLines, type StatusLook } from '../../shared/ui/index.ts';
import { roleNames } from '../../labels/roles.ts';
import { messages } from './messages.ts';
import { UserActDialog, UserActs, type ChosenAct } from './UserActs.tsx';
import { NewUserDialog } from './UserDialog.tsx';
import './users.css';

const userSearch = listSearch.extend({
  pending: choiceSearch,
  role: choiceSearch,
  roleType: choiceSearch,
  clientId: choiceSearch,
  active: choiceSearch,
});
type UserSearch = ReturnType<typeof userSearch.parse>;

/** Everybody that the reader sees: what they may do, whom they work for, when they were last here. */
export default function UsersPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const list = useListSearch(userSearch);
  const [isMaking, setMaking] = useState(false);
  const [chosen, setChosen] = useState<ChosenAct | null>(null);
  const query = useListQuery(users.list, list);
  const filters = useUserFilters(list);
  const create = holds('user.create') && (
    <Button type="primary" icon={<UserPlus size={16} aria-hidden />} onClick={() => setMaking(true)}>
      {t('newUser')}
    </Button>
  );
  return (
    <>
      <ListPage<UserRow, UserSearch>
        name="users"
        title={t('users')}
        actions={create}
        what={t('theUsers')}
        query={query}
        rows={query.data?.users}
        list={list}
        columns={useColumns(setChosen)}
        renderPhoneRow={(row) => <PhoneRow row={row} />}
        {...(holds('user.update') && {
          onOpen: (user: UserRow) => setChosen({ act: user.isPending ? 'sendAgain' : 'edit', user }),
        })}
        filters={filters}
        searchLabel={t('searchUsers')}
        empty={{ icon: UsersRound, title: t('noUsers'), text: t('noUsersText') }}
      />
      {isMaking && <NewUserDialog onClose={() => setMaking(false)} />}
      {chosen && <UserActDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

const looks: Record<'active' | 'inactive' | 'invited', StatusLook> = {
  invited: {
    label: { en: messages.en.invited, es: messages.es.invited },
    tone: 'hold',
    icon: Hourglass,
  },
  active: {
    label: { en: messages.en.active, es: messages.es.active },
    tone: 'gain',
    icon: CircleCheck,
  },
  inactive: {
    label: { en: messages.en.inactive, es: messages.es.inactive },
    tone: 'quiet',
    icon: CircleSlash,
  },
};

function Active({ row }: { row: UserRow }) {
  const whenKnown = row.active ? 'active' : 'inactive';
  return <Status of={looks[row.isPending ? 'invited' : whenKnown]} />;
}

function useRoleWords(): (row: UserRow) => string {
  const locale = useLocale();
  return ({ roles: held }) => held.map((role) => roleNames[locale][role]).join(', ');
}

function PhoneRow({ row }: { row: UserRow }) {
  const wordsOf = useRoleWords();
  const house = row.firm?.name ?? row.client?.name;
  return (
    <TwoLines
      strong
      first={row.name || row.email}
      second={
        <>
          {!row.active && <Active row={row} />}
          {!row.active && ' · '}
          {[wordsOf(row), house].filter(Boolean).join(' · ')}
        </>
      }
    />
  );
}

function useColumns(onAct: (chosen: ChosenAct) => void): readonly Column<UserRow>[] {
  const t = useText(messages);
  const { holds } = usePerson();
  const wordsOf = useRoleWords();
  const columns: Column<UserRow>[] = [
    {
      key: 'name',
      title: t('name'),
      sort: 'name',
      always: true,
      render: (row) => <TwoLines strong first={row.name || row.email} second={row.name && row.email} />,
    },
    { key: 'role', title: t('role'), width: '22%', render: wordsOf },
    {
      key: 'house',
      title: t('house'),
      width: '22%',
      render: (row) => (
        <TwoLines
          first={row.firm?.name ?? row.client?.name ?? t('ourselves')}
          second={t(`type_${row.roleType}`)}
        />
      ),
    },
    { key: 'phone', title: t('phone'), extra: true, width: 150, render: (row) => row.phone },
    { key: 'status', title: t('status'), width: 140, render: (row) => <Active row={row} /> },
    {
      key: 'lastSeen',
      title: t('lastSeen'),
      sort: 'lastSeenAt',
      width: 150,
      render: ({ lastSeenAt }) =>
        lastSeenAt ? <span title={recordMoment(lastSeenAt)}>{ago(lastSeenAt)}</span> : t('never'),
    },
  ];
  if (!holds('user.update')) return columns;
  return [
    ...columns,
    menuColumn(t('edit'), (row) => <UserActs user={row} onAct={(act) => onAct({ act, user: row })} />),
  ];
}

/** A choice of the filter of states, which the server knows by a name of its own. */
const INVITED = 'invited';

function useUserFilters(list: ListAddress<UserSearch>): readonly Filter[] {
  const t = useText(messages);
  const locale = useLocale();
  const { clientId: ownClientId } = usePerson();
  const { data } = useCall(clients.activeList, { query: {}, enabled: !ownClientId, quiet: true });
  const { active, pending } = list.search;
  const byCompany = choiceOf(list, 'clientId', {
    name: t('company'),
    options: namedOptions(data?.clients),
    multiple: false,
  });
  return [
    choiceOf(list, 'role', {
      name: t('role'),
      options: optionsOf(roles, (value) => roleNames[locale][value]),
    }),
    choiceOf(list, 'roleType', {
      name: t('type'),
      options: optionsOf(roleTypes, (value) => t(`type_${value}`)),
    }),
    ...(ownClientId ? [] : [byCompany]),
    choiceFilter({
      key: 'active',
      name: t('status'),
      value: pending === 'true' ? INVITED : active,
      options: [
        { value: 'true', label: t('active') },
        { value: INVITED, label: t('invited') },
        { value: 'false', label: t('inactive') },
      ],
      multiple: false,
      set: (value) =>
        list.set(
          value === INVITED ? { active: undefined, pending: 'true' } : { active: value, pending: undefined },
        ),
    }),
  ];
}
