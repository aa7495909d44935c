import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import type { OtherEventData, OtherEventKind } from '@writdesk/contract/cases/case-events';
import { obstacle } from '@writdesk/contract/lawful-days/obstacle';
import type { CopiedFact } from '@writdesk/contract/properties/copied-facts';
import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import { actDoneLabel, hasActLabel } from '../../../../labels/case/act-labels.ts';
import { listDay, proseDay, timeAt, wallTime } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import type { Values } from '../../../../shared/i18n/translate.ts';
import { currentLocale } from '../../../../shared/i18n/locale.ts';
import { translate } from '../../../../shared/i18n/translate.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { stateName } from '../../../../labels/law/states.ts';
import { eventLabel } from '../../../../labels/law/use-event-label.ts';
import { obstacleText } from '../../../../labels/law/obstacle-words.ts';
import { closedText } from '../../../deadlines/index.ts';
import { pointText } from '../../../notice-guard/index.ts';
import { standingText } from '../../../standing/index.ts';
import { courtFactWord } from '../court-fact-words.ts';
import { appealResultWords, findingWords, outcomes } from '../../../../labels/case/court-words.ts';
import { sweepWords } from '../../../../labels/case/sweep-words.ts';
import { closureWords, denyWords, dismissWords, reasonWords } from '../../../../labels/case/reason-words.ts';
import { plainWords, wordOf } from '../../../../shared/i18n/word-list.ts';
import { numberIn, recordsIn, textIn, textsIn, type EventData } from './event-data.ts';
import { editedWords } from './edited-words.ts';
import { messages } from './sentence-messages.ts';
import { givenName } from '../../../../labels/use-given-name.ts';
import { writSentences } from './writ-sentences.ts';

/** An event of a case, e.g. `case.add-case-number` with the number and the day of filing. */
export interface CaseEvent {
  kind: string;
  data: EventData;
}

/** What a sentence takes from the case. */
export interface SentenceContext {
  /** `Fulton Magistrate`. */
  court: string;
  /** Today at the courthouse. */
  today: string;
  /** What the law of the court’s state calls the writ and the parties. */
  terms: PackTerms | null;
}

/** Says an event as one sentence of the trade: `Filed in Fulton Magistrate, 24ED012345, June 22`. */
export function sentenceOf({ kind, data }: CaseEvent, sentenceContext: SentenceContext): string {
  // Its kind names the shape of its facts; an older event may know fewer of them.
  if (Object.hasOwn(others, kind)) return others[kind as OtherEventKind](data, sentenceContext);
  const action = kind.slice(kind.indexOf('.') + 1);
  const say = kind.startsWith('case.') && sentences[action as CaseAction];
  if (say) return say(data, sentenceContext);
  return hasActLabel(action) ? actDoneLabel(action) : plainWords(action);
}

type Key = keyof (typeof messages)['en'];
const t = (key: Key, values?: Values) => translate(messages, key, values);

type Sentence = (data: EventData, sentenceContext: SentenceContext) => string;

