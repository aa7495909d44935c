import {
  type DocketProposal,
  docketProposals,
  proposalStatuses,
} from '@writdesk/contract/docket-proposals/docket-proposals';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { BookOpenCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  ListPage,
  listSearch,
  optionsOf,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { toast, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const AcceptDialog = lazy(() => import('./AcceptDialog.tsx'));

const lineSearch = listSearch.extend({ caseId: choiceSearch, status: choiceSearch });
type LineSearch = ReturnType<typeof lineSearch.parse>;

/** What robots read on dockets: nothing of it counts until a person says yes. */
export default function DocketLinesPage() {
  const t = useText(messages);
  const list = useListSearch(lineSearch);
  const [chosen, setChosen] = useState<DocketProposal | null>(null);
  const query = useListQuery(docketProposals.list, list);
  return (
    <>
      <ListPage<DocketProposal, LineSearch>
        name="docket-lines"
        title={t('docketLines')}
        facts={t('linesText')}
        what={t('theLines')}
        query={query}
        rows={query.data?.proposals}
        list={list}
        columns={useColumns(setChosen)}
        renderPhoneRow={(row) => (
          <TwoLines strong first={row.line} second={`${t(row.kind)} · ${row.case.title}`} />
        )}
        filters={[choiceOf(list, 'status', { name: t('status'), options: optionsOf(proposalStatuses, t) })]}
        empty={{ icon: BookOpenCheck, title: t('noLines'), text: t('noLinesText') }}
      />
      <Suspense>{chosen && <AcceptDialog proposal={chosen} onClose={() => setChosen(null)} />}</Suspense>
    </>
  );
}

function useColumns(onAccept: (proposal: DocketProposal) => void): readonly Column<DocketProposal>[] {
  const t = useText(messages);
  const { holds } = usePerson();
  const aside = useAction(docketProposals.setAside);
  return [
    {
      key: 'line',
      title: t('line'),
      always: true,
      width: '34%',
      render: ({ line, lineOn }) => <TwoLines strong first={line} second={lineOn && recordDay(lineOn)} />,
    },
    {
      key: 'kind',
      title: t('kind'),
      width: '14%',
      render: ({ kind, confidence }) => (
        <TwoLines first={t(kind)} second={kind === 'UNKNOWN' ? null : t('sure', { confidence })} />
      ),
    },
    {
      key: 'case',
      title: t('case'),
      render: ({ case: of }) => (
        <TwoLines
          first={
            <Link to="/cases/$id" params={{ id: of.id }} title={of.title}>
              {of.title}
            </Link>
          }
          second={of.caseNumber}
        />
      ),
    },
    {
      key: 'seen',
      title: t('seen'),
      width: 110,
      render: ({ pictureUrl, pageUrl, line }) =>
        (pictureUrl ?? pageUrl) && (
          <a
            href={pictureUrl ?? pageUrl ?? ''}
            target="_blank"
            rel="noreferrer"
            aria-label={t('seeLine', { line })}
          >
            {t(pictureUrl ? 'picture' : 'page')}
          </a>
        ),
    },
    {
      key: 'acts',
      title: t('decision'),
      always: true,
      width: 260,
      render: (row) => {
        const { id, status, version, kind, line, decidedBy } = row;
        if (status !== 'OPEN') return <TwoLines first={t(status)} second={decidedBy} />;
        if (!holds('rpa-bot-job.work')) return t('OPEN');
        const setAside = () =>
          void aside.runAsync({ params: { id }, body: { version } }).then(
            () => toast.success(line, { title: t('SET_ASIDE') }),
            () => undefined,
          );
        return (
          <>
            {kind !== 'UNKNOWN' && (
              <Button
                size="small"
                type="primary"
                aria-label={t('acceptLine', { line })}
                onClick={() => onAccept(row)}
              >
                {t('accept')}
              </Button>
            )}{' '}
            <Button size="small" aria-label={t('asideLine', { line })} onClick={setAside}>
              {t('setAside')}
            </Button>
          </>
        );
      },
    },
  ];
}
