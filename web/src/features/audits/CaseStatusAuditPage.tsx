import { type CaseStatusChange, caseStatusAudits } from '@writdesk/contract/audits/case-status-audits';
import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { actDoneLabel } from '../../labels/case/act-labels.ts';
import { call, useCall } from '../../shared/api/index.ts';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { type Column, ListPage, queryFor, useExport, useListSearch } from '../../shared/table/index.ts';
import { caseStatusLook, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { type AuditSearch, auditSearch, useAuditFilters } from './use-audit-filters.ts';

/** The status changes of all cases that the reader sees. */
export default function CaseStatusAuditPage() {
  const t = useText(messages);
  const list = useListSearch(auditSearch);
  const asked = queryFor(caseStatusAudits.list, list.search);
  const query = useCall(caseStatusAudits.list, { query: asked, keepPrevious: true, quiet: true });
  const exported = useExport<CaseStatusChange>({
    name: 'case-status-audit',
    title: t('exporting'),
    fetchPage: async (page) =>
      (await call(caseStatusAudits.list, { query: { ...asked, ...page } })).statusChanges,
    total: query.data?.total ?? 0,
    isCapped: query.data?.totalIsCapped ?? false,
  });
  const changeWords = useChangeWords();
  return (
    <ListPage<CaseStatusChange, AuditSearch>
      name="case-status-audit"
      title={t('audits')}
      facts={t('lead')}
      what={t('theAudit')}
      query={query}
      rows={query.data?.statusChanges}
      list={list}
      exported={exported}
      columns={useColumns()}
      renderPhoneRow={(row) => (
        <TwoLines
          strong
          first={<CaseLink row={row} />}
          second={`${changeWords(row)} · ${row.by} · ${recordMoment(row.at)}`}
        />
      )}
      filters={useAuditFilters(list)}
      empty={{ icon: History, title: t('noChanges'), text: t('noChangesText') }}
    />
  );
}

function CaseLink({ row }: { row: CaseStatusChange }) {
  return (
    <Link to="/cases/$id" params={{ id: row.case.id }} title={row.case.title}>
      {row.case.title}
    </Link>
  );
}

function useStatusWords(): (status: CaseStatusChange['toStatus']) => string {
  const locale = useLocale();
  const { isClient } = usePerson();
  return (status) => caseStatusLook(status, isClient ? 'client' : 'firm').label[locale];
}

/** `Intake → Initial check`. */
function useChangeWords(): (row: CaseStatusChange) => string {
  const t = useText(messages);
  const words = useStatusWords();
  return ({ fromStatus, toStatus }) =>
    fromStatus === null
      ? t('opened', { status: words(toStatus) })
      : `${words(fromStatus)} → ${words(toStatus)}`;
}

const numberOf = ({ case: { caseNumber, caseDraftNumber } }: CaseStatusChange) =>
  caseNumber ?? caseDraftNumber;

function useColumns(): readonly Column<CaseStatusChange>[] {
  const t = useText(messages);
  const words = useStatusWords();
  const changeWords = useChangeWords();
  return [
    {
      key: 'at',
      title: t('when'),
      sort: 'at',
      always: true,
      width: 190,
      render: (row) => recordMoment(row.at),
      cells: [{ title: t('when'), of: (row) => row.at }],
    },
    {
      key: 'case',
      title: t('case'),
      always: true,
      width: '26%',
      render: (row) => <TwoLines strong first={<CaseLink row={row} />} second={numberOf(row)} />,
      cells: [
        { title: t('case'), of: (row) => row.case.title },
        { title: t('caseNumber'), of: numberOf },
      ],
    },
    {
      key: 'change',
      title: t('change'),
      render: (row) => <TwoLines first={changeWords(row)} second={row.comment} />,
      cells: [
        { title: t('from'), of: (row) => row.fromStatus && words(row.fromStatus) },
        { title: t('to'), of: (row) => words(row.toStatus) },
        { title: t('comment'), of: (row) => row.comment },
      ],
    },
    {
      key: 'by',
      title: t('by'),
      width: '18%',
      render: (row) => <TwoLines first={row.by} second={actDoneLabel(row.action)} />,
      cells: [
        { title: t('by'), of: (row) => row.by },
        { title: t('action'), of: (row) => actDoneLabel(row.action) },
      ],
    },
    {
      key: 'place',
      title: t('place'),
      extra: 'narrow',
      width: '18%',
      render: (row) => <TwoLines first={row.client.name} second={row.courthouseName ?? row.countyName} />,
      cells: [
        { title: t('company'), of: (row) => row.client.name },
        { title: t('courthouse'), of: (row) => row.courthouseName },
        { title: t('county'), of: (row) => row.countyName },
      ],
    },
  ];
}
