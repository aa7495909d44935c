import type { RpaBotJob } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import type { messages } from './messages.ts';

/** The words for how far a job is: what it stopped for, where a person is asked, else its stage. */
export const stateKeyOf = ({
  status,
  stage,
  question,
}: Pick<RpaBotJob, 'status' | 'stage' | 'question'>): keyof typeof messages.en =>
  question && (status === 'NEEDS_HUMAN' || stage === 'WITH_CLERK') ? `short_${question}` : `stage_${stage}`;
