import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import type { OtherEventData, OtherEventKind } from '@writdesk/contract/cases/case-events';
import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import { actDoneLabel, hasActLabel } from '../../../../labels/case/act-labels.ts';
import { listDay, proseDay, timeAt } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import type { Values } from '../../../../shared/i18n/translate.ts';
import { currentLocale } from '../../../../shared/i18n/locale.ts';
import { translate } from '../../../../shared/i18n/translate.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { stateName } from '../../../../labels/law/states.ts';
import { eventLabel } from '../../../../labels/law/use-event-label.ts';
import { courtFactWord } from '../court-fact-words.ts';
import { outcomes } from '../../../../labels/case/court-words.ts';
import { closureWords, denyWords, dismissWords, reasonWords } from '../../../../labels/case/reason-words.ts';
import { plainWords, wordOf } from '../../../../shared/i18n/word-list.ts';
import { numberIn, recordsIn, textIn, textsIn, type EventData } from './event-data.ts';
import { fieldNames } from './field-names.ts';
import { messages } from './sentence-messages.ts';

/** An event of a case, e.g. `case.add-case-number` with the number and the day of filing. */
export interface CaseEvent {
  kind: string;
  data: EventData;
}

/** What a sentence takes from the case. */
export interface Teller {
  /** `Fulton Magistrate`. */
  court: string;
  /** Today at the courthouse. */
  today: string;
  /** What the law of the court’s state calls the writ and the parties. */
  terms: PackTerms | null;
}

/** Says an event as one sentence of the trade: `Filed in Fulton Magistrate, 24ED012345, June 22`. */
export function sentenceOf({ kind, data }: CaseEvent, teller: Teller): string {
  // Its kind names the shape of its facts; an older event may know fewer of them.
  if (Object.hasOwn(others, kind)) return others[kind as OtherEventKind](data, teller);
  const action = kind.slice(kind.indexOf('.') + 1);
  const say = kind.startsWith('case.') && sentences[action as CaseAction];
  if (say) return say(data, teller);
  return hasActLabel(action) ? actDoneLabel(action) : plainWords(action);
}

type Key = keyof (typeof messages)['en'];
const t = (key: Key, values?: Values) => translate(messages, key, values);

type Sentence = (data: EventData, teller: Teller) => string;

/** Where the words of what was done say too little. */
const sentences: Readonly<Partial<Record<CaseAction, Sentence>>> = {
  'create-draft': () => t('opened'),
  create: () => t('opened'),
  save: (data) => {
    const fields = textsIn(data, 'fields');
    const unchanged = numberIn(data, 'unchanged') ?? 0;
    return fields.length === 0 && unchanged > 0
      ? t('nothingChanged', { count: unchanged })
      : t('edited', { what: fieldNames(fields) });
  },
  submit: (data) => t(data['held'] ? 'submittedHeld' : data['resubmitted'] ? 'answered' : 'submitted'),
  'hold-release': () => t('released'),
  'initial-check': () => t('checkBegun'),
  review: (data) => {
    const lawyer = textIn(data, 'assignedLawyer');
    return lawyer ? t('toReview', { lawyer }) : actDoneLabel('review');
  },
  'back-in-intake': (data) => withReasons('backToIntake', data),
  'back-in-initial-check': (data) => withReasons('backToCheck', data),
  'send-back-to-client': (data) => withReasons('askedClient', data),
  'send-back-to-processor': (data) => t('backToProcessor', { fixes: textsIn(data, 'fixes').join(', ') }),
  'send-for-filing': (data) => {
    if (data['resent']) return t('resent');
    const reason = textIn(data, 'override');
    return reason ? t('approvedPassed', { reason }) : t('approved');
  },
  'record-search': (data, { today }) => {
    const searches = recordsIn(data, 'searches');
    const last =
      searches
        .map((search) => textIn(search, 'date'))
        .toSorted()
        .at(-1) ?? '';
    const isFound = searches.some((search) => textIn(search, 'result') === 'ACTIVE');
    return t(isFound ? 'servicemember' : 'searched', { day: last && proseDay(last, today) });
  },
  'add-case-number': numberSentence,
  'sent-for-serving': (data, { terms }) =>
    data['resent']
      ? t('resent')
      : t('outForService', { count: numberIn(data, 'defendants') ?? 1, ...stateWords(terms) }),
  'record-service': returnSentence,
  'apply-to-docket': (data, { today }) =>
    t('onDocket', { day: courtDayIn(data, 'hearingDate', today), room: textIn(data, 'room') }),
  'awaiting-judgment': (data) => t(textIn(data, 'basis') === 'DEFAULT' ? 'defaultAsked' : 'heard'),
  'record-judgment': judgmentSentence,
  'record-fact': factSentence,
  'dismiss-case': (data) => {
    const reason = wordOf(dismissWords, textIn(data, 'dismissReason'));
    if (data['requested']) return t('dismissalAsked', { reason });
    return t(data['withPrejudice'] ? 'dismissedWithPrejudice' : 'dismissed', { reason });
  },
  'deny-case': (data) => t('denied', { reason: wordOf(denyWords, textIn(data, 'denyReason')) }),
  close: (data, { today }) => {
    const reason = wordOf(closureWords, textIn(data, 'closureReason'));
    const day = dayIn(data, 'possessionDate', today);
    return day ? t('closedPossession', { reason, day }) : t('closed', { reason });
  },
  'add-eviction-details': (data) => {
    const who = textIn(data, 'confirmedBy');
    if (!data['occupied']) return who ? t('emptySaid', { who }) : t('empty');
    return who ? t('occupiedSaid', { who }) : t('occupied');
  },
  'add-documents': (data) => {
    const names = recordsIn(data, 'documents').map((document) => textIn(document, 'fileName'));
    return t('documentsAdded', { count: names.length, names: names.join(', ') });
  },
};

