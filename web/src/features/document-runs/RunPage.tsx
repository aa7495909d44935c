import { type DocumentRun, documentRuns, type RunCase } from '@writdesk/contract/documents/document-runs';
import { Link, useParams } from '@tanstack/react-router';
import { FileStack } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { proseMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type Column, DataTable } from '../../shared/table/index.ts';
import { EmptyState, LoadedPage, PageHead, RecordPage, TwoLines } from '../../shared/ui/index.ts';
import { usePolling } from '../../shared/ui/states/use-polling.ts';
import { messages } from './messages.ts';
import { useCaseResult } from './use-case-result.ts';

/** The documents of many cases as they are generated, and what each case waits for. */
export default function RunPage() {
  const t = useText(messages);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(documentRuns.details, { params: { id }, quiet: true });
  usePolling(query.data !== undefined && isRunning(query.data), () => void query.refetch());
  return (
    <LoadedPage query={query} what={t('theRun')}>
      {(run) => (
        <RecordPage head={<Head run={run} />}>
          <Cases query={query} rows={run.cases} />
        </RecordPage>
      )}
    </LoadedPage>
  );
}

const papersOf = ({ cases }: DocumentRun) => cases.flatMap(({ papers }) => papers);
const isMaking = ({ status }: RunCase['papers'][number]) => status === 'QUEUED' || status === 'GENERATING';
const isRunning = (run: DocumentRun) => run.finishedAt === null || papersOf(run).some(isMaking);

function Head({ run }: { run: DocumentRun }) {
  const t = useText(messages);
  const papers = papersOf(run);
  const count = (status: string) => papers.filter((paper) => paper.status === status).length;
  const waiting = papers.filter(({ documentId }) => documentId === null).length;
  const facts = [
    isRunning(run) && t('running', { done: run.doneCount, all: run.caseCount }),
    t('ready', { count: count('READY') }),
    count('FAILED') > 0 && t('failed', { count: count('FAILED') }),
    waiting > 0 && t('waiting', { count: waiting }),
    t('startedBy', { name: run.startedByName, at: proseMoment(run.startedAt) }),
  ];
  return (
    <PageHead
      title={t('title', { count: run.caseCount })}
      breadcrumb={[{ label: t('runs'), to: '/document-runs' }]}
      phone={{ backTo: '/document-runs', title: t('title', { count: run.caseCount }) }}
      facts={facts.filter(Boolean).join(' · ')}
    />
  );
}

type Query = Parameters<typeof DataTable<RunCase>>[0]['query'];

function Cases({ query, rows }: { query: Query; rows: readonly RunCase[] }) {
  const t = useText(messages);
  const resultOf = useCaseResult();
  const numberOf = ({ case: { caseNumber, caseDraftNumber } }: RunCase) => caseNumber ?? caseDraftNumber;
  const link = (row: RunCase) => (
    <Link to="/cases/$id" params={{ id: row.case.id }}>
      {row.case.title}
    </Link>
  );
  const columns: readonly Column<RunCase>[] = [
    {
      key: 'case',
      title: t('case'),
      always: true,
      render: (row) => <TwoLines strong first={link(row)} second={numberOf(row)} />,
    },
    {
      key: 'result',
      title: t('result'),
      render: (row) => {
        const { first, second } = resultOf(row);
        return <TwoLines first={first} second={second} />;
      },
    },
  ];
  return (
    <DataTable<RunCase>
      name="document-run"
      label={t('cases')}
      what={t('theRun')}
      query={query}
      rows={rows}
      rowKey={({ case: { id } }) => id}
      total={{ total: rows.length }}
      columns={columns}
      renderPhoneRow={(row) => {
        const { first, second } = resultOf(row);
        return <TwoLines strong first={link(row)} second={[first, second].filter(Boolean).join(' · ')} />;
      }}
      empty={<EmptyState icon={FileStack} title={t('nothing')} />}
    />
  );
}
