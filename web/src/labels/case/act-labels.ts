/**
 * What the actions on a case, their results and the dates of a case are called, for every screen: buttons and menus,
 * work queues, previews and timelines.
 */
import { actionWords } from '@writdesk/contract/cases/action-words';
import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import { listDay, timeAt } from '../../shared/formats/dates.ts';
import { defineMessages } from '../../shared/i18n/define-messages.ts';
import { currentLocale } from '../../shared/i18n/locale.ts';
import { translate } from '../../shared/i18n/translate.ts';
import type { Person } from '../../shared/person/index.ts';
import { stateWords } from '../law/state-words.ts';
import { otherSenses } from './action-screens.ts';

/** What a label may need to know of the case, and of who reads it. */
export interface ActContext {
  status?: CaseStatus;
  /** The company asks where the firm acts. */
  isClient?: boolean;
  /** All that the firm asked is answered: what is left is to send it. */
  isAnswered?: boolean;
}

/** `Send to attorney review`: on a page's button, in a menu, as the title of a work queue's row. */
export function actLabel(action: string, about: ActContext = {}): string {
  return wordsOf(action, about)[0];
}

/** The same on the one primary button: a company that was asked something answers by correcting the case. */
export function primaryLabel(action: string, about: ActContext): string {
  return actLabel(action === 'save' ? 'submit' : action, about);
}

/** `Send to review`: the same in at most 16 letters, for a work queue's button. */
export function actButtonLabel(action: string, about: ActContext = {}): string {
  return wordsOf(action, about)[1];
}

const fromWords = defineMessages({
  en: { actFrom: '{act}, from {day}' },
  es: { actFrom: '{act}, desde el {day}' },
});

/** `Request default, from Tue Dec 1`: before its lawful day an action is named with that day. */
export const labelFrom = (label: string, from: string | null | undefined, today: string): string =>
  from ? translate(fromWords, 'actFrom', { act: label, day: listDay(from, today) }) : label;

/** `Sent to attorney review`: that it was done, for timelines and messages. */
export function actDoneLabel(action: string, about: ActContext = {}): string {
  return wordsOf(action, about)[2];
}

/** Whether the action has words here; an action of another noun has none. */
export function hasActLabel(action: string): action is CaseAction {
  return Object.hasOwn(actionWords, action);
}

const allWords = { ...actionWords, ...otherSenses };

function wordsOf(action: string, about: ActContext) {
  const key = keyOf(action, about);
  return allWords[Object.hasOwn(allWords, key) ? (key as keyof typeof allWords) : 'open'][currentLocale()];
}

/** The same action has another name where its case or its reader gives it another sense. */
function keyOf(action: string, { status, isClient, isAnswered }: ActContext): string {
  if (action === 'submit' && status === 'RETURNED_TO_CLIENT') return isAnswered ? 'send-answer' : 'answer';
  if (action === 'submit' && status === 'DRAFT' && isClient) return 'finish';
  if (action === 'initial-check' && status === 'RETURNED_TO_PROCESSOR') return 'resume-check';
  const isResent = action === 'send-for-filing' || action === 'sent-for-serving';
  if (isResent && status === 'RETURNED_TO_PROCESSOR') return 'send-again';
  // A case that is on no docket has no hearing that could have been held.
  if (action === 'awaiting-judgment' && status !== undefined && status !== 'ON_DOCKET')
    return 'request-default';
  if (action === 'apply-to-docket' && status === 'ON_DOCKET') return 'move-docket';
  // The firm agrees the day with the officer; a company can only propose one.
  if (action === 'set-lockout-date' && isClient) return 'propose-lockout';
  const isBeforeFiling = status !== undefined && beforeFiling.includes(status);
  if (action === 'dismiss-case' && isClient && !isBeforeFiling) return 'ask-dismissal';
  return action;
}

const beforeFiling: readonly CaseStatus[] = [
  'PAYMENT_HOLD',
  'INTAKE',
  'INITIAL_CHECK',
  'REVIEW',
  'RETURNED_TO_CLIENT',
];

