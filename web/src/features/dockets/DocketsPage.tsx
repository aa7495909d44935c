import { dockets, type Docket } from '@writdesk/contract/dockets/dockets';
import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { CalendarClock, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { dayAfter, todayIn } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceFilter,
  choiceOf,
  type Column,
  type ListAddress,
  ListPage,
  useListSearch,
} from '../../shared/table/index.ts';
import { PageHead, Segments, TwoLines } from '../../shared/ui/index.ts';
import { ClosedMark } from './ClosedMark.tsx';
import { DocketCalendar } from './DocketCalendar.tsx';
import { dayAndTime } from './docket-words.ts';
import { NewDocketDialog } from './DocketDialogs.tsx';
import { docketSearch, type DocketSearch, type View } from './docket-search.ts';
import { messages } from './messages.ts';
import './dockets.css';

/** Every docket, as a list or in a calendar. */
export default function DocketsPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { holds } = usePerson();
  const list = useListSearch(docketSearch);
  const [isCreating, setCreating] = useState(false);
  const { view } = list.search;
  const tools = (
    <>
      <Segments<View>
        label={t('view')}
        value={view}
        onChange={(next) => list.set({ view: next })}
        options={[
          { value: 'list', label: t('list') },
          { value: 'week', label: t('week') },
          { value: 'month', label: t('month') },
        ]}
      />
      {holds('docket.create') && (
        <Button type="primary" icon={<Plus size={15} aria-hidden />} onClick={() => setCreating(true)}>
          {t('newDocket')}
        </Button>
      )}
    </>
  );
  return (
    <>
      {view === 'list' ? (
        <DocketList list={list} tools={tools} />
      ) : (
        <>
          <PageHead title={t('dockets')} actions={tools} />
          <DocketCalendar
            view={view}
            day={list.search.day || todayIn()}
            courthouseId={list.search.courthouseId}
            onDay={(day) => list.set({ day })}
          />
        </>
      )}
      {isCreating && (
        <NewDocketDialog
          onClose={() => setCreating(false)}
          onCreated={({ id }) => void navigate({ to: '/dockets/$id', params: { id } })}
        />
      )}
    </>
  );
}

function DocketList({ list, tools }: { list: ListAddress<DocketSearch>; tools: React.ReactNode }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { search } = list;
  const query = useCall(dockets.list, {
    query: {
      page: search.page,
      size: search.size,
      courthouseId: search.courthouseId,
      dateRange: rangeOf(search.when),
      sort:
        search.sort === 'hearingAt' || search.sort === '-hearingAt' ? search.sort : usualSort(search.when),
    },
    keepPrevious: true,
    quiet: true,
  });
  return (
    <ListPage<Docket, DocketSearch>
      name="dockets"
      title={t('dockets')}
      what={t('theDockets')}
      actions={tools}
      query={query}
      rows={query.data?.dockets}
      list={list}
      columns={useColumns()}
      renderPhoneRow={(row) => (
        <TwoLines
          strong
          first={<DocketLink row={row} />}
          second={[
            row.courthouse.shortName,
            row.room,
            t('places', { count: row.caseCount, max: row.maxCases }),
          ].join(' · ')}
        />
      )}
      onOpen={({ id }) => void navigate({ to: '/dockets/$id', params: { id } })}
      filters={useFilters(list)}
      empty={{ icon: CalendarClock, title: t('noDockets'), text: t('noDocketsText') }}
    />
  );
}

const usualSort = (when: DocketSearch['when']) => (when === 'coming' ? 'hearingAt' : '-hearingAt');

function rangeOf(when: DocketSearch['when']): string {
  const today = todayIn();
  if (when === 'all') return 'all';
  return when === 'coming' ? `${today}..` : `..${dayAfter(today, -1)}`;
}

function DocketLink({ row }: { row: Docket }) {
  return (
    <Link to="/dockets/$id" params={{ id: row.id }}>
      {dayAndTime(row)}
    </Link>
  );
}

function useColumns(): readonly Column<Docket>[] {
  const t = useText(messages);
  return [
    {
      key: 'when',
      title: t('when'),
      sort: 'hearingAt',
      always: true,
      width: '26%',
      render: (row) => (
        <TwoLines strong first={<DocketLink row={row} />} second={<ClosedMark docket={row} />} />
      ),
    },
    {
      key: 'court',
      title: t('court'),
      render: (row) => <TwoLines first={row.courthouse.shortName} second={row.room} />,
    },
    {
      key: 'judge',
      title: t('judge'),
      render: (row) => <TwoLines first={row.judge} second={row.lawyer?.name ?? t('noLawyer')} />,
    },
    {
      key: 'cases',
      title: t('cases'),
      align: 'end',
      width: 130,
      render: (row) => (
        <TwoLines
          first={t('places', { count: row.caseCount, max: row.maxCases })}
          second={row.caseCount >= row.maxCases ? t('full') : null}
        />
      ),
    },
  ];
}

function useFilters(list: ListAddress<DocketSearch>) {
  const t = useText(messages);
  const { holds } = usePerson();
  const { data } = useCall(courthouses.choices, {
    quiet: true,
    staleTimeMs: 5 * 60_000,
    enabled: holds('courthouse.read'),
  });
  return [
    choiceOf(list, 'courthouseId', {
      name: t('court'),
      options: (data?.courthouses ?? []).map(({ id, shortName }) => ({ value: id, label: shortName })),
      multiple: false,
    }),
    choiceFilter({
      key: 'when',
      name: t('period'),
      value: list.search.when === 'coming' ? 'all' : list.search.when === 'all' ? 'both' : 'past',
      options: [
        { value: 'past', label: t('past') },
        { value: 'both', label: `${t('past')}, ${t('coming')}` },
      ],
      multiple: false,
      set: (when) => list.set({ when: when === 'past' ? 'past' : when === 'both' ? 'all' : 'coming' }),
    }),
  ];
}
