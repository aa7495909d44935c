import { type Report, reports } from '@writdesk/contract/reports/reports';
import { Link } from '@tanstack/react-router';
import { FileChartColumn } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { type Column, ListPage, listSearch, useListQuery, useListSearch } from '../../shared/table/index.ts';
import { TwoLines, NewButton } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { useReportWords } from './use-report-words.ts';

const NewReportDialog = lazy(async () => ({
  default: (await import('./ReportDialogs.tsx')).NewReportDialog,
}));

/** The reader's own reports: what each shows, when it is made, and its last file. */
export default function ReportsPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const [isMaking, setMaking] = useState(false);
  const list = useListSearch(listSearch);
  const query = useListQuery(reports.list, list);
  const { scheduleOf } = useReportWords();
  return (
    <>
      <ListPage
        name="reports"
        title={t('reports')}
        actions={
          holds('report.update') && <NewButton onClick={() => setMaking(true)}>{t('newReport')}</NewButton>
        }
        what={t('theReports')}
        query={query}
        rows={query.data?.reports}
        list={list}
        columns={useColumns()}
        renderPhoneRow={(row) => (
          <TwoLines
            strong
            first={
              <Link to="/reports/$id" params={{ id: row.id }}>
                {row.name}
              </Link>
            }
            second={`${t(row.kind)} · ${row.isPaused ? t('paused') : scheduleOf(row)}`}
          />
        )}
        filters={[]}
        empty={{ icon: FileChartColumn, title: t('noReports'), text: t('noReportsText') }}
      />
      {isMaking && (
        <Suspense>
          <NewReportDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  );
}

function useColumns(): readonly Column<Report>[] {
  const t = useText(messages);
  const { periodOf, scheduleOf } = useReportWords();
  return [
    {
      key: 'name',
      title: t('name'),
      sort: 'name',
      always: true,
      render: (row) => (
        <TwoLines
          strong
          first={
            <Link to="/reports/$id" params={{ id: row.id }} title={row.name}>
              {row.name}
            </Link>
          }
          second={row.client?.name ?? row.lawyer?.name ?? null}
        />
      ),
    },
    {
      key: 'kind',
      title: t('kind'),
      width: '22%',
      render: (row) => <TwoLines first={t(row.kind)} second={periodOf(row)} />,
    },
    { key: 'format', title: t('format'), width: 90, render: ({ format }) => format },
    {
      key: 'next',
      title: t('next'),
      sort: 'nextRunAt',
      width: '24%',
      render: (row) =>
        row.nextRunAt ? (
          <TwoLines first={recordMoment(row.nextRunAt, row.timeZone)} second={scheduleOf(row)} />
        ) : (
          t(row.isPaused && row.frequency !== 'ON_REQUEST' ? 'paused' : 'never')
        ),
    },
    {
      key: 'last',
      title: t('last'),
      width: 170,
      render: ({ lastRun, timeZone }) =>
        lastRun ? (
          <TwoLines first={t(lastRun.status)} second={recordMoment(lastRun.askedAt, timeZone)} />
        ) : (
          t('notYet')
        ),
    },
  ];
}
