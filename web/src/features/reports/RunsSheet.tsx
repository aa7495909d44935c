import { type Report, type ReportRun, reports } from '@writdesk/contract/reports/reports';
import { Button } from 'antd';
import { CircleCheck, CircleX, Download, FileChartColumn, Hourglass, type LucideIcon } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { useDownload } from '../../shared/files/use-download.ts';
import { dayOf, recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type Column, DataTable, listSearch, queryFor, useListSearch } from '../../shared/table/index.ts';
import { EmptyState, Status, type StatusLook, toast, TwoLines, failureText } from '../../shared/ui/index.ts';
import { usePolling } from '../../shared/ui/states/use-polling.ts';
import { messages } from './messages.ts';

const looks: Readonly<Record<ReportRun['status'], { tone: StatusLook['tone']; icon: LucideIcon }>> = {
  QUEUED: { tone: 'desk', icon: Hourglass },
  DONE: { tone: 'gain', icon: CircleCheck },
  FAILED: { tone: 'stop', icon: CircleX },
  ENDED: { tone: 'quiet', icon: CircleX },
};

/** What a report made, the newest first. */
export function RunsSheet({ report }: { report: Report }) {
  const t = useText(messages);
  const list = useListSearch(listSearch);
  const query = useCall(reports.runs, {
    params: { id: report.id },
    query: queryFor(reports.runs, list.search),
    keepPrevious: true,
    quiet: true,
  });
  const rows = query.data?.runs;
  usePolling(rows?.some(({ status }) => status === 'QUEUED') ?? false, () => void query.refetch());
  return (
    <>
      <p className="quiet">{t('runsText')}</p>
      <DataTable<ReportRun>
        name="report-runs"
        label={t('runs')}
        what={t('theReport')}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        total={query.data}
        list={list}
        columns={useColumns(report)}
        renderPhoneRow={(row) => (
          <TwoLines
            strong
            first={recordMoment(row.askedAt, report.timeZone)}
            second={
              <>
                <RunStatus run={row} /> <DownloadButton report={report} run={row} />
              </>
            }
          />
        )}
        empty={
          <EmptyState icon={FileChartColumn} title={t('noRuns')}>
            {t('noRunsText')}
          </EmptyState>
        }
      />
    </>
  );
}

function RunStatus({ run: { status } }: { run: ReportRun }) {
  return <Status of={{ ...looks[status], label: { en: messages.en[status], es: messages.es[status] } }} />;
}

function useColumns(report: Report): readonly Column<ReportRun>[] {
  const t = useText(messages);
  return [
    {
      key: 'when',
      title: t('when'),
      always: true,
      render: ({ askedAt }) => recordMoment(askedAt, report.timeZone),
    },
    { key: 'state', title: t('state'), width: 160, render: (row) => <RunStatus run={row} /> },
    {
      key: 'rows',
      title: t('rows'),
      align: 'end',
      width: 130,
      render: ({ rows, isCut }) => (rows === null ? null : isCut ? t('cut', { count: rows }) : rows),
    },
    {
      key: 'file',
      title: t('file'),
      width: 150,
      render: (row) => <DownloadButton report={report} run={row} />,
    },
  ];
}

/** Fetches the file of a run; whoever may no longer see what it shows reads why. */
function DownloadButton({ report, run }: { report: Report; run: ReportRun }) {
  const t = useText(messages);
  const file = useDownload(reports.file, {
    fileName: `${report.kind.toLowerCase().replaceAll('_', '-')}-${dayOf(run.askedAt, report.timeZone)}.${run.format.toLowerCase()}`,
    done: t('downloaded'),
    failed: t('unavailable'),
    onRefused(error) {
      toast.error(failureText(error));
      return true;
    },
  });
  if (run.status !== 'DONE') return null;
  const when = recordMoment(run.askedAt, report.timeZone);
  return (
    <Button
      size="small"
      icon={<Download size={14} aria-hidden />}
      aria-label={t('downloadOf', { when })}
      loading={file.isRunning}
      onClick={() => file.run({ params: { id: run.id } })}
    >
      {t('download')}
    </Button>
  );
}
