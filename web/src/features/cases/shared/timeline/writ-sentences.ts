import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import type { OtherEventData, OtherEventKind } from '@writdesk/contract/cases/case-events';
import { mapValues } from '@writdesk/contract/values/records';
import { writActionNames } from '@writdesk/contract/writs/writ-actions';
import { writEvents } from '@writdesk/contract/writs/writ-events';
import type { GoodsChoice } from '@writdesk/contract/writs/writ-questions';
import { writWords } from '@writdesk/contract/writs/writ-words';
import { goodsWords } from '../../../../labels/writ/goods-words.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { proseDay, timeAt } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { defineMessages } from '../../../../shared/i18n/define-messages.ts';
import { currentLocale } from '../../../../shared/i18n/locale.ts';
import { translate } from '../../../../shared/i18n/translate.ts';

/** Each action has its sentence among its words; these are of a request, and of what an action says otherwise. */
const messages = defineMessages({
  en: {
    ...mapValues(writWords, ({ en }) => en.event),
    request: '{Writ} requested',
    queued: '{Writ} {number} started, to go out on {queuedFor}',
    confirmMoney: '{Writ} {number}: answered, signed by {signedBy}. {sum} taken since the judgment',
    declined: '{Writ} {number}: no longer wanted, signed by {signedBy}',
  },
  es: {
    ...mapValues(writWords, ({ es }) => es.event),
    request: '{Writ}: solicitada',
    queued: '{Writ} {number}: iniciada, sale el {queuedFor}',
    confirmMoney: '{Writ} {number}: respondida, firma {signedBy}. {sum} recibidos desde el fallo',
    declined: '{Writ} {number}: ya no se desea, firma {signedBy}',
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
type Data = Partial<OtherEventData<WritEvent>>;
type Sentence = (data: Data, sentenceContext: SentenceContext) => string;

/** The values of an event as sentences say them; what an old one lacks is empty. */
function valuesOf(key: keyof typeof writEvents, data: Data, today: string): Record<string, string> {
  const given = data as Readonly<Record<string, unknown>>;
  return mapValues<string, unknown, string>(writEvents[key].data.shape, (_shape, name) => {
    const value = given[name];
    if (value === undefined || value === null) return '';
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (/(?:On|For|Day)$/.test(name)) return proseDay(text, today);
    if (name.endsWith('At'))
      return `${proseDay(text.slice(0, 10), today)}, ${timeAt(`${text}:00Z`, 'UTC', { zone: 'never' })}`;
    return name === 'goods' ? goodsWords[currentLocale()][value as GoodsChoice] : text;
  });
}

/** What the event says otherwise than its action does. */
function otherwise(key: keyof typeof writEvents, data: Data): Key {
  if (key === 'create' && 'queuedFor' in data && data.queuedFor) return 'queued';
  if (key !== 'client-confirm') return key;
  const { wishesToProceed, stillInPossession, moneyTakenCents } = data as Partial<
    OtherEventData<'writ.client-confirm'>
  >;
  if (wishesToProceed === false || stillInPossession === 'NO') return 'declined';
  return moneyTakenCents ? 'confirmMoney' : key;
}

const sentenceOf =
  (key: keyof typeof writEvents): Sentence =>
  (data, { today, terms }) =>
    translate(messages, otherwise(key, data), {
      ...stateWords(terms),
      ...valuesOf(key, data, today),
      ...('moneyTakenCents' in data && { sum: formatMoney(data.moneyTakenCents ?? 0) }),
    });

/** What happened to a writ, in the words of the case’s state. */
export const writSentences = Object.fromEntries(
  (['request', ...writActionNames] as const).map((key) => [`writ.${key}`, sentenceOf(key)]),
) as Readonly<Record<WritEvent, Sentence>>;