/** Where the words of what was done say too little. */
const sentences: Readonly<Partial<Record<CaseAction, Sentence>>> = {
  'create-draft': () => t('opened'),
  create: () => t('opened'),
  save: (data) => {
    const fields = textsIn(data, 'fields');
    const unchanged = numberIn(data, 'unchanged') ?? 0;
    return fields.length === 0 && unchanged > 0
      ? t('nothingChanged', { count: unchanged })
      : t('edited', { what: editedWords(data, fields) });
  },
  submit: (data) =>
    t(
      data['held']
        ? 'submittedHeld'
        : data['resubmitted']
          ? 'answered'
          : data['exceptionId']
            ? 'submittedExcepted'
            : 'submitted',
    ),
  'hold-release': (data) => t(data['exceptionId'] ? 'releasedExcepted' : 'released'),
  'initial-check': () => t('checkBegun'),
  review: (data) => {
    const lawyer = textIn(data, 'assignedLawyer');
    return lawyer ? t('toReview', { lawyer }) : actDoneLabel('review');
  },
  assign: (data) => {
    const people = [textIn(data, 'assignedProcessor'), textIn(data, 'assignedLawyer')].filter(Boolean);
    return people.length > 0 ? t('assigned', { names: people.join(', ') }) : actDoneLabel('assign');
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
    [
      t('onDocket', { day: courtDayIn(data, 'hearingDate', today), room: textIn(data, 'room') }),
      textIn(data, 'reason'),
    ]
      .filter(Boolean)
      .join(': '),
  'awaiting-judgment': (data) => t(textIn(data, 'basis') === 'DEFAULT' ? 'defaultAsked' : 'heard'),
  'record-judgment': judgmentSentence,
  'appeal-submit': (data, { today }) =>
    t(data['stayed'] ? 'appealedStay' : 'appealed', {
      court: textIn(data, 'court'),
      day: dayIn(data, 'filedOn', today),
    }),
  'appeal-update': (data, { today }) => {
    const result = textIn(data, 'appealResult');
    if (result && result !== 'PENDING') {
      return t('appealResult', {
        result: wordOf(appealResultWords, result),
        day: dayIn(data, 'resultOn', today),
      });
    }
    const paid = recordsIn(data, 'paid').flatMap((one) => textIn(one, 'paidOn') || []);
    if (paid.length > 0)
      return t('registryPaid', { days: paid.map((day) => proseDay(day, today)).join(', ') });
    return t(data['stayed'] ? 'appealStayed' : 'appealChanged');
  },
  'record-stipulation': (data, { today }) => {
    const hasCome = textIn(data, 'came') === 'RECEIVED';
    const isPayment = textIn(data, 'kind') === 'PAYMENT';
    const key = isPayment ? (hasCome ? 'dueReceived' : 'dueMissed') : hasCome ? 'movedOut' : 'notMovedOut';
    return t(key, { day: dayIn(data, 'dueOn', today) });
  },
  'answer-sweep': (data) =>
    t('beforeCourt', { answer: wordOf(sweepWords, textIn(data, 'answer')).toLowerCase() }),
  'record-tenant-payment': (data, { today }) =>
    t(data['againstRule'] ? 'tenantPaidAgainst' : 'tenantPaid', {
      amount: formatMoney(numberIn(data, 'amountCents') ?? 0),
      day: dayIn(data, 'receivedOn', today),
    }),
  'check-docket': (data, { today }) =>
    t('docketChecked', {
      day: dayIn(data, 'checkedOn', today),
      found: wordOf(findingWords, textIn(data, 'found')).toLowerCase(),
    }),
  'amend-judgment': (data, { today }) =>
    t('amended', {
      outcome: wordOf(outcomes, textIn(data, 'outcome')).toLowerCase(),
      day: dayIn(data, 'date', today),
    }),
  'record-fact': factSentence,
  'set-lockout-date': (data, { today }) => {
    const day = courtDayIn(data, 'lockoutDate', today);
    if (!day) return actDoneLabel('set-lockout-date');
    const at = textIn(data, 'lockoutTime');
    const time = at ? timeAt(`2000-01-01T${at}:00Z`, 'UTC', { zone: 'never' }) : '';
    const reason = textIn(data, 'reason');
    if (textIn(data, 'mode') === 'propose') return t('lockoutProposed', { day, time });
    const before = textIn(data, 'before');
    return before
      ? t('lockoutReset', { day, time, before: proseDay(before, today), reason })
      : t('lockoutSet', { day, time });
  },
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
  readonly [K in OtherEventKind]: (
    data: Partial<OtherEventData<K>>,
    sentenceContext: SentenceContext,
  ) => string;
} = {
  'case.pass-notice-point': ({ code, params = {}, reason = '' }, { today }) =>
    t('noticePassed', { said: code ? pointText({ code, params }, today) : '', reason }),
  'case.pass-standing-point': ({ code, params = {}, reason = '' }) =>
    t('standingPassed', { said: code ? standingText({ code, params }) : '', reason }),
  'case.pass-lawful-day': (
    { point, event = null, due = null, cite = null, from = null, closedBecause = null, reason = '' },
    { today, terms },
  ) =>
    t('lawfulDayPassed', {
      said: point
        ? obstacleText(obstacle(point, { event, from, due, cite, closedBecause }), {
            today,
            terms,
            why: closedText,
          })
        : '',
      reason,
    }),
  'special-approval.ask': ({ rule = '' }) => t('approvalAsked', { rule }),
  'special-approval.decide': ({ rule = '', reason = '', approves }) =>
    t(approves ? 'approvalGiven' : 'approvalRefused', { rule, reason }),
  'special-approval.end': ({ rule = '', why = 'FACTS' }) => t(`approvalEnd${why}`, { rule }),
  'special-approval.remind': ({ rule = '', isLate }) =>
    t(isLate ? 'approvalLate' : 'approvalReminded', { rule }),
  'case.court-closure': ({ date, reason = '' }, { today }) =>
    t('courtClosed', { day: date ? listDay(date, today) : '', reason }),
  'case.court-closure-undone': ({ date }, { today }) =>
    t('courtOpen', { day: date ? listDay(date, today) : '' }),
  'case.docket-moved': ({ date, time = '', room = '', was }, { today }) =>
    t('docketMoved', {
      day: date ? listDay(date, today) : '',
      time: wallTime(time),
      room,
      before: was ? `${listDay(was.date, today)}, ${wallTime(was.time)}` : '',
    }),
  'case.docket-offer': ({ offer }) => (offer ? t('offered', { offer }) : t('offerBack')),
  'case.ethical-wall-raise': ({ name = '' }) => t('wallRaised', { name }),
  'case.ethical-wall-lift': () => t('wallLifted'),
  'case.seal': ({ orderedOn }, { today }) =>
    t('caseSealed', { day: orderedOn ? proseDay(orderedOn, today) : '' }),
  'case.unseal': ({ reason = '' }) => t('caseUnsealed', { reason }),
  'case.look-at-sealed': ({ look = 'PAGE' }) => t(`sealedLook${look}`),
  'step.begin': ({ name = '', dueOn }, { today }) => {
    const step = givenName(name);
    return dueOn
      ? t('stepBeginsBy', { name: step, day: proseDay(dueOn, today) })
      : t('stepBegins', { name: step });
  },
  'step.done': ({ name = '', kind, comment }) =>
    [t(kind === 'WAIT' ? 'waitOver' : 'stepDone', { name: givenName(name) }), comment]
      .filter(Boolean)
      .join(': '),
  'step.move': ({ workflow = '', workflowVersion = 0, reason = '' }) =>
    t('stepsMoved', { workflow: givenName(workflow), version: workflowVersion, reason }),
  'step.notify': ({ name = '', people = 0 }) => t('stepNotified', { name: givenName(name), count: people }),
  'case.stipulation-due': ({ dueOn }, { today }) =>
    t('dueAsked', { day: dueOn ? proseDay(dueOn, today) : '' }),
  'case.registry-missed': ({ dueOn, amountCents }, { today }) =>
    t('registryMissed', {
      amount: formatMoney(amountCents ?? 0),
      day: dueOn ? proseDay(dueOn, today) : '',
    }),
  'case.rules-moved': (data, sentenceContext) => rulesSentence('rulesMoved', data, sentenceContext),
  'case.rules-accepted': (data, sentenceContext) => rulesSentence('rulesAccepted', data, sentenceContext),
  'case.courthouse-replaced': ({ courthouse = '', before = '', by = '' }) =>
    t('courthouseReplaced', { courthouse, before, by }),
  'case.property-followed': (data) => propertySentence('propertyFollowed', data),
  'case.property-changed': (data) => propertySentence('propertyChanged', data),
  'document.regenerate': ({ title = '' }) => t('paperQueued', { title }),
  'document.begin': ({ title = '' }) => t('paperBegun', { title }),
  'document.generate': ({ title = '' }) => t('paperMade', { title }),
  'document.fail': ({ title = '', failure = '' }) => t('paperFailed', { title, failure }),
  'document.end-flag': ({ title = '', outcome = 'WITHDRAWN', explanation = '' }) =>
    t('flagEnded', { title, outcome, explanation }),
  'document.keep': ({ title = '', reason = '' }) => t('paperKept', { title, reason }),
  'document.redact': ({ title = '', places = 0 }) => t('paperRedacted', { title, places }),
  'document.join-pictures': ({ title = '' }) => t('picturesJoined', { title }),
  'document.show-original': ({ title = '' }) => t('originalShown', { title }),
  'document.make-redacted': ({ title = '' }) => t('redactedMade', { title }),
  'document.fail-redaction': ({ title = '' }) => t('redactionFailed', { title }),
  'document.zip': ({ files = 0 }) => t('papersZipped', { files }),
  'document.remove': ({ title = '' }) => t('paperRemoved', { title }),
  'signature.request': ({ title = '', name = '' }) => t('signatureAsked', { title, name }),
  'signature.open': ({ title = '', name = '' }) => t('signatureOpened', { title, name }),
  'signature.sign': ({ title = '', name = '', kind = 'ATTORNEY' }) =>
    t('signatureGiven', { title, name, kind }),
  'signature.decline': ({ title = '', name = '', reason = '' }) =>
    t('signatureDeclined', { title, name, reason }),
  'retention.hold': ({ reason = '' }) => t('heldLegally', { reason }),
  'retention.release': ({ reason = '' }) => t('holdReleasedLegally', { reason }),
  'retention.purge': ({ files = 0, years = 0 }) => t('purged', { files, years }),
  'signature.withdraw': ({ title = '', name = '', endsWithDocument }) =>
    t(endsWithDocument ? 'signatureEndedWithPaper' : 'signatureWithdrawn', { title, name }),
  'signature.make': ({ title = '' }) => t('signedFileMade', { title }),
  'signature.fail': ({ title = '' }) => t('signedFileFailed', { title }),
  'signature.make-again': ({ title = '' }) => t('signedFileAgain', { title }),
  'audit.export': ({ rows = 0 }) => t('auditExported', { rows }),
  'packet.freeze': ({ purpose = 'FILING', number = 0 }) => t('packetFrozen', { purpose, number }),
  'scan.read': ({ title = '', pages = 0, doubts = 0 }) => t('scanRead', { title, pages, doubts }),
  'scan.fail': ({ title = '' }) => t('scanFailed', { title }),
  'packet.begin': ({ purpose = 'FILING', number = 0 }) => t('packetBegun', { purpose, number }),
  'packet.assemble': ({ purpose = 'FILING', number = 0 }) => t('packetMade', { purpose, number }),
  'packet.fail': ({ purpose = 'FILING', number = 0 }) => t('packetFailed', { purpose, number }),
  'robot-job.create': (data) => t('robotJobQueued', { job: jobName(data) }),
  'robot-job.wait': (data) => t('robotJobWaits', { job: jobName(data) }),
  'robot-job.take-over': (data) => t('robotJobTaken', { job: jobName(data) }),
  'robot-job.give-back': (data) => t('robotJobGivenBack', { job: jobName(data) }),
  'robot-job.retry': (data) => t('robotJobRetried', { job: jobName(data) }),
  'robot-job.complete': ({ courtReference, ...data }) =>
    [t('robotJobDone', { job: jobName(data) }), courtReference].filter(Boolean).join(', '),
  'robot-job.resolve': ({ filed, comment = '', ...data }) =>
    t(filed ? 'robotJobFiled' : 'robotJobNotFiled', { job: jobName(data), comment }),
  'robot-job.lose-track': (data) => t('robotJobUnknown', { job: jobName(data) }),
  'robot-job.approve': (data) => t('robotJobApproved', { job: jobName(data) }),
  'robot-job.submit': ({ courtReference = '', ...data }) =>
    t('robotJobSubmitted', { job: jobName(data), number: courtReference }),
  'robot-job.cancel': (data) => t('robotJobCanceled', { job: jobName(data) }),
  'envelope.create': ({ recipient = '', mailClass = 'FIRST_CLASS', trackingNo, amountCents = 0 }) =>
    t(trackingNo ? 'envelopeNumbered' : 'envelopeMade', {
      recipient,
      mailClass,
      trackingNo: trackingNo ?? '',
      amount: formatMoney(amountCents),
    }),
  'envelope.scan': ({ recipient = '', scan = 'ACCEPTED', signedBy }) =>
    t(signedBy ? 'envelopeSigned' : 'envelopeScanned', { recipient, scan, signedBy: signedBy ?? '' }),
  'envelope.void': ({ recipient = '' }) => t('envelopeVoided', { recipient }),
  'envelope.refund': ({ recipient = '', amountCents = 0 }) =>
    t('envelopeRefunded', { recipient, amount: formatMoney(amountCents) }),
  'billing-item.create': (data) => chargeSentence('chargeAdded', data),
  'billing-item.update': (data) =>
    t('chargeChanged', {
      what: givenName(data.description ?? ''),
      before: formatMoney(data.beforeCents ?? 0),
      amount: formatMoney(data.amountCents ?? 0),
    }),
  'billing-item.delete': (data) => chargeSentence('chargeDeleted', data),
  ...writSentences,
  'tenant.unmask': ({ field, reason = '' }) => t(field === 'ssn' ? 'ssnShown' : 'birthShown', { reason }),
};

function jobName({ kind = 'EFILE', filing }: Partial<OtherEventData<'robot-job.create'>>): string {
  return filing ? t('robotFiling', { filing }) : t('robotKind', { kind });
}

function chargeSentence(
  key: 'chargeAdded' | 'chargeDeleted',
  { description = '', amountCents = 0 }: { description?: string; amountCents?: number },
): string {
  return t(key, { what: givenName(description), amount: formatMoney(amountCents) });
}

/** Of a property that somebody changed, and of which the case has a copy. */
function propertySentence(
  key: 'propertyFollowed' | 'propertyChanged',
  { property = '', facts = [], by = '' }: Partial<OtherEventData<'case.property-changed'>>,
): string {
  const named = [...new Set(facts.map((fact) => t(factNames[fact])))];
  return t(key, { property, by, what: named.join(', ') });
}

const factNames = {
  name: 'propertyName',
  addressLine1: 'propertyAddress',
  city: 'propertyAddress',
  stateCode: 'propertyAddress',
  countyId: 'propertyCounty',
  ownerId: 'propertyOwner',
  plaintiffName: 'plaintiff',
  propertyCategory: 'propertyCategory',
  caresCovered: 'caresAnswer',
} as const satisfies Record<CopiedFact, Key>;

/** Of a date that is new or gone its name alone. */
function rulesSentence(
  key: 'rulesMoved' | 'rulesAccepted',
  { state = '', version = '', dates = [] }: Partial<OtherEventData<'case.rules-moved'>>,
  { today, terms }: SentenceContext,
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

function numberSentence(data: EventData, { court, today }: SentenceContext): string {
  const number = textIn(data, 'caseNumber');
  const day = dayIn(data, 'filedOn', today);
  // Without a day of filing the number was only corrected.
  return day
    ? t('filed', { court, number, day })
    : t('numberCorrected', { number, before: textIn(data, 'before') || '–' });
}

function returnSentence(data: EventData, { today, terms }: SentenceContext): string {
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

function judgmentSentence(data: EventData, { today }: SentenceContext): string {
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

function factSentence(data: EventData, { today, terms }: SentenceContext): string {
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
