import { documentRuns, type ListedRun } from '@writdesk/contract/documents/document-runs';
import { useNavigate } from '@tanstack/react-router';
import { FileStack } from 'lucide-react';
import { proseMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type Column, ListPage, listSearch, useListQuery, useListSearch } from '../../shared/table/index.ts';
import { TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

type RunSearch = ReturnType<typeof listSearch.parse>;

/** The generations of the firm: of how many cases, what each made, and what it left. */
export default function RunsPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const list = useListSearch(listSearch);
  const query = useListQuery(documentRuns.list, list);
  const stateOf = ({ finishedAt, doneCount: done, caseCount: all }: ListedRun) =>
    finishedAt === null ? t('running', { done, all }) : t('done');
  const leftOf = ({ leftCount, failedCount }: ListedRun) =>
    [t('leftCases', { count: leftCount }), failedCount > 0 && t('failedCases', { count: failedCount })]
      .filter(Boolean)
      .join(' · ');
  const madeOf = ({ paperCount }: ListedRun) => t('ready', { count: paperCount });
  const columns: readonly Column<ListedRun>[] = [
    {
      key: 'started',
      title: t('started'),
      always: true,
      render: (run) => <TwoLines strong first={proseMoment(run.startedAt)} second={run.startedByName} />,
    },
    {
      key: 'cases',
      title: t('cases'),
      width: 200,
      render: (run) => <TwoLines first={t('caseCount', { count: run.caseCount })} second={stateOf(run)} />,
    },
    { key: 'documents', title: t('documents'), width: 220, render: madeOf },
    { key: 'left', title: t('left'), width: 220, render: leftOf },
  ];
  return (
    <ListPage<ListedRun, RunSearch>
      name="document-runs"
      title={t('runs')}
      what={t('theRuns')}
      query={query}
      rows={query.data?.runs}
      list={list}
      columns={columns}
      filters={[]}
      renderPhoneRow={(run) => (
        <TwoLines
          strong
          first={`${proseMoment(run.startedAt)} · ${t('caseCount', { count: run.caseCount })}`}
          second={[stateOf(run), madeOf(run), run.leftCount > 0 && `${t('left')}: ${leftOf(run)}`]
            .filter(Boolean)
            .join(' · ')}
        />
      )}
      onOpen={({ id }) => void navigate({ to: '/document-runs/$id', params: { id } })}
      empty={{ icon: FileStack, title: t('noRuns'), text: t('noRunsText') }}
    />
  );
}
