import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import { useLocale } from '../../shared/i18n/locale.ts';
import { translate } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { companyEventWords, eventWords, pastEventWords, stateEventWords } from './event-words.ts';
import { stateWords } from './state-words.ts';

/**
 * `Notice ended` of a day that is over, `Notice ends` of one to come; a company reads whose answer is due.
 * @param terms of the court's state: `Warrant of eviction on or after`.
 */
export function useEventLabel(terms: PackTerms | null = null) {
  useLocale();
  const { isClient } = usePerson();
  return (event: DeadlineEvent, isOver: boolean) => eventLabel(event, terms, { isOver, isClient });
}

/** The same of a day of either kind, by the name that an event carries; one that isn't known keeps it. */
export function eventLabel(
  event: string,
  terms: PackTerms | null,
  { isOver = false, isClient = false } = {},
): string {
  if (isOver && isOf(pastEventWords.en, event)) return translate(pastEventWords, event);
  if (isClient && isOf(companyEventWords.en, event)) return translate(companyEventWords, event);
  if (terms && isOf(stateEventWords.en, event))
    return translate(stateEventWords, event, { ...stateWords(terms) });
  return isOf(eventWords.en, event) ? translate(eventWords, event) : event;
}

function isOf<K extends string>(words: Readonly<Record<K, string>>, event: string): event is K {
  return Object.hasOwn(words, event);
}
