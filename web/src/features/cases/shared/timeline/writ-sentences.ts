import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import type { OtherEventData, OtherEventKind } from '@writdesk/contract/cases/case-events';
import { goodsWords } from '../../../../labels/writ/goods-words.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { proseDay, timeAt } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { defineMessages } from '../../../../shared/i18n/define-messages.ts';
import { currentLocale } from '../../../../shared/i18n/locale.ts';
import { translate, type Values } from '../../../../shared/i18n/translate.ts';

const messages = defineMessages({
  en: {
    request: '{Writ} requested',
    create: '{Writ} {number} started',
    queued: '{Writ} {number} started, to go out on {day}',
    submit: '{Writ} {number}: questions sent to the company',
    confirm: '{Writ} {number}: answered, signed by {name}',
    confirmMoney: '{Writ} {number}: answered, signed by {name}. {sum} taken since the judgment',
    declined: '{Writ} {number}: no longer wanted, signed by {name}',
    resubmit: '{Writ} {number} sent back: {comment}',
    reviewed: '{Writ} {number} reviewed',
    file: '{Writ} {number} filed, {receipt}, {day}',
    issue: '{Writ} {number} issued as {court}, {day}',
    post: '{Writ} {number} posted by {officer}, {day}, {time}',
    execute: '{Writ} {number} carried out by {officer}, {day}, {time}. Goods: {goods}',
    returned: '{Writ} {number} returned unexecuted: {comment}',
    stay: '{Writ} {number} stayed: {order}',
    resume: '{Writ} {number} goes on: {order}',
    cancel: '{Writ} {number} canceled: {comment}',
    expire: '{Writ} {number} expired, last day {day}',
  },
  es: {
    request: '{Writ}: solicitada',
    create: '{Writ} {number}: iniciada',
    queued: '{Writ} {number}: iniciada, sale el {day}',
    submit: '{Writ} {number}: preguntas enviadas a la empresa',
    confirm: '{Writ} {number}: respondida, firma {name}',
    confirmMoney: '{Writ} {number}: respondida, firma {name}. {sum} recibidos desde el fallo',
    declined: '{Writ} {number}: ya no se desea, firma {name}',
    resubmit: '{Writ} {number}: devuelta: {comment}',
    reviewed: '{Writ} {number}: revisada',
    file: '{Writ} {number}: presentada, {receipt}, {day}',
    issue: '{Writ} {number}: emitida como {court}, {day}',
    post: '{Writ} {number}: fijada por {officer}, {day}, {time}',
    execute: '{Writ} {number}: ejecutada por {officer}, {day}, {time}. Bienes: {goods}',
    returned: '{Writ} {number}: devuelta sin ejecutar: {comment}',
    stay: '{Writ} {number}: suspendida: {order}',
    resume: '{Writ} {number}: sigue: {order}',
    cancel: '{Writ} {number}: cancelada: {comment}',
    expire: '{Writ} {number}: vencida, último día {day}',
  },
});
/** What these sentences take from the case. */
interface SentenceContext {
  /** Today at the courthouse. */
  today: string;
  terms: PackTerms | null;
}
type Key = keyof (typeof messages)['en'];
type WritEvent = Extract<OtherEventKind, `writ.${string}`>;

const say = (key: Key, { terms }: SentenceContext, values: Values = {}) =>
  translate(messages, key, { ...stateWords(terms), ...values });
const wallTime = (at: string) => timeAt(`${at}:00Z`, 'UTC', { zone: 'never' });

/** What happened to a writ, in the words of the case’s state. */
export const writSentences: {
  readonly [K in WritEvent]: (data: Partial<OtherEventData<K>>, sentenceContext: SentenceContext) => string;
} = {
  'writ.request': (_data, sentenceContext) => say('request', sentenceContext),
  'writ.create': ({ number = '', queuedFor }, sentenceContext) =>
    queuedFor
      ? say('queued', sentenceContext, { number, day: proseDay(queuedFor, sentenceContext.today) })
      : say('create', sentenceContext, { number }),
  'writ.submit': ({ number = '' }, sentenceContext) => say('submit', sentenceContext, { number }),
  'writ.client-confirm'(data, sentenceContext) {
    const { number = '', signedBy: name = '', moneyTakenCents, wishesToProceed, stillInPossession } = data;
    if (wishesToProceed === false || stillInPossession === 'NO')
      return say('declined', sentenceContext, { number, name });
    return moneyTakenCents
      ? say('confirmMoney', sentenceContext, { number, name, sum: formatMoney(moneyTakenCents) })
      : say('confirm', sentenceContext, { number, name });
  },
  'writ.request-resubmit': ({ number = '', comment = '' }, sentenceContext) =>
    say('resubmit', sentenceContext, { number, comment }),
  'writ.reviewed': ({ number = '' }, sentenceContext) => say('reviewed', sentenceContext, { number }),
  'writ.file': ({ number = '', receipt = '', filedOn = '' }, sentenceContext) =>
    say('file', sentenceContext, {
      number,
      receipt,
      day: filedOn && proseDay(filedOn, sentenceContext.today),
    }),
  'writ.issue': ({ number = '', writNumber: court = '', issuedOn = '' }, sentenceContext) =>
    say('issue', sentenceContext, {
      number,
      court,
      day: issuedOn && proseDay(issuedOn, sentenceContext.today),
    }),
  'writ.post': ({ number = '', officer = '', postedAt = '' }, sentenceContext) =>
    say('post', sentenceContext, { number, officer, ...moment(postedAt, sentenceContext) }),
  'writ.execute': ({ number = '', executedBy: officer = '', executedAt = '', goods }, sentenceContext) =>
    say('execute', sentenceContext, {
      number,
      officer,
      ...moment(executedAt, sentenceContext),
      goods: goods ? goodsWords[currentLocale()][goods] : '',
    }),
  'writ.return-unexecuted': ({ number = '', comment = '' }, sentenceContext) =>
    say('returned', sentenceContext, { number, comment }),
  'writ.stay': ({ number = '', order = '' }, sentenceContext) =>
    say('stay', sentenceContext, { number, order }),
  'writ.resume': ({ number = '', order = '' }, sentenceContext) =>
    say('resume', sentenceContext, { number, order }),
  'writ.cancel': ({ number = '', comment = '' }, sentenceContext) =>
    say('cancel', sentenceContext, { number, comment }),
  'writ.expire': ({ number = '', lastDay = '' }, sentenceContext) =>
    say('expire', sentenceContext, { number, day: lastDay && proseDay(lastDay, sentenceContext.today) }),
};

function moment(at: string, { today }: SentenceContext): { day: string; time: string } {
  return at ? { day: proseDay(at.slice(0, 10), today), time: wallTime(at) } : { day: '', time: '' };
}
