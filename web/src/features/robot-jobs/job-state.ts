import type { RpaBotJob } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { sayFault } from '../../shared/i18n/sentences.ts';
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

/** Questions that say all by themselves; at the others the robot says what exactly it found. */
const plain: readonly (RpaBotJob['question'] & string)[] = [
  'APPROVAL',
  'FEE',
  'CAPTCHA',
  'SECOND_FACTOR',
  'WRONG_PASSWORD',
  'NO_CREDENTIAL',
  'NO_BROWSER',
  'NO_ROBOT',
  'TERMS',
  'PAUSED',
];

/** What was said last: by the robot in the reader’s language, or by a person as they typed it; null where the question says it. */
export function lastWords({
  question,
  lastMessage,
  lastFault,
}: Pick<RpaBotJob, 'question' | 'lastMessage' | 'lastFault'>): string | null {
  if (question !== null && (lastFault === null || plain.includes(question))) return null;
  return lastFault ? sayFault(lastFault, lastMessage ?? '') : lastMessage;
}
