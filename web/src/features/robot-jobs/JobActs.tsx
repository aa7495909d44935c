import { type RpaBotJob, rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type MenuItem, MoreMenu, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

export type JobAct = 'open' | 'complete' | 'resolve';
export interface ChosenJob {
  act: JobAct;
  job: RpaBotJob;
}

/** What may be done with a job, behind three dots. */
export function JobActs({ job, onChoose }: { job: RpaBotJob; onChoose: (act: JobAct) => void }) {
  const t = useText(messages);
  const { quick } = useQuickActs(job, () => onChoose('open'));
  const items: MenuItem[] = [
    { key: 'open', label: t('open'), onSelect: () => onChoose('open') },
    ...quick,
    ...(job.can.complete
      ? [{ key: 'complete', label: `${t('complete')}…`, onSelect: () => onChoose('complete') }]
      : []),
    ...(job.can.resolve
      ? [{ key: 'resolve', label: `${t('resolve')}…`, onSelect: () => onChoose('resolve') }]
      : []),
  ];
  return <MoreMenu size="small" items={items} label={t('actsFor', { name: job.case.title })} />;
}

/** What takes one press. @param onTaken shows the sheet to whoever has taken the job over. */
export function useQuickActs(job: RpaBotJob, onTaken?: () => void): { quick: MenuItem[] } {
  const t = useText(messages);
  const takeOver = useAction(rpaBotJobs.takeOver);
  const giveBack = useAction(rpaBotJobs.giveBack);
  const retry = useAction(rpaBotJobs.retry);
  const cancel = useAction(rpaBotJobs.cancel);
  const askClerk = useAction(rpaBotJobs.askClerk);
  const { can, id, version, case: of } = job;
  const given = { params: { id }, body: { version } };
  const done = (title: string, next?: () => void) => () => {
    toast.success(of.title, { title });
    next?.();
  };
  const failed = () => undefined;
  const item = (
    key: 'takeOver' | 'giveBack' | 'retry' | 'askClerk' | 'cancel',
    onSelect: () => void,
  ): MenuItem => ({
    key,
    label: t(key),
    danger: key === 'cancel',
    onSelect,
  });
  const quick = [
    can.takeOver &&
      item('takeOver', () => void takeOver.runAsync(given).then(done(t('taken'), onTaken), failed)),
    can.giveBack && item('giveBack', () => void giveBack.runAsync(given).then(done(t('givenBack')), failed)),
    can.retry && item('retry', () => void retry.runAsync(given).then(done(t('retried')), failed)),
    can.askClerk && item('askClerk', () => void askClerk.runAsync(given).then(done(t('clerkAsked')), failed)),
    can.cancel && item('cancel', () => void cancel.runAsync(given).then(done(t('canceled')), failed)),
  ].filter((one) => one !== false);
  return { quick };
}
