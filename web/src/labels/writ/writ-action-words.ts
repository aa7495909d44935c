import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import type { WritAction } from '@writdesk/contract/writs/writ-actions';
import { writWords } from '@writdesk/contract/writs/writ-words';
import { currentLocale } from '../../shared/i18n/locale.ts';
import { stateWords } from '../law/state-words.ts';

/** `Start the warrant of eviction`; a company’s people only request it. */
export function writActLabel(action: WritAction, terms: PackTerms | null, isClient = false): string {
  const locale = currentLocale();
  const { writ } = stateWords(terms, locale);
  if (action === 'create' && isClient)
    return locale === 'es' ? `Solicitar la ${writ}` : `Request the ${writ}`;
  return writWords[action][locale].full.replace('{writ}', writ);
}

/** The same in a few letters, for the button of a list’s row. */
export function writActButton(action: WritAction, isClient = false): string {
  const locale = currentLocale();
  if (action === 'create' && isClient) return locale === 'es' ? 'Solicitar' : 'Request writ';
  return writWords[action][locale].short;
}

/** `Filing recorded`: that it was done, for messages; a company’s people have requested a writ, not started it. */
export function writActDone(action: WritAction, isClient = false): string {
  const locale = currentLocale();
  if (action === 'create' && isClient) return locale === 'es' ? 'Orden solicitada' : 'Writ requested';
  return writWords[action][locale].done;
}
