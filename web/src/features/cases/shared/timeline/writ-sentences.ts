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
interface Teller {
  /** Today at the courthouse. */
  today: string;
  terms: PackTerms | null;
}
type Key = keyof (typeof messages)['en'];
type WritEvent = Extract<OtherEventKind, `writ.${string}`>;

const say = (key: Key, { terms }: Teller, values: Values = {}) =>
  translate(messages, key, { ...stateWords(terms), ...values });
const wallTime = (at: string) => timeAt(`${at}:00Z`, 'UTC', { zone: 'never' });

/** What happened to a writ, in the words of the case’s state. */
export const writSentences: {
  readonly [K in WritEvent]: (data: Partial<OtherEventData<K>>, teller: Teller) => string;
} = {
  'writ.request': (_data, teller) => say('request', teller),
  'writ.create': ({ number = '', queuedFor }, teller) =>
    queuedFor
      ? say('queued', teller, { number, day: proseDay(queuedFor, teller.today) })
      : say('create', teller, { number }),
  'writ.submit': ({ number = '' }, teller) => say('submit', teller, { number }),
  'writ.client-confirm'(data, teller) {
    const { number = '', signedBy: name = '', moneyTakenCents, wishesToProceed, stillInPossession } = data;
    if (wishesToProceed === false || stillInPossession === 'NO')
      return say('declined', teller, { number, name });
    return moneyTakenCents
      ? say('confirmMoney', teller, { number, name, sum: formatMoney(moneyTakenCents) })
      : say('confirm', teller, { number, name });
  },
  'writ.request-resubmit': ({ number = '', comment = '' }, teller) =>
    say('resubmit', teller, { number, comment }),
  'writ.reviewed': ({ number = '' }, teller) => say('reviewed', teller, { number }),
  'writ.file': ({ number = '', receipt = '', filedOn = '' }, teller) =>
    say('file', teller, { number, receipt, day: filedOn && proseDay(filedOn, teller.today) }),
  'writ.issue': ({ number = '', writNumber: court = '', issuedOn = '' }, teller) =>
    say('issue', teller, { number, court, day: issuedOn && proseDay(issuedOn, teller.today) }),
  'writ.post': ({ number = '', officer = '', postedAt = '' }, teller) =>
    say('post', teller, { number, officer, ...moment(postedAt, teller) }),
  'writ.execute': ({ number = '', executedBy: officer = '', executedAt = '', goods }, teller) =>
    say('execute', teller, {
      number,
      officer,
      ...moment(executedAt, teller),
      goods: goods ? goodsWords[currentLocale()][goods] : '',
    }),
  'writ.return-unexecuted': ({ number = '', comment = '' }, teller) =>
    say('returned', teller, { number, comment }),
  'writ.stay': ({ number = '', order = '' }, teller) => say('stay', teller, { number, order }),
  'writ.resume': ({ number = '', order = '' }, teller) => say('resume', teller, { number, order }),
  'writ.cancel': ({ number = '', comment = '' }, teller) => say('cancel', teller, { number, comment }),
  'writ.expire': ({ number = '', lastDay = '' }, teller) =>
    say('expire', teller, { number, day: lastDay && proseDay(lastDay, teller.today) }),
};

function moment(at: string, { today }: Teller): { day: string; time: string } {
  return at ? { day: proseDay(at.slice(0, 10), today), time: wallTime(at) } : { day: '', time: '' };
}
