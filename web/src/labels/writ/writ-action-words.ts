import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import type { WritAction } from '@writdesk/contract/writs/writ-actions';
import { currentLocale } from '../../shared/i18n/locale.ts';
import { stateWords } from '../law/state-words.ts';

/** What an action on a writ is called: in full, where `{writ}` is the state’s own word, and on a narrow button. */
type Words = readonly [full: string, short: string];

const words: Readonly<Record<WritAction, { en: Words; es: Words }>> = {
  create: { en: ['Start the {writ}', 'Start writ'], es: ['Iniciar la {writ}', 'Iniciar orden'] },
  submit: {
    en: ['Send the questions to the company', 'Send questions'],
    es: ['Enviar las preguntas a la empresa', 'Enviar preguntas'],
  },
  'client-confirm': {
    en: ['Answer the questions', 'Answer'],
    es: ['Responder las preguntas', 'Responder'],
  },
  'request-resubmit': {
    en: ['Request a new submission', 'Send back'],
    es: ['Pedir un nuevo envío', 'Devolver'],
  },
  reviewed: { en: ['Sign the {writ}', 'Sign'], es: ['Firmar la {writ}', 'Firmar'] },
  file: { en: ['Record the filing', 'Record filing'], es: ['Registrar la presentación', 'Presentada'] },
  issue: { en: ['Record the issue', 'Record issue'], es: ['Registrar la emisión', 'Emitida'] },
  post: { en: ['Record the posting', 'Record posting'], es: ['Registrar la fijación', 'Fijada'] },
  execute: { en: ['Record possession', 'Possession'], es: ['Registrar la posesión', 'Posesión'] },
  'return-unexecuted': {
    en: ['Record a return unexecuted', 'Returned'],
    es: ['Registrar la devolución sin ejecutar', 'Devuelta'],
  },
  stay: { en: ['Stay the {writ}', 'Stay'], es: ['Suspender la {writ}', 'Suspender'] },
  resume: { en: ['Resume the {writ}', 'Resume'], es: ['Reanudar la {writ}', 'Reanudar'] },
  cancel: { en: ['Cancel the {writ}', 'Cancel writ'], es: ['Cancelar la {writ}', 'Cancelar'] },
  expire: { en: ['Let the {writ} expire', 'Expire'], es: ['Dejar vencer la {writ}', 'Vencer'] },
};

/** `Start the warrant of eviction`; a company’s people only request it. */
export function writActLabel(action: WritAction, terms: PackTerms | null, isClient = false): string {
  const locale = currentLocale();
  const { writ } = stateWords(terms, locale);
  if (action === 'create' && isClient)
    return locale === 'es' ? `Solicitar la ${writ}` : `Request the ${writ}`;
  return words[action][locale][0].replace('{writ}', writ);
}

/** The same in a few letters, for the button of a list’s row. */
export function writActButton(action: WritAction, isClient = false): string {
  const locale = currentLocale();
  if (action === 'create' && isClient) return locale === 'es' ? 'Solicitar' : 'Request writ';
  return words[action][locale][1];
}
