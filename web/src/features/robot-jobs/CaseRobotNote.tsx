import { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { Bot } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ButtonLink, Note } from '../../shared/ui/index.ts';
import { stateKeyOf } from './job-state.ts';
import { messages } from './messages.ts';

/** The robot job of a case that waits for a person. */
export default function CaseRobotNote({ caseId }: { caseId: string }) {
  const t = useText(messages);
  const { data } = useCall(rpaBotJobs.list, { query: { caseId, status: 'NEEDS_HUMAN' }, quiet: true });
  const [job] = data?.rpaBotJobs ?? [];
  if (!job) return null;
  return (
    <Note
      tone={job.question === 'APPROVAL' ? 'desk' : 'hold'}
      icon={Bot}
      action={
        <ButtonLink to="/robot-jobs" search={{ caseId }}>
          {t('seeJob')}
        </ButtonLink>
      }
    >
      <p>{t('waitsOnCase', { kind: t(job.kind), state: t(stateKeyOf(job)) })}</p>
    </Note>
  );
}
