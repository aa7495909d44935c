import { Link } from '@tanstack/react-router';
import { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { useCall } from '../../../shared/api/index.ts';
import { formatCount } from '../../../shared/formats/money.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Sheet, TwoLines } from '../../../shared/ui/index.ts';
import { useJobWords } from '../../robot-jobs/index.ts';
import { workMessages as messages } from '../work-messages.ts';

const SHOWN = 5;
const status = 'NEEDS_HUMAN,FAILED';

/** The robot jobs that go on only when a person has answered, in the order in which they are answered. */
export function RobotsWaiting() {
  const t = useText(messages);
  const wordsOf = useJobWords();
  const { data } = useCall(rpaBotJobs.list, {
    query: { status, size: SHOWN },
    keepPrevious: true,
    quiet: true,
  });
  if (!data) return null;
  return (
    <Sheet
      title={t('robots')}
      extra={
        data.total > 0 && (
          <Link to="/robot-jobs" search={{ status }}>
            {t('allOf', { count: formatCount(data.total) })}
          </Link>
        )
      }
    >
      {data.total === 0 && <p className="dash-said">{t('noRobots')}</p>}
      <ul className="dash-list">
        {data.rpaBotJobs.map((job) => (
          <li key={job.id}>
            <TwoLines
              strong
              first={
                <Link to="/robot-jobs" search={{ caseId: job.case.id }}>
                  {job.case.title}
                </Link>
              }
              second={wordsOf(job)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
