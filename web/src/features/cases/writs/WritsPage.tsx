import { Link, useNavigate } from '@tanstack/react-router';
import { type WritAction } from '@writdesk/contract/writs/writ-actions';
import { writStatuses } from '@writdesk/contract/writs/writ-status';
import { writWaitOf, writWaits } from '@writdesk/contract/writs/writ-waits';
import { type WritRow, writs } from '@writdesk/contract/writs/writs';
import { Button } from 'antd';
import { FileKey } from 'lucide-react';
import { dayOf, listDay, todayIn } from '../../../shared/formats/dates.ts';
import { formatMoney } from '../../../shared/formats/money.ts';
import { currentLocale } from '../../../shared/i18n/locale.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  ListPage,
  listSearch,
  optionsOf,
  useListQuery,
  useListSearch,
} from '../../../shared/table/index.ts';
import { ButtonLink, Status, TwoLines } from '../../../shared/ui/index.ts';
import { stateWords } from '../../../labels/law/state-words.ts';
import { writActButton } from '../../../labels/writ/writ-action-words.ts';
import { writKindWords, writStatusLook } from '../../../labels/writ/writ-status.ts';
import { messages } from './messages.ts';
import { useBulkWrits } from './use-bulk-writs.tsx';
import './writs.css';

const writSearch = listSearch.extend({ status: choiceSearch, waitsFor: choiceSearch });
type WritSearch = ReturnType<typeof writSearch.parse>;

/** Every writ of the cases that the reader sees, by status, each with its next step. */
export default function WritsPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { isClient } = usePerson();
  const list = useListSearch(writSearch);
  const query = useListQuery(writs.list, list);
  const bulk = useBulkWrits(query.data?.writs);
  const reader = isClient ? 'client' : 'firm';
  const locale = currentLocale();
  const status = choiceOf(list, 'status', {
    name: t('status'),
    options: optionsOf(writStatuses, (value) => writStatusLook(value, reader).label[locale]),
  });
  const waitsFor = choiceOf(list, 'waitsFor', {
    name: t('waitsFor'),
    options: optionsOf(writWaits, (value) => t(`wait${value}`)),
  });
  return (
    <>
      <ListPage<WritRow, WritSearch>
        name="writs"
        title={t('writs')}
        what={t('theWrits')}
        query={query}
        rows={query.data?.writs}
        list={list}
        columns={useColumns()}
        actions={
          <ButtonLink to="/cases" search={{ mayDo: 'APPLY_WRIT' }}>
            {t('mayRequest')}
          </ButtonLink>
        }
        renderPhoneRow={(row) => (
          <>
            <TwoLines strong first={<CaseLink row={row} />} second={<WritWords row={row} />} />
            <div className="writ-phone-step">
              <Status of={writStatusLook(row.status, reader, row.clientConfirmedAt !== null)} />
              <NextStep row={row} />
            </div>
          </>
        )}
        onOpen={({ case: { id } }) => void navigate({ to: '/cases/$id', params: { id } })}
        selection={bulk.selection}
        filters={[status, waitsFor]}
        searchLabel={t('search')}
        empty={{ icon: FileKey, title: t('none'), text: t('noneText') }}
      />
      {bulk.dialogs}
    </>
  );
}

function CaseLink({ row }: { row: WritRow }) {
  return (
    <Link to="/cases/$id" params={{ id: row.case.id }} title={row.case.title}>
      {row.case.title}
    </Link>
  );
}

/** `Warrant of eviction W2 · Alias`. */
function WritWords({ row }: { row: WritRow }) {
  const { Writ } = stateWords(row.case.terms);
  const kind = row.kind === 'ORIGINAL' ? null : writKindWords[currentLocale()][row.kind];
  return <>{[`${Writ} ${row.number}`, kind].filter(Boolean).join(' · ')}</>;
}

/** The form of the next step opens on the case’s page; one that waits says from which day. */
function NextStep({ row }: { row: WritRow }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { isClient } = usePerson();
  const { primaryAction, waiting } = row;
  const wait = waiting.find(({ course }) => course === 'onward');
  const open = (action: WritAction) =>
    void navigate({
      to: '/cases/$id',
      params: { id: row.case.id },
      search: { act: `writ-${action}` },
    });
  if (primaryAction)
    return (
      <Button size="small" onClick={() => open(primaryAction)}>
        {writActButton(primaryAction, isClient)}
      </Button>
    );
  if (wait?.from)
    return (
      <Button size="small" onClick={() => open(wait.action)}>
        {t('from', { day: listDay(wait.from, todayIn(row.case.timeZone)) })}
      </Button>
    );
  const other = writWaitOf(row);
  return <small>{other && t(`wait${other}`)}</small>;
}

/** The day that somebody must know: the lockout, the end of the writ, or the day on which it goes out. */
function useDay() {
  const t = useText(messages);
  return (row: WritRow): string => {
    const day = (value: string) => listDay(value, todayIn(row.case.timeZone));
    const { lockoutDate } = row.case;
    if (row.endedAt) return '';
    if (lockoutDate) return t('lockoutOn', { day: day(lockoutDate) });
    if (row.expiresOn) return t('goodUntil', { day: day(row.expiresOn) });
    if (row.issuedOn) return t('issuedOn', { day: day(row.issuedOn) });
    return row.queuedFor ? t('goesOut', { day: day(row.queuedFor) }) : '';
  };
}

function useColumns(): readonly Column<WritRow>[] {
  const t = useText(messages);
  const { isClient } = usePerson();
  const dayWords = useDay();
  const reader = isClient ? 'client' : 'firm';
  return [
    {
      key: 'case',
      title: t('case'),
      always: true,
      width: '18%',
      render: (row) => (
        <TwoLines
          strong
          first={<CaseLink row={row} />}
          second={row.case.caseNumber ?? row.case.caseDraftNumber}
        />
      ),
    },
    {
      key: 'writ',
      title: t('writ'),
      width: 190,
      render: (row) => <TwoLines first={<WritWords row={row} />} second={row.writNumber} />,
    },
    {
      key: 'status',
      title: t('status'),
      width: 180,
      render: (row) => (
        <TwoLines
          first={<Status of={writStatusLook(row.status, reader, row.clientConfirmedAt !== null)} />}
          second={row.moneyTakenCents && t('money', { sum: formatMoney(row.moneyTakenCents) })}
        />
      ),
    },
    {
      key: 'place',
      title: t('place'),
      render: (row) => (
        <TwoLines
          first={[row.case.propertyName, row.case.unitLabel].filter(Boolean).join(', ')}
          second={row.case.courthouseName}
        />
      ),
    },
    {
      key: 'requested',
      title: t('requested'),
      sort: 'requestedAt',
      width: 120,
      render: (row) => (
        <TwoLines
          first={listDay(dayOf(row.requestedAt, row.case.timeZone), todayIn(row.case.timeZone))}
          second={row.requestedBy}
        />
      ),
    },
    { key: 'day', title: t('day'), sort: 'expiresOn', width: 150, render: dayWords },
    { key: 'next', title: t('next'), width: 140, render: (row) => <NextStep row={row} /> },
  ];
}