const nextDateWords = defineMessages({
  en: {
    PAYMENT_DUE: 'Payment due',
    INITIAL_CHECK_DUE: 'Initial check due',
    REVIEW_DUE: 'To attorney review',
    SIGNATURE_DUE: 'Signature due',
    CLIENT_ANSWER_DUE: 'Client’s answer due',
    OWN_ANSWER_DUE: 'Your answer due',
    COMPANY_ANSWER_DUE: 'Company’s answer due',
    FIX_DUE: 'Fixes due',
    CASE_NUMBER_DUE: 'Case number due',
    SERVING_DUE: 'Send for serving',
    RETURN_DUE: 'Return of service',
    DOCKET_DUE: 'Apply to docket',
    FILING_DUE: 'File with the court',
    HEARING: 'Hearing',
    JUDGMENT_DUE: 'Judgment due',
    WRIT_FROM: '{Writ} from',
    EXECUTION_APPLY_BY: 'Apply for execution by',
    ALT_OFFICER_FROM: 'Another officer from',
    LOCKOUT: 'Lockout',
    REGISTRY_DUE: 'Registry payment due',
    STIPULATION_DUE: 'Due by agreement',
  },
  es: {
    PAYMENT_DUE: 'Pago pendiente',
    INITIAL_CHECK_DUE: 'Revisión inicial',
    REVIEW_DUE: 'A revisión del abogado',
    SIGNATURE_DUE: 'Firma pendiente',
    CLIENT_ANSWER_DUE: 'Respuesta del cliente',
    OWN_ANSWER_DUE: 'Su respuesta',
    COMPANY_ANSWER_DUE: 'Respuesta de la empresa',
    FIX_DUE: 'Correcciones',
    CASE_NUMBER_DUE: 'Número de caso',
    SERVING_DUE: 'Enviar a notificar',
    RETURN_DUE: 'Acta de notificación',
    DOCKET_DUE: 'Poner en agenda',
    FILING_DUE: 'Presentar al tribunal',
    HEARING: 'Audiencia',
    JUDGMENT_DUE: 'Fallo pendiente',
    // In a list they have the room of a date: the English word behind the Spanish one would be cut.
    WRIT_FROM: 'Orden desde',
    EXECUTION_APPLY_BY: 'Solicitar ejecución hasta el',
    ALT_OFFICER_FROM: 'Otro oficial desde',
    LOCKOUT: 'Lanzamiento',
    REGISTRY_DUE: 'Pago al registro',
    STIPULATION_DUE: 'Vence según el acuerdo',
  },
});
type NextDateKind = keyof (typeof nextDateWords)['en'];

/** What waits for nobody: it happens, or may be done from then on. Everything else can be late. */
const events: readonly string[] = [
  'HEARING',
  'WRIT_FROM',
  'ALT_OFFICER_FROM',
  'LOCKOUT',
] satisfies NextDateKind[];

/** For `<DayWithDistance kind>`: whether somebody has to act by that day. */
export function nextDateSort(kind: string | null): 'due' | 'event' {
  return kind !== null && events.includes(kind) ? 'event' : 'due';
}

/**
 * The kind as its reader knows it: what a firm waits for from its client, those owe who answer for the company. An owner of units or
 * a viewer only reads that the company does.
 */
export function kindFor(kind: string | null, { isClient, holds }: Pick<Person, 'isClient' | 'holds'>) {
  if (!isClient || kind !== 'CLIENT_ANSWER_DUE') return kind;
  return holds('case.save') ? 'OWN_ANSWER_DUE' : 'COMPANY_ANSWER_DUE';
}

/**
 * `Return of service`, and `Hearing 9:00 AM` where the hour is known. '' for a kind without words.
 * @param terms of the court’s state: `Warrant of eviction from`.
 */
export function nextDateLabel(
  kind: string | null,
  terms: PackTerms | null,
  hearing: { at: string | null; timeZone: string } | null = null,
): string {
  if (kind === null || !(kind in nextDateWords.en)) return '';
  const words = translate(nextDateWords, kind as NextDateKind, { ...stateWords(terms) });
  return kind === 'HEARING' && hearing?.at ? `${words} ${timeAt(hearing.at, hearing.timeZone)}` : words;
}
