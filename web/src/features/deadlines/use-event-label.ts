import type { DeadlineEvent } from '@writdesk/contract/deadline-values';
import { useText } from '../../shared/i18n/translate.ts';
import { eventWords, pastEventWords } from './event-words.ts';

/** `Notice ended` of a day that is over, `Notice ends` of one to come. */
export function useEventLabel() {
  const t = useText(eventWords);
  const tPast = useText(pastEventWords);
  return (event: DeadlineEvent, isOver: boolean) => (isOver && isToldPast(event) ? tPast(event) : t(event));
}

function isToldPast(event: DeadlineEvent): event is keyof (typeof pastEventWords)['en'] {
  return event in pastEventWords.en;
}
