import { type Report, reports } from '@writdesk/contract/reports/reports';
import { useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { FileChartColumn, Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  Facts,
  LoadedPage,
  MoreMenu,
  PageFact,
  PageHead,
  RecordPage,
  Sheet,
  toast,
} from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { RunsSheet } from './RunsSheet.tsx';
import { useReportWords } from './use-report-words.ts';

const EditReportDialog = lazy(async () => ({
  default: (await import('./ReportDialogs.tsx')).EditReportDialog,
}));
const DeleteReportDialog = lazy(async () => ({
  default: (await import('./ReportDialogs.tsx')).DeleteReportDialog,
}));

/** One report: what it shows, when it is made, and its files. */
export default function ReportPage() {
  const t = useText(messages);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(reports.details, { params: { id }, quiet: true });
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null);
  const close = () => setDialog(null);
  return (
    <LoadedPage query={query} what={t('theReport')}>
      {(report) => (
        <>
          <RecordPage
            head={<Head report={report} onChoose={setDialog} />}
            side={<AboutSheets report={report} />}
          >
            <RunsSheet report={report} />
          </RecordPage>
          <Suspense>
            {dialog === 'edit' && <EditReportDialog report={report} onClose={close} />}
            {dialog === 'remove' && <DeleteReportDialog report={report} onClose={close} />}
          </Suspense>
        </>
      )}
    </LoadedPage>
  );
}

function Head({ report, onChoose }: { report: Report; onChoose: (dialog: 'edit' | 'remove') => void }) {
  const t = useText(messages);
  const { holds } = usePerson();
  const { id, name, kind } = report;
  const run = useAction(reports.run, { onDone: () => toast.success(name, { title: t('running') }) });
  return (
    <PageHead
      title={name}
      breadcrumb={[{ label: t('reports'), to: '/reports' }]}
      phone={{ backTo: '/reports', title: name }}
      facts={<PageFact icon={<FileChartColumn size={15} aria-hidden />}>{t(kind)}</PageFact>}
      actions={
        holds('report.update') && (
          <>
            <Button
              type="primary"
              icon={<Play size={16} aria-hidden />}
              loading={run.isRunning}
              onClick={() => run.run({ params: { id } })}
            >
              {t('run')}
            </Button>
            <MoreMenu
              items={[
                { key: 'edit', label: t('edit'), onSelect: () => onChoose('edit') },
                { key: 'remove', label: t('remove'), danger: true, onSelect: () => onChoose('remove') },
              ]}
            />
          </>
        )
      }
    />
  );
}

function AboutSheets({ report }: { report: Report }) {
  const t = useText(messages);
  const { periodOf, scheduleOf } = useReportWords();
  const { isClient } = usePerson();
  const { client, lawyer, kind, format, nextRunAt, timeZone, isPaused } = report;
  const whose =
    kind === 'ATTORNEY_WEEK'
      ? [{ label: t('lawyer'), value: lawyer?.name ?? t('ownCases') }]
      : isClient
        ? []
        : [{ label: t('company'), value: client?.name ?? t('anyCompany') }];
  return (
    <>
      <Sheet title={t('what')}>
        <Facts
          items={[
            { label: t('kind'), value: t(kind) },
            ...whose,
            { label: t('period'), value: periodOf(report) },
            { label: t('format'), value: t(format) },
          ]}
        />
      </Sheet>
      <Sheet title={t('schedule')}>
        <Facts
          items={[
            { label: t('frequency'), value: scheduleOf(report) },
            {
              label: t('next'),
              value: nextRunAt
                ? recordMoment(nextRunAt, timeZone)
                : t(isPaused && report.frequency !== 'ON_REQUEST' ? 'paused' : 'never'),
            },
          ]}
        />
      </Sheet>
    </>
  );
}
