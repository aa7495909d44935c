import type { RpaBotJob } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { useText } from '../../shared/i18n/translate.ts';
import { stateKeyOf } from './job-state.ts';
import { messages } from './messages.ts';

/** Says what is done, and how far it is: `File electronically · Proof of being a person`. */
export function useJobWords() {
  const t = useText(messages);
  return (job: RpaBotJob): string => `${t(job.kind)} · ${t(stateKeyOf(job))}`;
}
