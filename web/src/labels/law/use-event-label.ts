import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import { translate, useText } from '../../shared/i18n/translate.ts';
import { eventWords, pastEventWords, stateEventWords } from './event-words.ts';
import { stateWords } from './state-words.ts';

/**
 * `Notice ended` of a day that is over, `Notice ends` of one to come.
 * @param terms of the court's state: `Warrant of eviction on or after`.
 */
export function useEventLabel(terms: PackTerms | null = null) {
  const t = useText(eventWords);
  const tPast = useText(pastEventWords);
  const tState = useText(stateEventWords);
  return (event: DeadlineEvent, isOver: boolean) => {
    if (isOver && hasPastName(event)) return tPast(event);
    return terms && isOfState(event) ? tState(event, { ...stateWords(terms) }) : t(event);
  };
}

/** The same of a day of either kind, by the name that an event carries; one that isn't known keeps it. */
export function eventLabel(event: string, terms: PackTerms | null): string {
  if (isOfState(event)) return translate(stateEventWords, event, { ...stateWords(terms) });
  return isKnown(event) ? translate(eventWords, event) : event;
}

function isKnown(event: string): event is DeadlineEvent {
  return event in eventWords.en;
}

function hasPastName(event: DeadlineEvent): event is keyof (typeof pastEventWords)['en'] {
  return event in pastEventWords.en;
}

function isOfState(event: string): event is keyof (typeof stateEventWords)['en'] {
  return event in stateEventWords.en;
}
