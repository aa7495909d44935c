import { Link } from '@tanstack/react-router';
import type { CaseRow } from '@writdesk/contract/cases/cases';
import { listDay, dayOf, todayIn } from '../../../shared/formats/dates.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { useText, type Translate } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import type { Column } from '../../../shared/table/index.ts';
import {
  caseStatusLook,
  DayWithDistance,
  Money,
  Person,
  Status,
  TwoLines,
} from '../../../shared/ui/index.ts';
import { kindFor, nextDateLabel, nextDateSort } from '../../../labels/case/act-labels.ts';
import { ActionChip, useTerms } from '../../deadlines/index.ts';
import { isNextDate, MayDoChip } from './MayDoChip.tsx';
import { CasePlace } from './CasePlace.tsx';
import { caseAddress, holderOf, numberOf } from '../../../labels/case/case-names.ts';
import { messages } from './messages.ts';

type Words = Translate<keyof (typeof messages)['en']>;

interface ColumnOptions {
  /** A preview or a tablet leaves little room: the table gives up its least column. */
  isNarrow: boolean;
}

/** The list's columns, in the order in which they stand. */
export function useCaseColumns({ isNarrow }: ColumnOptions): readonly Column<CaseRow>[] {
  const t = useText(messages);
  const person = usePerson();
  const { isClient } = person;
  const locale = useLocale();
  const termsOf = useTerms();
  const reader = isClient ? 'client' : 'firm';
  const all: Column<CaseRow>[] = [
    {
      key: 'case',
      title: t('case'),
      always: true,
      width: isNarrow ? 190 : 226,
      sort: 'title',
      render: (row) => <CaseName row={row} t={t} />,
      cells: [
        { title: t('case'), of: (row) => row.tenantNames || row.title },
        { title: t('number'), of: numberOf },
      ],
    },
    {
      key: 'company',
      title: t('company'),
      extra: 'narrow',
      width: 160,
      render: (row) => row.clientName,
      cells: [{ title: t('company'), of: (row) => row.clientName }],
    },
    {
      key: 'property',
      title: t('property'),
      width: isNarrow ? 150 : 174,
      render: (row) => row.propertyName && <TwoLines first={row.propertyName} second={row.unitLabel} />,
      cells: [
        { title: t('premises'), of: (row) => row.propertyName },
        { title: t('unit'), of: (row) => row.unitLabel },
      ],
    },
    {
      key: 'courthouse',
      title: t('courthouse'),
      width: 152,
      render: (row) => row.courthouseName,
      cells: [{ title: t('courthouse'), of: (row) => row.courthouseName }],
    },
    {
      key: 'county',
      title: t('county'),
      extra: 'narrow',
      width: 100,
      render: (row) => row.countyName,
      cells: [{ title: t('county'), of: (row) => row.countyName }],
    },
    {
      key: 'status',
      title: t('status'),
      always: true,
      width: isNarrow ? 186 : 200,
      render: (row) => <CaseStatusCell row={row} reader={reader} t={t} />,
      cells: [{ title: t('status'), of: (row) => caseStatusLook(row.status, reader).label[locale] }],
    },
    {
      key: 'next',
      title: t('nextDate'),
      width: isNarrow ? 180 : 196,
      sort: 'nextDate',
      render: (row) => <NextDate row={row} />,
      cells: [
        { title: t('nextDate'), of: (row) => row.nextDate },
        {
          title: t('nextDateKind'),
          of: (row) => nextDateLabel(kindFor(row.nextDateKind, person), termsOf(row.stateCode)),
        },
      ],
    },
    {
      key: 'opened',
      title: t('opened'),
      extra: 'narrow',
      width: 110,
      sort: 'createdAt',
      render: (row) => listDay(dayOf(row.createdAt, row.timeZone)),
      cells: [{ title: t('opened'), of: (row) => dayOf(row.createdAt, row.timeZone) }],
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
      cells: [{ title: t('assigned'), of: holderOf }],
    },
    {
      key: 'amount',
      title: t('amount'),
      width: isNarrow ? 106 : 112,
      align: 'end',
      render: (row) => <Money cents={row.claimCents} />,
      cells: [{ title: t('amount'), of: (row) => row.claimCents / 100 }],
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
    <TwoLines
      first={<Status of={caseStatusLook(row.status, reader)} />}
      second={
        row.dismissalRequestedAt ? (
          <span className="case-asked">{t('dismissalAsked')}</span>
        ) : (
          row.mayDo && !isNextDate(row) && <MayDoChip row={row} />
        )
      }
    />
  );
}

/** The date, how far it is, and under it what it is. */
function NextDate({ row }: { row: CaseRow }) {
  const person = usePerson();
  const { nextDate, nextDateKind, timeZone, hearingAt, stateCode } = row;
  const termsOf = useTerms();
  if (!nextDate) return <span className="case-no-date">—</span>;
  const today = todayIn(timeZone);
  const kind = kindFor(nextDateKind, person);
  const label = nextDateLabel(kind, termsOf(stateCode), { at: hearingAt, timeZone });
  return (
    <TwoLines
      first={<DayWithDistance day={nextDate} today={today} kind={nextDateSort(nextDateKind)} />}
      second={
        <span title={label}>
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
