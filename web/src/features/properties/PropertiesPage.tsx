import { clients } from '@writdesk/contract/clients/clients';
import { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import { properties } from '@writdesk/contract/properties/properties';
import { caresAnswers, propertyCategories } from '@writdesk/contract/properties/property-categories';
import {
  type ListedProperty,
  propertyStatuses,
  rosterSources,
} from '@writdesk/contract/properties/property-values';
import { Link, useNavigate } from '@tanstack/react-router';
import { Building2, Plus } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
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
  useListExport,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { ButtonLink, Money, Status, TwoLines } from '../../shared/ui/index.ts';
import { categoryWords } from '../../labels/case/reason-words.ts';
import { stateName, states } from '../../labels/law/states.ts';
import { messages } from './messages.ts';
import { propertyLooks } from './property-look.ts';
import { useBulkProperties } from './use-bulk-properties.tsx';
import { PropertyNumbers } from './PropertyNumbers.tsx';
import './properties.css';

const propertySearch = listSearch.extend({
  status: choiceSearch,
  propertyCategory: choiceSearch,
  caresCovered: choiceSearch,
  stateCode: choiceSearch,
  clientId: choiceSearch,
  ownerId: choiceSearch,
  source: choiceSearch,
  withoutManager: choiceSearch,
});
type PropertySearch = ReturnType<typeof propertySearch.parse>;

/** The properties that the reader sees, with what of them asks for attention. */
export default function PropertiesPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { holds } = usePerson();
  const list = useListSearch(propertySearch);
  const query = useListQuery(properties.list, list);
  const filters = usePropertyFilters(list);
  const exported = useListExport(properties.list, list, {
    name: 'properties',
    title: t('properties'),
    shown: query.data,
    rowsOf: (reply) => reply.properties,
  });
  const bulk = useBulkProperties(query.data?.properties);
  const add = holds('property.create') && (
    <>
      {holds('property.import') && (
        <>
          <ButtonLink to="/properties/imports" color="default" variant="text">
            {t('imports')}
          </ButtonLink>
          <ButtonLink to="/properties/import">{t('importFile')}</ButtonLink>
        </>
      )}
      <ButtonLink to="/properties/new" color="primary" variant="solid" icon={<Plus size={16} aria-hidden />}>
        {t('newProperty')}
      </ButtonLink>
    </>
  );
  return (
    <>
      <ListPage<ListedProperty, PropertySearch>
        name="properties"
        title={t('properties')}
        facts={<PropertyNumbers />}
        actions={add}
        what={t('theProperties')}
        query={query}
        rows={query.data?.properties}
        list={list}
        columns={useColumns()}
        renderPhoneRow={(row) => (
          <TwoLines strong first={<PropertyLink row={row} />} second={<PhoneLine row={row} />} />
        )}
        onOpen={({ id }) => void navigate({ to: '/properties/$id', params: { id } })}
        filters={filters}
        searchLabel={t('searchProperties')}
        empty={{ icon: Building2, title: t('noProperties'), text: t('noPropertiesText') }}
        exported={exported}
        {...(bulk.selection.actions.length > 0 && { selection: bulk.selection })}
      />
      {bulk.dialogs}
    </>
  );
}

function PropertyLink({ row }: { row: ListedProperty }) {
  const t = useText(messages);
  return (
    <Link to="/properties/$id" params={{ id: row.id }} title={row.name}>
      {row.name || t('untitled')}
    </Link>
  );
}

const streetOf = ({ addressLine1, city }: ListedProperty) => [addressLine1, city].filter(Boolean).join(', ');

