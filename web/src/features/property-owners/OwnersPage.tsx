import { clients } from '@writdesk/contract/clients/clients';
import { ownerKinds, type PropertyOwnerRow } from '@writdesk/contract/property-owners/property-owner-values';
import { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import { Link, useNavigate } from '@tanstack/react-router';
import { KeySquare, Plus } from 'lucide-react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  type Filter,
  type ListAddress,
  ListPage,
  listSearch,
  namedOptions,
  optionsOf,
  useBulkRows,
  useListExport,
  useListQuery,
  useListSearch,
  yesNoOptions,
} from '../../shared/table/index.ts';
import { ButtonLink, Status, TwoLines } from '../../shared/ui/index.ts';
import { entityWords } from '../../labels/entity-words.ts';
import { messages } from './messages.ts';
import { ownerLook } from './owner-look.ts';

const ownerSearch = listSearch.extend({
  kind: choiceSearch,
  active: choiceSearch,
  clientId: choiceSearch,
});
type OwnerSearch = ReturnType<typeof ownerSearch.parse>;

/** Persons and entities that own the properties which companies manage. */
export default function OwnersPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { holds } = usePerson();
  const list = useListSearch(ownerSearch);
  const query = useListQuery(propertyOwners.list, list);
  const exported = useListExport(propertyOwners.list, list, {
    name: 'property-owners',
    title: t('owners'),
    shown: query.data,
    rowsOf: (reply) => reply.owners,
  });
  const change = useAction(propertyOwners.bulk);
  const bulk = useBulkRows(query.data?.owners, {
    nameOf: ({ name }) => name,
    acts: [
      holds('property-owner.update') && {
        key: 'deactivate',
        label: t('deactivate'),
        danger: true,
        fits: ({ active }) => active,
        ask: { title: (count) => t('deactivateMany', { count }), body: <p>{t('deactivateManyText')}</p> },
        run: (rows) => change.runAsync({ params: { action: 'deactivate' }, body: { rows } }),
        done: t('INACTIVE'),
      },
      holds('property-owner.update') && {
        key: 'reactivate',
        label: t('reactivate'),
        fits: ({ active }) => !active,
        run: (rows) => change.runAsync({ params: { action: 'reactivate' }, body: { rows } }),
        done: t('ACTIVE'),
      },
    ],
  });
  const add = holds('property-owner.create') && (
    <ButtonLink
      to="/property-owners/new"
      color="primary"
      variant="solid"
      icon={<Plus size={16} aria-hidden />}
    >
      {t('newOwner')}
    </ButtonLink>
  );
  return (
    <>
      <ListPage<PropertyOwnerRow, OwnerSearch>
        name="property-owners"
        title={t('owners')}
        actions={add}
        what={t('theOwners')}
        query={query}
        rows={query.data?.owners}
        list={list}
        columns={useColumns()}
        renderPhoneRow={(row) => (
          <TwoLines strong first={<OwnerLink row={row} />} second={<PhoneLine row={row} />} />
        )}
        onOpen={({ id }) => void navigate({ to: '/property-owners/$id', params: { id } })}
        filters={useOwnerFilters(list)}
        searchLabel={t('searchOwners')}
        empty={{ icon: KeySquare, title: t('noOwners'), text: t('noOwnersText') }}
        exported={exported}
        {...(bulk.selection.actions.length > 0 && { selection: bulk.selection })}
      />
      {bulk.dialogs}
    </>
  );
}

function OwnerLink({ row }: { row: PropertyOwnerRow }) {
  return (
    <Link to="/property-owners/$id" params={{ id: row.id }} title={row.name}>
      {row.name}
    </Link>
  );
}

const placeOf = ({ addressLine1, city }: PropertyOwnerRow) => [addressLine1, city].filter(Boolean).join(', ');

function PhoneLine({ row }: { row: PropertyOwnerRow }) {
  const t = useText(messages);
  return [!row.active && t('INACTIVE'), t(row.kind), `${t('properties')}: ${row.propertyCount}`]
    .filter(Boolean)
    .join(' · ');
}

function useColumns(): readonly Column<PropertyOwnerRow>[] {
  const t = useText(messages);
  const locale = useLocale();
  const { isClient } = usePerson();
  const columns: (Column<PropertyOwnerRow> | false)[] = [
    {
      key: 'name',
      title: t('owner'),
      sort: 'name',
      always: true,
      width: '32%',
      render: (row) => <TwoLines strong first={<OwnerLink row={row} />} second={placeOf(row)} />,
      cells: [
        { title: t('owner'), of: (row) => row.name },
        { title: t('address'), of: (row) => placeOf(row) },
      ],
    },
    !isClient && {
      key: 'client',
      title: t('company'),
      render: (row) => row.client.name,
      cells: [{ title: t('company'), of: (row) => row.client.name }],
    },
    {
      key: 'kind',
      title: t('kind'),
      width: 160,
      render: (row) => (
        <TwoLines first={t(row.kind)} second={row.kind === 'ENTITY' && entityWords[locale][row.entityType]} />
      ),
      cells: [{ title: t('kind'), of: (row) => entityWords[locale][row.entityType] }],
    },
    {
      key: 'agent',
      title: t('agent'),
      render: (row) => row.agentName ?? '–',
      cells: [{ title: t('agent'), of: (row) => row.agentName ?? '' }],
    },
    {
      key: 'properties',
      title: t('properties'),
      align: 'end',
      width: 120,
      render: (row) =>
        row.propertyCount === 0 ? (
          '0'
        ) : (
          <Link to="/properties" search={{ ownerId: row.id }}>
            {row.propertyCount}
          </Link>
        ),
      cells: [{ title: t('properties'), of: (row) => row.propertyCount }],
    },
    {
      key: 'status',
      title: t('status'),
      width: 120,
      render: (row) => <Status of={ownerLook(row)} />,
      cells: [{ title: t('status'), of: (row) => ownerLook(row).label[locale] }],
    },
  ];
  return columns.filter((column) => column !== false);
}

function useOwnerFilters(list: ListAddress<OwnerSearch>): readonly Filter[] {
  const t = useText(messages);
  const { isClient } = usePerson();
  const companies = useCall(clients.activeList, { query: {}, enabled: !isClient, quiet: true });
  const filters: (Filter | false)[] = [
    choiceOf(list, 'kind', { name: t('kind'), options: optionsOf(ownerKinds, t) }),
    !isClient &&
      choiceOf(list, 'clientId', {
        name: t('company'),
        options: namedOptions(companies.data?.clients),
        multiple: false,
      }),
    choiceOf(list, 'active', {
      name: t('status'),
      options: yesNoOptions(t('ACTIVE'), t('INACTIVE')),
      multiple: false,
    }),
  ];
  return filters.filter((filter) => filter !== false);
}
