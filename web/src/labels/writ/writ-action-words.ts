import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import type { WritAction } from '@writdesk/contract/writs/writ-actions';
import { currentLocale } from '../../shared/i18n/locale.ts';
import { stateWords } from '../law/state-words.ts';

/** What an action on a writ is called: in full, where `{writ}` is the state’s own word, on a narrow button, and as something done. */
type Words = readonly [full: string, short: string, done: string];

const words: Readonly<Record<WritAction, { en: Words; es: Words }>> = {
  create: {
    en: ['Start the {writ}', 'Start writ', 'Writ started'],
    es: ['Iniciar la {writ}', 'Iniciar orden', 'Orden iniciada'],
  },
  submit: {
    en: ['Send the questions to the company', 'Send questions', 'Questions sent to the company'],
    es: ['Enviar las preguntas a la empresa', 'Enviar preguntas', 'Preguntas enviadas a la empresa'],
  },
  'client-confirm': {
    en: ['Answer the questions', 'Answer', 'Your answers are signed and sent'],
    es: ['Responder las preguntas', 'Responder', 'Respuestas firmadas y enviadas'],
  },
  'request-resubmit': {
    en: ['Request a new submission', 'Send back', 'New submission requested'],
    es: ['Pedir un nuevo envío', 'Devolver', 'Nuevo envío solicitado'],
  },
  reviewed: {
    en: ['Sign the {writ}', 'Sign', 'Writ signed'],
    es: ['Firmar la {writ}', 'Firmar', 'Orden firmada'],
  },
  file: {
    en: ['Record the filing', 'Record filing', 'Filing recorded'],
    es: ['Registrar la presentación', 'Presentada', 'Presentación registrada'],
  },
  issue: {
    en: ['Record the issue', 'Record issue', 'Issue recorded'],
    es: ['Registrar la emisión', 'Emitida', 'Emisión registrada'],
  },
  post: {
    en: ['Record the posting', 'Record posting', 'Posting recorded'],
    es: ['Registrar la fijación', 'Fijada', 'Fijación registrada'],
  },
  execute: {
    en: ['Record possession', 'Possession', 'Possession recorded'],
    es: ['Registrar la posesión', 'Posesión', 'Posesión registrada'],
  },
  'return-unexecuted': {
    en: ['Record a return unexecuted', 'Returned', 'Return recorded'],
    es: ['Registrar la devolución sin ejecutar', 'Devuelta', 'Devolución registrada'],
  },
  stay: {
    en: ['Stay the {writ}', 'Stay', 'Writ stayed'],
    es: ['Suspender la {writ}', 'Suspender', 'Orden suspendida'],
  },
  resume: {
    en: ['Resume the {writ}', 'Resume', 'Writ resumed'],
    es: ['Reanudar la {writ}', 'Reanudar', 'Orden reanudada'],
  },
  cancel: {
    en: ['Cancel the {writ}', 'Cancel writ', 'Writ canceled'],
    es: ['Cancelar la {writ}', 'Cancelar', 'Orden cancelada'],
  },
  expire: {
    en: ['Let the {writ} expire', 'Expire', 'Writ expired'],
    es: ['Dejar vencer la {writ}', 'Vencer', 'Orden vencida'],
  },
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

/** `Filing recorded`: that it was done, for messages; a company’s people have requested a writ, not started it. */
export function writActDone(action: WritAction, isClient = false): string {
  const locale = currentLocale();
  if (action === 'create' && isClient) return locale === 'es' ? 'Orden solicitada' : 'Writ requested';
  return words[action][locale][2];
}
