import {
  type DocketProposal,
  docketProposals,
  proposalStatuses,
} from '@writdesk/contract/docket-proposals/docket-proposals';
import { Link } from '@tanstack/react-router';
import { BookOpenCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
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
import { TwoLines } from '../../shared/ui/index.ts';
import { LineActs } from './LineActs.tsx';
import { messages } from './messages.ts';

const AcceptDialog = lazy(() => import('./AcceptDialog.tsx'));
const LineSheet = lazy(() => import('./LineSheet.tsx'));

/** A line that is looked at, or accepted. */
interface Chosen {
  act: 'open' | 'accept';
  proposal: DocketProposal;
}

const lineSearch = listSearch.extend({ caseId: choiceSearch, status: choiceSearch });
type LineSearch = ReturnType<typeof lineSearch.parse>;

/** What robots read on dockets: nothing of it counts until a person says yes. */
export default function DocketLinesPage() {
  const t = useText(messages);
  const list = useListSearch(lineSearch);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const query = useListQuery(docketProposals.list, list);
  const accept = (proposal: DocketProposal) => setChosen({ act: 'accept', proposal });
  const close = () => setChosen(null);
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
        columns={useColumns(accept)}
        onOpen={(proposal: DocketProposal) => setChosen({ act: 'open', proposal })}
        renderPhoneRow={(row) => (
          <TwoLines
            strong
            first={row.line}
            second={`${t(row.status)} · ${t(row.kind)} · ${row.case.title}`}
          />
        )}
        filters={[choiceOf(list, 'status', { name: t('status'), options: optionsOf(proposalStatuses, t) })]}
        empty={{ icon: BookOpenCheck, title: t('noLines'), text: t('noLinesText') }}
      />
      <Suspense>
        {chosen?.act === 'open' && (
          <LineSheet proposal={chosen.proposal} onAccept={() => accept(chosen.proposal)} onClose={close} />
        )}
        {chosen?.act === 'accept' && <AcceptDialog proposal={chosen.proposal} onClose={close} />}
      </Suspense>
    </>
  );
}

function useColumns(onAccept: (proposal: DocketProposal) => void): readonly Column<DocketProposal>[] {
  const t = useText(messages);
  const { holds } = usePerson();
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
            className="seen-page"
            aria-label={`${t(pictureUrl ? 'picture' : 'page')}. ${t('seeLine', { line })}`}
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
        const { status, decidedBy } = row;
        if (status !== 'OPEN') return <TwoLines first={t(status)} second={decidedBy} />;
        if (!holds('rpa-bot-job.work')) return t('OPEN');
        return <LineActs proposal={row} onAccept={() => onAccept(row)} />;
      },
    },
  ];
}
