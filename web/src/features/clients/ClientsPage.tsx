import { type ClientRow, clients } from '@writdesk/contract/clients/clients';
import { ongoingStatuses } from '@writdesk/contract/cases/case-status';
import { Link, useNavigate } from '@tanstack/react-router';
import { Building2, ChartNoAxesColumn, Plus } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { dayOf, listDay, localZone } from '../../shared/formats/dates.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  type Column,
  ListPage,
  useListExport,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { ButtonLink, Money, NumberLinks, Status, TwoLines } from '../../shared/ui/index.ts';
import { clientLooks } from './client-look.ts';
import { messages } from './messages.ts';
import { type ClientSearch, clientSearch, useClientFilters } from './use-client-filters.ts';
import './clients.css';

/** The companies that the reader sees, with what of them is open and overdue. */
export default function ClientsPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { holds } = usePerson();
  const list = useListSearch(clientSearch);
  const query = useListQuery(clients.list, list);
  const exported = useListExport(clients.list, list, {
    name: 'clients',
    title: t('clients'),
    shown: query.data,
    rowsOf: (reply) => reply.clients,
  });
  const isAdmin = holds('statistics.read-admin');
  const actions = (
    <>
      {isAdmin && (
        <ButtonLink to="/clients/monthly" icon={<ChartNoAxesColumn size={16} aria-hidden />}>
          {t('byMonth')}
        </ButtonLink>
      )}
      {holds('company.create') && (
        <ButtonLink to="/onboarding" color="primary" variant="solid" icon={<Plus size={16} aria-hidden />}>
          {t('register')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <ListPage<ClientRow, ClientSearch>
      name="clients"
      title={t('clients')}
      facts={isAdmin && <ClientNumbers dateRange={list.search.dateRange} />}
      actions={actions}
      what={t('theClients')}
      query={query}
      rows={query.data?.clients}
      list={list}
      columns={useColumns()}
      renderPhoneRow={(row) => (
        <TwoLines strong first={<ClientLink row={row} />} second={<PhoneLine row={row} />} />
      )}
      onOpen={({ id }) => void navigate({ to: '/clients/$id', params: { id } })}
      filters={useClientFilters(list)}
      searchLabel={t('searchClients')}
      empty={{ icon: Building2, title: t('noClients'), text: t('noClientsText') }}
      exported={exported}
    />
  );
}

/** How many registered on the days that are chosen, and how they came; each number leads to its rows. */
function ClientNumbers({ dateRange }: { dateRange: string }) {
  const t = useText(messages);
  const { data, isPending } = useCall(clients.statistics, { query: { dateRange }, quiet: true });
  if (!data) return isPending ? <NumberLinks numbers={undefined} /> : null;
  if (data.total === 0) return null;
  const numbers = [
    { label: t('all'), n: data.total, origin: 'all' },
    { label: t('byItself'), n: data.organic, origin: 'ORGANIC' },
    { label: t('byInvite'), n: data.invited, origin: 'INVITED' },
  ];
  return (
    <NumberLinks
      numbers={numbers.map(({ label, n, origin }) => ({
        key: origin,
        label,
        said: formatCount(n),
        to: '/clients',
        search: { dateRange, origin },
      }))}
    />
  );
}

function ClientLink({ row }: { row: ClientRow }) {
  return (
    <Link to="/clients/$id" params={{ id: row.id }} title={row.name}>
      {row.name}
    </Link>
  );
}

function PhoneLine({ row }: { row: ClientRow }) {
  const t = useText(messages);
  const locale = useLocale();
  return [
    row.status !== 'ACTIVE' && clientLooks[row.status].label[locale],
    `${t('openCases')}: ${row.openCases}`,
    row.city,
  ]
    .filter(Boolean)
    .join(' · ');
}

const openStatuses = ['DRAFT', ...ongoingStatuses].join(',');
const placeOf = ({ city, stateCode }: ClientRow) => [city, stateCode].filter(Boolean).join(', ');
const caseDay = ({ lastCaseAt }: ClientRow) => lastCaseAt && dayOf(lastCaseAt, localZone());

function useColumns(): readonly Column<ClientRow>[] {
  const t = useText(messages);
  const locale = useLocale();
  return [
    {
      key: 'name',
      title: t('company'),
      sort: 'name',
      always: true,
      width: '28%',
      render: (row) => <TwoLines strong first={<ClientLink row={row} />} second={placeOf(row)} />,
      cells: [
        { title: t('company'), of: (row) => row.name },
        { title: t('registered'), of: (row) => dayOf(row.createdAt, localZone()) },
      ],
    },
    {
      key: 'origin',
      title: t('origin'),
      sort: 'createdAt',
      width: 150,
      render: (row) => <TwoLines first={t(row.origin)} second={listDay(dayOf(row.createdAt, localZone()))} />,
      cells: [{ title: t('origin'), of: (row) => t(row.origin) }],
    },
    {
      key: 'status',
      title: t('status'),
      width: 130,
      render: (row) => <Status of={clientLooks[row.status]} />,
      cells: [{ title: t('status'), of: (row) => clientLooks[row.status].label[locale] }],
    },
    {
      key: 'units',
      title: t('units'),
      align: 'end',
      width: 90,
      render: (row) =>
        row.unitCount === 0 ? (
          '0'
        ) : (
          <Link to="/properties" search={{ clientId: row.id, status: 'ACTIVE' }}>
            {formatCount(row.unitCount)}
          </Link>
        ),
      cells: [{ title: t('units'), of: (row) => row.unitCount }],
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
          <Link to="/cases" search={{ clientId: row.id, status: openStatuses }}>
            {formatCount(row.openCases)}
          </Link>
        ),
      cells: [{ title: t('openCases'), of: (row) => row.openCases }],
    },
    {
      key: 'lastCase',
      title: t('lastCase'),
      width: 120,
      render: (row) => {
        const day = caseDay(row);
        return day ? listDay(day) : t('noCase');
      },
      cells: [{ title: t('lastCase'), of: (row) => caseDay(row) ?? '' }],
    },
    {
      key: 'overdue',
      title: t('overdue'),
      align: 'end',
      width: 120,
      render: (row) => (row.overdueCents ? <Money cents={row.overdueCents} /> : '–'),
      cells: [{ title: t('overdue'), of: (row) => (row.overdueCents ?? 0) / 100 }],
    },
  ];
}