function PhoneLine({ row }: { row: ListedProperty }) {
  const t = useText(messages);
  const locale = useLocale();
  const status = row.status === 'ACTIVE' ? null : propertyLooks[row.status].label[locale];
  const occupied = row.occupied === null ? null : `${t('occupied')}: ${occupiedOf(row)}`;
  const late = row.lateTenants ? `${t('late')}: ${row.lateTenants}` : null;
  return [
    status,
    occupied,
    late,
    row.managers.map(({ name }) => name).join(', ') || t('noManager'),
    row.openCases > 0 && `${t('openCases')}: ${row.openCases}`,
    streetOf(row),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Of how many units somebody rents. */
const occupiedOf = ({ occupied, unitCount }: ListedProperty) => `${occupied ?? '–'}/${unitCount ?? '–'}`;

function useColumns(): readonly Column<ListedProperty>[] {
  const t = useText(messages);
  const locale = useLocale();
  const { isClient, firmId, holds } = usePerson();
  // A firm reads the leases of its own cases alone.
  const readsLeases = holds('lease.read') && firmId === null;
  const columns: (Column<ListedProperty> | false)[] = [
    {
      key: 'name',
      title: t('property'),
      sort: 'name',
      always: true,
      width: '26%',
      render: (row) => <TwoLines strong first={<PropertyLink row={row} />} second={streetOf(row)} />,
      cells: [
        { title: t('property'), of: (row) => row.name },
        { title: t('address'), of: (row) => streetOf(row) },
      ],
    },
    !isClient && {
      key: 'client',
      title: t('company'),
      render: (row) => <TwoLines first={row.client.name} second={row.owner?.name ?? null} />,
      cells: [{ title: t('company'), of: (row) => row.client.name }],
    },
    isClient && {
      key: 'owner',
      title: t('owner'),
      render: (row) => row.owner?.name ?? '–',
      cells: [{ title: t('owner'), of: (row) => row.owner?.name ?? '' }],
    },
    {
      key: 'county',
      title: t('county'),
      width: 140,
      render: (row) => <TwoLines first={row.countyName ?? '–'} second={row.stateCode} />,
      cells: [{ title: t('county'), of: (row) => row.countyName ?? '' }],
    },
    {
      key: 'units',
      title: t(readsLeases ? 'occupied' : 'units'),
      align: 'end',
      width: readsLeases ? 130 : 90,
      render: (row) =>
        row.occupied === null ? (
          (row.unitCount ?? '–')
        ) : (
          <Link to="/properties/$id/units" params={{ id: row.id }}>
            {occupiedOf(row)}
          </Link>
        ),
      cells: [
        ...(readsLeases
          ? [{ title: t('occupied'), of: ({ occupied }: ListedProperty) => occupied ?? '' }]
          : []),
        { title: t('units'), of: (row) => row.unitCount ?? '' },
      ],
    },
    readsLeases && {
      key: 'late',
      title: t('late'),
      align: 'end',
      width: 120,
      render: (row) =>
        row.lateTenants ? (
          <TwoLines
            first={
              <Link to="/properties/$id/units" params={{ id: row.id }} search={{ late: 'true' }}>
                {row.lateTenants}
              </Link>
            }
            second={<Money cents={row.lateCents ?? 0} />}
          />
        ) : (
          '0'
        ),
      cells: [
        { title: t('late'), of: (row) => row.lateTenants ?? '' },
        { title: t('lateSum'), of: (row) => (row.lateCents ?? 0) / 100 },
      ],
    },
    {
      key: 'openCases',
      title: t('openCases'),
      align: 'end',
      width: 120,
      render: (row) =>
        row.openCases === 0 ? (
          '0'
        ) : (
          <Link to="/cases" search={{ propertyId: row.id }}>
            {row.openCases}
          </Link>
        ),
      cells: [{ title: t('openCases'), of: (row) => row.openCases }],
    },
    {
      key: 'managers',
      title: t('managers'),
      render: (row) => row.managers.map(({ name }) => name).join(', ') || t('noManager'),
      cells: [{ title: t('managers'), of: (row) => row.managers.map(({ name }) => name).join(', ') }],
    },
    {
      key: 'source',
      title: t('source'),
      extra: true,
      width: 130,
      render: (row) => t(row.rosterSource),
      cells: [{ title: t('source'), of: (row) => t(row.rosterSource) }],
    },
    {
      key: 'category',
      title: t('category'),
      extra: true,
      render: (row) => categoryWords[locale][row.propertyCategory],
      cells: [{ title: t('category'), of: (row) => categoryWords[locale][row.propertyCategory] }],
    },
    {
      key: 'status',
      title: t('status'),
      width: 120,
      render: (row) => <Status of={propertyLooks[row.status]} />,
      cells: [{ title: t('status'), of: (row) => propertyLooks[row.status].label[locale] }],
    },
  ];
  return columns.filter((column) => column !== false);
}

function usePropertyFilters(list: ListAddress<PropertySearch>): readonly Filter[] {
  const t = useText(messages);
  const locale = useLocale();
  const { isClient } = usePerson();
  const companies = useCall(clients.activeList, { query: {}, enabled: !isClient, quiet: true });
  const owners = useCall(propertyOwners.list, { query: { size: 100 }, quiet: true });
  const cares = { YES: 'caresYes', NO: 'caresNo', UNKNOWN: 'caresUnknown' } as const;
  const filters: (Filter | false)[] = [
    choiceOf(list, 'status', { name: t('status'), options: optionsOf(propertyStatuses, t) }),
    !isClient &&
      choiceOf(list, 'clientId', {
        name: t('company'),
        options: namedOptions(companies.data?.clients),
        multiple: false,
      }),
    choiceOf(list, 'ownerId', {
      name: t('owner'),
      options: namedOptions(owners.data?.owners),
      multiple: false,
    }),
    choiceOf(list, 'stateCode', {
      name: t('state'),
      options: Object.keys(states).map((code) => ({ value: code, label: stateName(code, locale) })),
      multiple: false,
    }),
    choiceOf(list, 'propertyCategory', {
      name: t('category'),
      options: optionsOf(propertyCategories, (value) => categoryWords[locale][value]),
    }),
    choiceOf(list, 'caresCovered', {
      name: t('cares'),
      options: optionsOf(caresAnswers, (value) => t(cares[value])),
    }),
    choiceOf(list, 'source', { name: t('source'), options: optionsOf(rosterSources, t) }),
    choiceOf(list, 'withoutManager', {
      name: t('managed'),
      options: [
        { value: 'false', label: t('managedYes') },
        { value: 'true', label: t('managedNo') },
      ],
      multiple: false,
    }),
  ];
  return filters.filter((filter) => filter !== false);
}
