import type { RpaBotJob } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import type { messages } from './messages.ts';

/**
 * The words for how far a job is: what it stopped for, where a person is asked, else its stage. That nobody knows, or that
 * somebody does it by hand, says more than why.
 */
export const stateKeyOf = ({
  status,
  stage,
  question,
}: Pick<RpaBotJob, 'status' | 'stage' | 'question'>): keyof typeof messages.en => {
  const isOpen = status === 'NEEDS_HUMAN' && stage !== 'OUTCOME_UNKNOWN' && stage !== 'TAKEN_OVER';
  const isAsked = isOpen || stage === 'WITH_CLERK';
  return question && isAsked ? `short_${question}` : `stage_${stage}`;
};

/** Whether how far a job is says more than its status: a job that is canceled or done has come to its end. */
export const saysMore = ({ status, stage }: Pick<RpaBotJob, 'status' | 'stage'>): boolean =>
  status !== 'CANCELED' && stage !== 'DONE';