/** What no action of the machine leaves: a kind without its sentence is a type error. */
const others: {
  readonly [K in OtherEventKind]: (data: Partial<OtherEventData<K>>, teller: Teller) => string;
} = {
  'case.pass-notice-point': ({ sentence = '', reason = '' }) => t('noticePassed', { said: sentence, reason }),
  'case.pass-lawful-day': ({ sentence = '', reason = '' }) =>
    t('lawfulDayPassed', { said: sentence, reason }),
  'case.court-closure': ({ date, reason = '' }, { today }) =>
    t('courtClosed', { day: date ? listDay(date, today) : '', reason }),
  'case.court-closure-undone': ({ date }, { today }) =>
    t('courtOpen', { day: date ? listDay(date, today) : '' }),
  'case.ethical-wall-raise': ({ name = '' }) => t('wallRaised', { name }),
  'case.ethical-wall-lift': () => t('wallLifted'),
  'case.rules-moved': (data, teller) => rulesSentence('rulesMoved', data, teller),
  'case.rules-accepted': (data, teller) => rulesSentence('rulesAccepted', data, teller),
  'document.regenerate': ({ title = '' }) => t('paperQueued', { title }),
  'document.begin': ({ title = '' }) => t('paperBegun', { title }),
  'document.generate': ({ title = '' }) => t('paperMade', { title }),
  'document.fail': ({ title = '', failure = '' }) => t('paperFailed', { title, failure }),
  'tenant.unmask': ({ field, reason = '' }) => t(field === 'ssn' ? 'ssnShown' : 'birthShown', { reason }),
};

/** Of a date that is new or gone its name alone. */
function rulesSentence(
  key: 'rulesMoved' | 'rulesAccepted',
  { state = '', version = '', dates = [] }: Partial<OtherEventData<'case.rules-moved'>>,
  { today, terms }: Teller,
): string {
  const said = dates.map(({ event, day }) => {
    const what = eventLabel(event, terms);
    if (!day) return what;
    return t(key === 'rulesMoved' ? 'dateWas' : 'dateNow', { what, day: proseDay(day, today) });
  });
  const name = state === 'US' ? t('federal') : stateName(state, currentLocale());
  return t(key, { name, version, what: said.join('; ') });
}

function withReasons(key: 'backToIntake' | 'backToCheck' | 'askedClient', data: EventData): string {
  const reasons = textsIn(data, 'reasonCodes').map((code) => wordOf(reasonWords, code));
  const documents = textsIn(data, 'documentRequested');
  return t(key, { reasons: [...reasons, ...documents].join(', ') });
}

function numberSentence(data: EventData, { court, today }: Teller): string {
  const number = textIn(data, 'caseNumber');
  const day = dayIn(data, 'filedOn', today);
  // Without a day of filing the number was only corrected.
  return day
    ? t('filed', { court, number, day })
    : t('numberCorrected', { number, before: textIn(data, 'before') || '–' });
}

function returnSentence(data: EventData, { today, terms }: Teller): string {
  const results = recordsIn(data, 'results');
  const last = results
    .map((result) => textIn(result, 'date'))
    .toSorted()
    .at(-1);
  if (!last) return t('returned');
  const day = proseDay(last, today);
  const served = results.filter((result) => textIn(result, 'result') === 'SERVED').length;
  const count = results.length;
  if (textIn(data, 'stage') === 'COMPLETE') return t('allServed', { count, day, ...stateWords(terms) });
  return served === 0
    ? t('notServed', { day })
    : t('partlyServed', { served, count, day, ...stateWords(terms) });
}

function judgmentSentence(data: EventData, { today }: Teller): string {
  const code = textIn(data, 'outcome');
  const outcome = wordOf(outcomes, code);
  const day = dayIn(data, 'date', today);
  if (code === 'CONTINUED') return t('continued', { day });
  if (code === 'STIPULATED_STAY') return t('stayed', { day });
  if (code === 'SATISFIED') return t('satisfied', { day });
  if (code === 'VACATED') return t('vacated', { day });
  if (code.startsWith('DISMISSED')) return t('courtDismissed', { outcome, day });
  const amountCents = numberIn(data, 'amountCents');
  const said = outcome.charAt(0).toLowerCase() + outcome.slice(1);
  if (!amountCents) return t('judgment', { outcome: said, day });
  return t('judgmentMoney', { outcome: said, amount: formatMoney(amountCents), day });
}

function factSentence(data: EventData, { today, terms }: Teller): string {
  const said = recordsIn(data, 'facts').map((one) => {
    const what = courtFactWord(textIn(one, 'fact'), terms);
    const value = textIn(one, 'value');
    if (!value) return t('factWithdrawn', { what });
    const at = value.length > 10 ? `, ${timeAt(`${value}:00Z`, 'UTC', { zone: 'never' })}` : '';
    return `${what} ${proseDay(value.slice(0, 10), today)}${at}`;
  });
  const comment = textIn(data, 'comment');
  return [said.join('; '), comment].filter(Boolean).join(': ');
}

/** A day in court is said with its weekday. */
function courtDayIn(data: EventData, name: string, today: string): string {
  const day = textIn(data, name);
  return day && listDay(day, today);
}

function dayIn(data: EventData, name: string, today: string): string {
  const day = textIn(data, name);
  return day && proseDay(day, today);
}
