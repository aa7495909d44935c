import type { RouteReply } from '@writdesk/contract/route';
import { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { CircleHelp, TriangleAlert } from 'lucide-react';
import { useAction } from '../../shared/api/index.ts';
import { recordDay, recordMoment } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Note, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

type Details = RouteReply<typeof rpaBotJobs.details>;

/** What the robot stopped for, and what the clerk sent back. */
export function JobDecision({ job }: { job: Details }) {
  const t = useText(messages);
  const { question, status, rejection, can } = job;
  const isAsked = question !== null && (status === 'NEEDS_HUMAN' || job.stage === 'WITH_CLERK');
  if (!isAsked && !rejection) return null;
  return (
    <>
      {isAsked && (
        <Note
          tone={question === 'APPROVAL' ? 'desk' : 'hold'}
          icon={CircleHelp}
          action={can.approve && <Approve job={job} />}
        >
          {t(`question_${question}`)}
        </Note>
      )}
      {rejection && (
        <Note tone="stop" icon={TriangleAlert}>
          {t('rejected', { code: rejection.code, words: rejection.words ?? '' })}{' '}
          {rejection.resubmitBy && t('resubmitBy', { day: recordDay(rejection.resubmitBy) })}
        </Note>
      )}
    </>
  );
}

/** Where it is filed, for how much, and when. */
export function useFilingFacts(job: Details | undefined): { label: string; value: ReactNode }[] {
  const t = useText(messages);
  if (!job) return [];
  const { status, feeCents, expectedFeeCents, filingDay, notBefore, can } = job;
  const isOtherFee = expectedFeeCents !== null && expectedFeeCents !== feeCents;
  return [
    { label: t('portal'), value: job.portal?.name },
    { label: t('approvedBy'), value: job.approvedBy },
    { label: t('fee'), value: feeCents !== null && formatMoney(feeCents) },
    { label: t('expectedFee'), value: isOtherFee && formatMoney(expectedFeeCents) },
    { label: t('laterThan'), value: status === 'QUEUED' && notBefore && recordMoment(notBefore) },
    { label: t('filingDay'), value: can.approve && filingDay && recordDay(filingDay) },
  ];
}

function Approve({ job }: { job: Details }) {
  const t = useText(messages);
  const approve = useAction(rpaBotJobs.approve);
  const { id, version, readyHash, feeCents } = job;
  const press = () =>
    void approve.runAsync({ params: { id }, body: { version, readyHash: readyHash ?? '' } }).then(
      () => toast.success(job.case.title, { title: t('approved') }),
      () => undefined,
    );
  return (
    <Button type="primary" loading={approve.isRunning} onClick={press}>
      {feeCents === null ? t('approve') : t('approveFor', { fee: formatMoney(feeCents) })}
    </Button>
  );
}
