import { Link } from '@tanstack/react-router';
import type { CaseRow } from '@writdesk/contract/cases/cases';
import { listDay, dayOf, todayIn } from '../../../shared/formats/dates.ts';
import type { Translate } from '../../../shared/i18n/translate.ts';
import type { Column } from '../../../shared/table/index.ts';
import {
  caseStatusLook,
  DayWithDistance,
  Money,
  Person,
  Status,
  TwoLines,
} from '../../../shared/ui/index.ts';
import { nextDateLabel, nextDateSort } from '../../../labels/case/act-labels.ts';
import { ActionChip, useTerms } from '../../deadlines/index.ts';
import { isNextDate, MayDoChip } from './MayDoChip.tsx';
import { CasePlace } from './CasePlace.tsx';
import { caseAddress, holderOf, numberOf } from '../../../labels/case/case-names.ts';
import type { messages } from './messages.ts';

type Words = Translate<keyof (typeof messages)['en']>;

interface ColumnOptions {
  t: Words;
  isClient: boolean;
  /** A preview or a tablet leaves little room: the table gives up its least column. */
  isNarrow: boolean;
}

/** The list's columns, in the order in which they stand. */
export function caseColumns({ t, isClient, isNarrow }: ColumnOptions): Column<CaseRow>[] {
  const reader = isClient ? 'client' : 'firm';
  const all: Column<CaseRow>[] = [
    {
      key: 'case',
      title: t('case'),
      always: true,
      width: isNarrow ? 190 : 226,
      sort: 'title',
      render: (row) => <CaseName row={row} t={t} />,
    },
    {
      key: 'company',
      title: t('company'),
      extra: true,
      width: 160,
      render: (row) => row.clientName,
    },
    {
      key: 'property',
      title: t('property'),
      width: isNarrow ? 150 : 174,
      render: (row) => row.propertyName && <TwoLines first={row.propertyName} second={row.unitLabel} />,
    },
    {
      key: 'courthouse',
      title: t('courthouse'),
      width: 152,
      render: (row) => row.courthouseName,
    },
    { key: 'county', title: t('county'), extra: true, width: 100, render: (row) => row.countyName },
    {
      key: 'status',
      title: t('status'),
      always: true,
      width: isNarrow ? 186 : 200,
      render: (row) => <CaseStatusCell row={row} reader={reader} t={t} />,
    },
    {
      key: 'next',
      title: t('nextDate'),
      width: isNarrow ? 180 : 196,
      sort: 'nextDate',
      render: (row) => <NextDate row={row} />,
    },
    {
      key: 'opened',
      title: t('opened'),
      extra: true,
      width: 110,
      sort: 'createdAt',
      render: (row) => listDay(dayOf(row.createdAt, row.timeZone)),
    },
    {
      key: 'assigned',
      title: t('assigned'),
      titleHidden: true,
      extra: isClient,
      width: 56,
      render: (row) => {
        const name = holderOf(row);
        return name && <Person name={name} bare />;
      },
    },
    {
      key: 'amount',
      title: t('amount'),
      width: isNarrow ? 106 : 112,
      align: 'end',
      render: (row) => <Money cents={row.claimCents} />,
    },
  ];
  return all.filter(({ key }) => !(isNarrow && key === 'courthouse'));
}

function CaseName({ row, t }: { row: CaseRow; t: Words }) {
  return (
    <TwoLines
      strong
      first={
        <Link {...caseAddress(row)} title={row.tenantNames || row.title}>
          {row.tenantNames || t('noTenant')}
        </Link>
      }
      second={numberOf(row)}
    />
  );
}

function CaseStatusCell({ row, reader, t }: { row: CaseRow; reader: 'firm' | 'client'; t: Words }) {
  return (
    <>
      <Status of={caseStatusLook(row.status, reader)} />
      {!isNextDate(row) && <MayDoChip row={row} />}
      {row.dismissalRequestedAt && <span className="case-asked">{t('dismissalAsked')}</span>}
    </>
  );
}

/** The date, how far it is, and under it what it is. */
function NextDate({ row }: { row: CaseRow }) {
  const { nextDate, nextDateKind, timeZone, hearingAt, stateCode } = row;
  const termsOf = useTerms();
  if (!nextDate) return <span className="case-no-date">—</span>;
  const today = todayIn(timeZone);
  const label = nextDateLabel(nextDateKind, termsOf(stateCode), { at: hearingAt, timeZone });
  return (
    <TwoLines
      first={<DayWithDistance day={nextDate} today={today} kind={nextDateSort(nextDateKind)} />}
      second={
        <span className="case-next-what">
          {isNextDate(row) ? <ActionChip mayAct={nextDate <= today}>{label}</ActionChip> : label}
        </span>
      }
    />
  );
}

/** The list's rows on a phone. */
export function casePhoneRow(words: { isClient: boolean; t: Words }) {
  return (row: CaseRow) => <CasePhoneRow row={row} {...words} />;
}

/** Who and how far, then the status and where. */
function CasePhoneRow({ row, isClient, t }: { row: CaseRow; isClient: boolean; t: Words }) {
  const { nextDate, timeZone, nextDateKind } = row;
  return (
    <div className="case-phone-row">
      <Link {...caseAddress(row)} className="case-phone-name">
        {row.tenantNames || t('noTenant')}
      </Link>
      {nextDate && (
        <DayWithDistance day={nextDate} today={todayIn(timeZone)} kind={nextDateSort(nextDateKind)} />
      )}
      <Status of={caseStatusLook(row.status, isClient ? 'client' : 'firm')} />
      <span className="case-phone-place">
        <CasePlace row={{ propertyName: row.propertyName, unitLabel: row.unitLabel }} />
      </span>
      <MayDoChip row={row} />
    </div>
  );
}
