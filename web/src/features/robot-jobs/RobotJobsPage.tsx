import { rpaBotJobKinds, rpaBotJobStatuses } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import { type RpaBotJob, rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { Link } from '@tanstack/react-router';
import { Bot, Hand } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  type Filter,
  type ListAddress,
  ListPage,
  listSearch,
  menuColumn,
  optionsOf,
  useListQuery,
  useListSearch,
  yesNoOptions,
} from '../../shared/table/index.ts';
import { PageFact, Status, TwoLines, NewButton } from '../../shared/ui/index.ts';
import { lookOf } from './job-look.ts';
import { type ChosenJob, JobActs } from './JobActs.tsx';
import { saysMore, stateKeyOf } from './job-state.ts';
import { messages } from './messages.ts';

const NewJobDialog = lazy(() => import('./NewJobDialog.tsx'));
const JobDialogs = lazy(() => import('./JobDialogs.tsx'));

const jobSearch = listSearch.extend({
  caseId: choiceSearch,
  status: choiceSearch,
  kind: choiceSearch,
  mine: choiceSearch,
});
type JobSearch = ReturnType<typeof jobSearch.parse>;

/** What robots do at the sites of courts, and what waits for a person: the reader’s own first. */
export default function RobotJobsPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const list = useListSearch(jobSearch);
  const [chosen, setChosen] = useState<ChosenJob | null>(null);
  const [isMaking, setMaking] = useState(false);
  const query = useListQuery(rpaBotJobs.list, list);
  return (
    <>
      <ListPage<RpaBotJob, JobSearch>
        name="robot-jobs"
        title={t('robotJobs')}
        actions={
          holds('rpa-bot-job.work') && <NewButton onClick={() => setMaking(true)}>{t('newJob')}</NewButton>
        }
        facts={<PageFact icon={<Hand size={16} aria-hidden />}>{t('byHandText')}</PageFact>}
        what={t('theJobs')}
        query={query}
        rows={query.data?.rpaBotJobs}
        list={list}
        columns={useColumns(setChosen)}
        renderPhoneRow={(row) => (
          <TwoLines
            strong
            first={`${t(row.kind)} · ${row.case.title}`}
            second={
              <>
                <Status of={lookOf(row)} /> {saysMore(row) && `· ${t(stateKeyOf(row))}`}
              </>
            }
          />
        )}
        onOpen={(job: RpaBotJob) => setChosen({ act: 'open', job })}
        filters={useJobFilters(list)}
        empty={{ icon: Bot, title: t('noJobs'), text: t('noJobsText') }}
      />
      <Suspense>
        {isMaking && <NewJobDialog onClose={() => setMaking(false)} />}
        {chosen && <JobDialogs {...chosen} onChoose={setChosen} onClose={() => setChosen(null)} />}
      </Suspense>
    </>
  );
}

function useColumns(onChoose: (chosen: ChosenJob) => void): readonly Column<RpaBotJob>[] {
  const t = useText(messages);
  return [
    {
      key: 'kind',
      title: t('kind'),
      always: true,
      width: '20%',
      render: ({ kind, filing }) => <TwoLines strong first={t(kind)} second={filing && t(filing)} />,
    },
    {
      key: 'case',
      title: t('case'),
      width: '24%',
      render: ({ case: of }) => (
        <TwoLines
          first={
            <Link to="/cases/$id" params={{ id: of.id }} title={of.title}>
              {of.title}
            </Link>
          }
          second={of.caseNumber ?? of.caseDraftNumber}
        />
      ),
    },
    {
      key: 'status',
      title: t('status'),
      always: true,
      render: (job) => (
        <TwoLines first={<Status of={lookOf(job)} />} second={saysMore(job) && t(stateKeyOf(job))} />
      ),
    },
    {
      key: 'who',
      title: t('who'),
      width: '14%',
      render: ({ takenOverBy }) => takenOverBy?.name ?? t('nobody'),
    },
    {
      key: 'updated',
      title: t('updated'),
      sort: 'updatedAt',
      width: 190,
      render: ({ updatedAt }) => recordMoment(updatedAt),
    },
    menuColumn(t('acts'), (job) => <JobActs job={job} onChoose={(act) => onChoose({ act, job })} />),
  ];
}

function useJobFilters(list: ListAddress<JobSearch>): readonly Filter[] {
  const t = useText(messages);
  return [
    choiceOf(list, 'status', { name: t('status'), options: optionsOf(rpaBotJobStatuses, t) }),
    choiceOf(list, 'kind', { name: t('kind'), options: optionsOf(rpaBotJobKinds, t) }),
    choiceOf(list, 'mine', {
      name: t('mine'),
      options: yesNoOptions(t('mineYes'), t('mineNo')),
      multiple: false,
    }),
  ];
}
