import { courthouseWrites } from '@writdesk/contract/courthouses/courthouse-writes';
import { courthouses, type CourthouseRow } from '@writdesk/contract/courthouses/courthouses';
import { Link, useNavigate } from '@tanstack/react-router';
import { Landmark, Plus } from 'lucide-react';
import { useAction, useCall } from '../../shared/api/index.ts';
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
  optionsOf,
  useBulkRows,
  useListExport,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { ButtonLink, Money, TwoLines } from '../../shared/ui/index.ts';
import { FeeProposals } from './FeeProposals.tsx';
import { MailFlag } from './MailFlag.tsx';
import { messages } from './messages.ts';

const courthouseSearch = listSearch.extend({
  stateId: choiceSearch,
  countyId: choiceSearch,
  status: choiceSearch,
});
type CourthouseSearch = ReturnType<typeof courthouseSearch.parse>;

/** Every courthouse that cases go to. */
export default function CourthousesPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { holds } = usePerson();
  const list = useListSearch(courthouseSearch);
  const query = useListQuery(courthouses.list, list);
  const exported = useListExport(courthouses.list, list, {
    name: 'courthouses',
    title: t('courthouses'),
    shown: query.data,
    rowsOf: (reply) => reply.courthouses,
  });
  const filters = useCourthouseFilters(list);
  const change = useAction(courthouseWrites.bulk);
  const bulk = useBulkRows(query.data?.courthouses, {
    nameOf: ({ name }) => name,
    acts: [
      holds('courthouse.deactivate') && {
        key: 'deactivate',
        label: t('deactivate'),
        danger: true,
        fits: ({ status }) => status === 'active',
        ask: { title: (count) => t('deactivateMany', { count }), body: <p>{t('deactivateManyText')}</p> },
        run: (rows) => change.runAsync({ params: { action: 'deactivate' }, body: { rows } }),
        done: t('inactive'),
      },
      holds('courthouse.deactivate') && {
        key: 'reactivate',
        label: t('reactivate'),
        fits: ({ status }) => status === 'inactive',
        run: (rows) => change.runAsync({ params: { action: 'reactivate' }, body: { rows } }),
        done: t('active'),
      },
    ],
  });
  return (
    <>
      <ListPage<CourthouseRow, CourthouseSearch>
        name="courthouses"
        title={t('courthouses')}
        actions={
          holds('courthouse.create') && (
            <ButtonLink
              to="/courthouses/new"
              color="primary"
              variant="solid"
              icon={<Plus size={16} aria-hidden />}
            >
              {t('newCourthouse')}
            </ButtonLink>
          )
        }
        notes={holds('courthouse.update') && <FeeProposals />}
        what={t('theCourthouses')}
        query={query}
        rows={query.data?.courthouses}
        list={list}
        columns={useColumns()}
        renderPhoneRow={(row) => (
          <TwoLines strong first={<CourthouseLink row={row} />} second={`${row.county}, ${row.stateCode}`} />
        )}
        onOpen={({ id }) => void navigate({ to: '/courthouses/$id', params: { id } })}
        filters={filters}
        searchLabel={t('searchCourthouses')}
        empty={{ icon: Landmark, title: t('noCourthouses'), text: t('noCourthousesText') }}
        exported={exported}
        {...(bulk.selection.actions.length > 0 && { selection: bulk.selection })}
      />
      {bulk.dialogs}
    </>
  );
}

function CourthouseLink({ row }: { row: CourthouseRow }) {
  return (
    <Link to="/courthouses/$id" params={{ id: row.id }} title={row.name}>
      {row.name}
    </Link>
  );
}

function useColumns(): readonly Column<CourthouseRow>[] {
  const t = useText(messages);
  return [
    {
      key: 'name',
      title: t('courthouse'),
      sort: 'name',
      always: true,
      width: '30%',
      render: (row) => (
        <TwoLines strong first={<CourthouseLink row={row} />} second={row.division ?? row.shortName} />
      ),
      cells: [
        { title: t('courthouse'), of: (row) => row.name },
        { title: t('division'), of: (row) => row.division ?? '' },
      ],
    },
    {
      key: 'address',
      title: t('address'),
      render: (row) => (
        <TwoLines
          first={[row.addressLine1, row.addressLine2].filter(Boolean).join(', ')}
          second={[row.city, [row.stateCode, row.zipCode].filter(Boolean).join(' ')].join(', ')}
        />
      ),
      cells: [
        { title: t('address'), of: (row) => [row.addressLine1, row.addressLine2].filter(Boolean).join(', ') },
        { title: t('city'), of: (row) => row.city },
        { title: t('state'), of: (row) => row.stateCode },
        { title: t('zip'), of: (row) => row.zipCode ?? '' },
      ],
    },
    {
      key: 'county',
      title: t('county'),
      sort: 'county',
      width: 150,
      render: (row) => <TwoLines first={row.county} second={row.state} />,
      cells: [{ title: t('county'), of: (row) => row.county }],
    },
    {
      key: 'mail',
      title: t('mail'),
      width: 160,
      render: (row) => <MailFlag isDeliverable={row.isDeliverable} />,
      cells: [{ title: t('mail'), of: (row) => t(row.isDeliverable ? 'deliverable' : 'notDeliverable') }],
    },
    {
      key: 'rooms',
      title: t('rooms'),
      width: 150,
      render: (row) => (
        <TwoLines
          first={row.totalRooms ?? t('unknown')}
          second={row.maxCases === null ? null : t('maxCases', { count: row.maxCases })}
        />
      ),
      cells: [{ title: t('rooms'), of: (row) => row.totalRooms ?? '' }],
    },
    {
      key: 'status',
      title: t('status'),
      extra: true,
      width: 110,
      render: (row) => t(row.status),
      cells: [{ title: t('status'), of: (row) => t(row.status) }],
    },
    {
      key: 'baseFee',
      title: t('baseFee'),
      sort: 'baseFee',
      align: 'end',
      width: 140,
      render: (row) => (row.baseFee === null ? t('askClerk') : <Money cents={row.baseFee} />),
      cells: [{ title: t('baseFee'), of: (row) => (row.baseFee === null ? '' : row.baseFee / 100) }],
    },
  ];
}

/** States and counties that have a courthouse; a filter never leads to nothing. */
function useCourthouseFilters(list: ListAddress<CourthouseSearch>): readonly Filter[] {
  const t = useText(messages);
  const { data } = useCall(courthouses.choices, { quiet: true, staleTimeMs: 5 * 60_000 });
  const choices = data?.courthouses ?? [];
  const { stateId } = list.search;
  const states = unique(choices.map((choice) => ({ value: choice.stateId, label: choice.stateCode })));
  const inState = choices.filter((choice) => stateId === 'all' || choice.stateId === stateId);
  const counties = unique(
    inState.map((choice) => ({ value: choice.countyId, label: `${choice.county}, ${choice.stateCode}` })),
  );
  return [
    choiceFilter({
      key: 'state',
      name: t('state'),
      value: stateId,
      options: states,
      multiple: false,
      set: (value) => list.set({ stateId: value, countyId: 'all' }),
    }),
    choiceOf(list, 'countyId', { name: t('county'), options: counties, multiple: false }),
    choiceOf(list, 'status', {
      name: t('status'),
      options: optionsOf(['active', 'inactive'], t),
      multiple: false,
    }),
  ];
}

function unique(options: readonly { value: string; label: string }[]) {
  const byValue = new Map(options.map((option) => [option.value, option]));
  return [...byValue.values()].sort((one, other) => one.label.localeCompare(other.label));
}
