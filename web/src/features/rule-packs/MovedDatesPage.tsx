import { movedDates, type MovedDate } from '@writdesk/contract/moved-dates/moved-dates';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { dayOf, recordDay } from '../../shared/formats/dates.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  choiceFilter,
  ListPage,
  listSearch,
  queryFor,
  useListSearch,
  useSelection,
  type Column,
} from '../../shared/table/index.ts';
import { Dialog, toast, TwoLines } from '../../shared/ui/index.ts';
import { z } from 'zod';
import { useEventLabel } from '../../labels/law/use-event-label.ts';
import { useTerms } from '../deadlines/index.ts';
import { messages } from './messages.ts';
import { MoveWords } from './MoveWords.tsx';
import './rule-packs.css';

/** What isn’t filtered waits. */
const shown = { all: 'no', accepted: 'yes', both: 'all' } as const;
const movedSearch = listSearch.extend({
  shown: z.enum(['all', 'accepted', 'both']).default('all').catch('all'),
});
type MovedSearch = z.output<typeof movedSearch>;
interface Waiting {
  state: string;
  version: string;
  count: number;
}

/** Dates that a change of the law moved; a lawyer accepts one, some, or all of a version. */
export default function MovedDatesPage() {
  const t = useText(messages);
  const list = useListSearch<MovedSearch>(movedSearch);
  const selection = useSelection();
  const [all, setAll] = useState<Waiting | null>(null);
  const query = useCall(movedDates.list, {
    query: { ...queryFor(movedDates.list, list.search), accepted: shown[list.search.shown] },
    keepPrevious: true,
    quiet: true,
  });
  const accept = useAccept(() => selection.setKeys([]));
  // Its own: the dialog may open while the list is still fetched after the one before.
  const acceptAll = useAccept(() => {
    selection.setKeys([]);
    setAll(null);
  });
  const { canAccept = false, waiting = [] } = query.data ?? {};
  const filter = choiceFilter({
    key: 'shown',
    name: t('shown'),
    value: list.search.shown,
    options: [
      { value: 'accepted', label: t('accepted') },
      { value: 'both', label: t('all') },
    ],
    multiple: false,
    set: (value) => list.set({ shown: movedSearch.shape.shown.parse(value) }),
  });
  return (
    <>
      <ListPage<MovedDate, MovedSearch>
        name="moved-dates"
        title={t('movedDates')}
        facts={t('movedLead')}
        what={t('theMoved')}
        query={query}
        rows={query.data?.movedDates}
        list={list}
        columns={useColumns()}
        renderPhoneRow={(row) => (
          <div className="moved-phone-row">
            <TwoLines strong first={<CaseLink row={row} />} second={<MoveWords of={row} />} />
            {canAccept && isWaiting(row) && (
              <Button
                aria-label={t('acceptOne', { title: row.title })}
                disabled={accept.isRunning}
                onClick={() => accept.run({ body: { ids: [row.id] } })}
              >
                {t('accept')}
              </Button>
            )}
          </div>
        )}
        actions={canAccept && <AcceptAll waiting={waiting} onAsk={setAll} />}
        filters={[filter]}
        empty={{ icon: CalendarCheck, title: t('noMoved'), text: t('noMovedText') }}
        {...(canAccept && {
          selection: {
            ...selection,
            actions: [
              {
                key: 'accept',
                label: t('accept'),
                disabled: accept.isRunning,
                run: () => accept.run({ body: { ids: [...selection.keys] } }),
              },
            ],
          },
        })}
      />
      {all && (
        <Dialog
          open
          title={t('acceptAllTitle', { ...all, count: formatCount(all.count) })}
          keep={t('notYet')}
          confirm={{ label: t('accept') }}
          isRunning={acceptAll.isRunning}
          onConfirm={() => acceptAll.run({ body: { pack: { state: all.state, version: all.version } } })}
          onClose={() => setAll(null)}
        >
          <p>{t('acceptAllText')}</p>
        </Dialog>
      )}
    </>
  );
}

/** Whether a lawyer still has to accept it. */
function isWaiting({ acceptedAt, supersededBy, backAt }: MovedDate): boolean {
  return acceptedAt === null && supersededBy === null && backAt === null;
}

function useAccept(onDone: () => void) {
  const t = useText(messages);
  return useAction(movedDates.accept, {
    onDone: ({ accepted }) => {
      toast.success(t('acceptDone', { count: accepted }));
      onDone();
    },
  });
}

function AcceptAll({ waiting, onAsk }: { waiting: readonly Waiting[]; onAsk: (one: Waiting) => void }) {
  const t = useText(messages);
  return (
    <span className="rule-actions">
      {waiting.map((one) => (
        <Button key={`${one.state} ${one.version}`} onClick={() => onAsk(one)}>
          {t('acceptAll', { ...one, count: formatCount(one.count) })}
        </Button>
      ))}
    </span>
  );
}

function CaseLink({ row: { caseId, title } }: { row: MovedDate }) {
  return (
    <Link to="/cases/$id" params={{ id: caseId }} title={title}>
      {title}
    </Link>
  );
}

/** What the date is for, in the words of the state whose rules moved it. */
function MovedEvent({ row: { event, state } }: { row: MovedDate }) {
  return useEventLabel(useTerms()(state))(event, false);
}

function useColumns(): readonly Column<MovedDate>[] {
  const t = useText(messages);
  const day = (date: string | null) => (date ? recordDay(date) : t('noDay'));
  return [
    {
      key: 'case',
      title: t('case'),
      always: true,
      width: '34%',
      render: (row) => (
        <TwoLines strong first={<CaseLink row={row} />} second={row.caseNumber ?? row.caseDraftNumber} />
      ),
    },
    { key: 'date', title: t('date'), render: (row) => <MovedEvent row={row} /> },
    { key: 'was', title: t('was'), width: 130, render: ({ was }) => <s>{day(was)}</s> },
    {
      key: 'becomes',
      title: t('becomes'),
      width: 130,
      render: ({ becomes }) => <strong>{day(becomes)}</strong>,
    },
    {
      key: 'version',
      title: t('byVersion'),
      width: 220,
      render: ({ state, version, movedAt, acceptedBy, acceptedAt, supersededBy, backAt }) => (
        <TwoLines
          first={
            <Link to="/rules/$state" params={{ state }}>
              {state} {version}
            </Link>
          }
          second={
            supersededBy
              ? t('supersededBy', supersededBy)
              : acceptedBy && acceptedAt
                ? t('acceptedBy', { name: acceptedBy, day: recordDay(dayOf(acceptedAt)) })
                : backAt
                  ? t('backSince', { day: recordDay(dayOf(backAt)) })
                  : recordDay(dayOf(movedAt))
          }
        />
      ),
    },
  ];
}
