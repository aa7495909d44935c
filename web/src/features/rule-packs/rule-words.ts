import { lengthOf } from '@writdesk/contract/deadlines/law-sentences';
import type {
  DeadlineRule,
  LawFigure,
  NoticeRule,
  PaymentRule,
  RuleConditions,
  ServiceRule,
  Trigger,
} from '@writdesk/contract/rule-packs/rule-rows';
import { recordDay } from '../../shared/formats/dates.ts';
import { defineMessages } from '../../shared/i18n/define-messages.ts';
import type { Locale } from '../../shared/i18n/locale.ts';
import { translate } from '../../shared/i18n/translate.ts';
import { outcomes } from '../../labels/case/court-words.ts';
import { methods, noticeNames } from '../../labels/case/eviction-words.ts';
import { caresWords, categoryWords, evictionWords } from '../../labels/case/reason-words.ts';
import { wordOf, type WordList } from '../../shared/i18n/word-list.ts';
import { factInSentence } from '../../labels/law/fact-words.ts';
import { paymentWords } from '../../labels/law/payment-words.ts';
import { lengthText, noteText } from '../deadlines/index.ts';

type Words = Readonly<Record<Trigger, string>>;

export const startWords: Readonly<Record<Locale, Words>> = {
  en: {
    NOTICE_SERVED: 'the notice is given',
    SERVED: 'the court papers are served',
    ANSWERED: 'the answer is filed',
    FILED: 'the case is filed',
    TRIAL_REQUESTED: 'a trial is requested',
    HEARING: 'the hearing',
    JUDGMENT: 'the judgment',
    ENTRY_SERVED: 'the notice of entry is served',
    WRIT_ISSUED: 'the writ is issued',
    WRIT_APPLIED: 'execution is requested',
    WRIT_POSTED: 'the writ is posted',
  },
  es: {
    NOTICE_SERVED: 'dar el aviso',
    SERVED: 'notificar la demanda',
    ANSWERED: 'presentarse la contestación',
    FILED: 'presentarse el caso',
    TRIAL_REQUESTED: 'pedirse el juicio',
    HEARING: 'la audiencia',
    JUDGMENT: 'el fallo',
    ENTRY_SERVED: 'notificarse el registro del fallo',
    WRIT_ISSUED: 'emitirse la orden',
    WRIT_APPLIED: 'pedirse la ejecución',
    WRIT_POSTED: 'fijarse la orden',
  },
};

const words = defineMessages({
  en: {
    after: '{length} after {start}',
    before: '{length} before {start}',
    sameDay: 'on the day of {start}',
    countedNoRoll: 'a last day that is closed stays',
    back: 'moved back to an open day',
    nextOpen: 'the date is the first open day after that',
    waits: 'not before the time to appeal is over',
    rentPeriod: 'at the end of a rental period',
    mail: '{days, plural, one {# day} other {# days}} more by mail',
    sameDayAct: 'the next step may be taken on the day itself',
    floor: 'a federal minimum: it wins where it ends later',
    inCounty: 'in {county} County',
    inCounties: 'in the counties {counties}',
    standsInUnknown: 'also where the county is not known',
    atMost: 'at most {length} after {start}',
    inCourt: 'at {courthouse}',
    forWhat: 'for {what}',
    cares: 'under the CARES Act: {what}',
    tenancyFrom: 'for tenancies of {months} months or longer',
    tenancyBelow: 'for tenancies shorter than {months} months',
    tenancyBetween: 'for tenancies of {months} to below {below} months',
    known: 'only once known: {facts}',
    leases: 'for leases',
    byDay: 'by the {fact}:',
    from: '{what} from {day}',
    until: '{what} until {day}',
    between: '{what} from {day} until {last}',
    inForce: 'in force',
    types: 'Kinds: {what}.',
    given: 'Given by: {what}.',
    serviceWays: 'Served: {what}.',
    mayAsk: 'It may ask for: {what}.',
    noMore: 'A sum above what is owed makes it void.',
    RENT: 'rent',
    LATE_FEE: 'late fees',
    UTILITY: 'utilities',
    OTHER: 'other charges',
  },
  es: {
    after: '{length} después de {start}',
    before: '{length} antes de {start}',
    sameDay: 'el día de {start}',
    countedNoRoll: 'un último día cerrado se queda',
    back: 'retrocede a un día hábil',
    nextOpen: 'la fecha es el primer día hábil posterior',
    waits: 'no antes de que acabe el plazo para apelar',
    rentPeriod: 'al final de un período de renta',
    mail: '{days, plural, one {# día} other {# días}} más por correo',
    sameDayAct: 'el paso siguiente puede darse el mismo día',
    floor: 'un mínimo federal: prevalece si termina más tarde',
    inCounty: 'en el condado de {county}',
    inCounties: 'en los condados {counties}',
    standsInUnknown: 'también donde no se conoce el condado',
    atMost: 'a más tardar {length} después de {start}',
    inCourt: 'en {courthouse}',
    forWhat: 'para {what}',
    cares: 'bajo la Ley CARES: {what}',
    tenancyFrom: 'para arrendamientos de {months} meses o más',
    tenancyBelow: 'para arrendamientos de menos de {months} meses',
    tenancyBetween: 'para arrendamientos de {months} a menos de {below} meses',
    known: 'solo cuando se conoce: {facts}',
    leases: 'para contratos',
    byDay: 'según el {fact}:',
    from: '{what} desde el {day}',
    until: '{what} hasta el {day}',
    between: '{what} desde el {day} hasta el {last}',
    inForce: 'en vigor',
    types: 'Clases: {what}.',
    given: 'Entrega: {what}.',
    serviceWays: 'Notificación: {what}.',
    mayAsk: 'Puede pedir: {what}.',
    noMore: 'Una suma mayor que lo debido lo anula.',
    RENT: 'renta',
    LATE_FEE: 'recargos por mora',
    UTILITY: 'servicios',
    OTHER: 'otros cargos',
  },
});

/** A rule as a person says it: `3 business days after the notice is given, for leases from Jul 1, 2024`. */
export function ruleSentence(rule: DeadlineRule, locale: Locale): string {
  const t = (key: keyof (typeof words)['en'], values?: Record<string, string | number>) =>
    translate(words, key, values, locale);
  const parts = [
    countOf(rule, locale),
    rule.mode === 'CALENDAR_NO_ROLL' && rule.answer === 'LAST_DAY' && t('countedNoRoll'),
    rule.rollLast === 'BACKWARD' && t('back'),
    rule.answer === 'NEXT_OPEN_DAY' && t('nextOpen'),
    rule.atMost && limitOf(rule, rule.atMost, locale),
    rule.waitsForAppeal && t('waits'),
    rule.endsWithRentPeriod && t('rentPeriod'),
    rule.mail && t('mail', { days: rule.mail.days }),
    rule.sameDay && t('sameDayAct'),
    rule.floor && t('floor'),
    placeOf(rule, locale),
    rule.standsInUnknownCounty && t('standsInUnknown'),
    ...conditionsOf(rule.appliesIf ?? {}, locale),
    periodOf(rule, rule.governedBy[0] ?? null, locale),
  ];
  return capital(parts.filter(Boolean).join(', '));
}

/** What a notice must be. */
export function noticeSentence(rule: NoticeRule, locale: Locale): string {
  const t = (key: keyof (typeof words)['en'], values?: Record<string, string>) =>
    translate(words, key, values, locale);
  const kinds = (rule.amountKinds ?? []).map((kind) => t(kind));
  const parts = [
    rule.reasons && capital(`${t('forWhat', { what: listed(evictionWords, rule.reasons, locale) })}.`),
    rule.types && t('types', { what: listed(noticeNames, rule.types, locale) }),
    rule.methods && t('given', { what: listed(methods, rule.methods, locale) }),
    kinds.length > 0 && t('mayAsk', { what: kinds.join(', ') }),
    rule.amountAtMostOwed && t('noMore'),
    rule.note && noteText(rule.note, locale).text,
    effective(rule, locale),
  ];
  return parts.filter(Boolean).join(' ');
}

/** A number with where and when it holds. */
export function figureSentence(rule: LawFigure, locale: Locale): string {
  return [rule.value, placeOf(rule, locale), periodOf(rule, null, locale)].filter(Boolean).join(', ');
}

/** What may be done with money in which stages, and for which reasons. */
export function paymentSentence(rule: PaymentRule, locale: Locale): string {
  const t = (key: keyof (typeof paymentWords)['en']) => translate(paymentWords, key, {}, locale);
  const stages = rule.stages.map((stage) => t(stage)).join(', ');
  const reasons = rule.reasons ? listed(evictionWords, rule.reasons, locale) : t('otherReasons');
  const about = translate(words, 'forWhat', { what: reasons }, locale);
  const parts = [`${capital([stages, about].join(', '))}:`, t(rule.answer)];
  const note = rule.note && noteText(rule.note, locale).text;
  return [...parts, note, effective(rule, locale)].filter(Boolean).join(' ');
}

/** Which ways to serve the court’s papers are good, and on what condition. */
export function serviceSentence(rule: ServiceRule, locale: Locale): string {
  const ways = translate(words, 'serviceWays', { what: listed(methods, rule.methods, locale) }, locale);
  const note = rule.note && noteText(rule.note, locale).text;
  return [ways, note, effective(rule, locale)].filter(Boolean).join(' ');
}

function effective(rule: NoticeRule | PaymentRule | ServiceRule, locale: Locale): string {
  const period = periodOf(rule, null, locale);
  return period && `${capital(period)}.`;
}

function countOf(rule: DeadlineRule, locale: Locale): string {
  const { n, to, direction, from } = rule;
  const start = startWords[locale][from];
  if (n === 0 && to === undefined) return translate(words, 'sameDay', { start }, locale);
  const length = lengthText(lengthOf({ ...rule, direction: 'AFTER' }), locale);
  const isBefore = direction === 'BEFORE' && n !== null;
  return translate(words, isBefore ? 'before' : 'after', { length, start }, locale).replace(
    /\bde el\b/,
    'del',
  );
}

/** The latest day, next to a rule's own count. */
function limitOf(rule: DeadlineRule, atMost: NonNullable<DeadlineRule['atMost']>, locale: Locale): string {
  const length = lengthText(lengthOf({ ...rule, n: atMost.n, to: undefined }), locale);
  const start = startWords[locale][atMost.from];
  return translate(words, 'atMost', { length, start }, locale).replace(/\bde el\b/, 'del');
}

function placeOf(
  { county, courthouse, counties }: { county?: string; courthouse?: string; counties?: string[] },
  locale: Locale,
): string {
  if (courthouse) return translate(words, 'inCourt', { courthouse }, locale);
  if (counties) return translate(words, 'inCounties', { counties: counties.join(', ') }, locale);
  return county ? translate(words, 'inCounty', { county }, locale) : '';
}

function* conditionsOf(when: RuleConditions, locale: Locale): Iterable<string> {
  const forWhat = (what: string) => translate(words, 'forWhat', { what }, locale);
  if (when.noticeType) yield forWhat(listed(noticeNames, when.noticeType, locale));
  if (when.reason) yield forWhat(listed(evictionWords, when.reason, locale));
  if (when.outcome) yield forWhat(listed(outcomes, when.outcome, locale));
  if (when.propertyCategory) yield forWhat(listed(categoryWords, when.propertyCategory, locale));
  if (when.serviceMethod) yield forWhat(listed(methods, when.serviceMethod, locale));
  if (when.caresCovered) {
    yield translate(words, 'cares', { what: listed(caresWords, when.caresCovered, locale) }, locale);
  }
  const { least, below } = when.tenancyMonths ?? {};
  if (least && below) yield translate(words, 'tenancyBetween', { months: least, below }, locale);
  else if (least) yield translate(words, 'tenancyFrom', { months: least }, locale);
  else if (below) yield translate(words, 'tenancyBelow', { months: below }, locale);
  if (when.known)
    yield translate(words, 'known', { facts: when.known.map(factInSentence).join(', ') }, locale);
}

function periodOf(
  { effectiveFrom: from, effectiveTo: to }: { effectiveFrom?: string | null; effectiveTo?: string | null },
  governedBy: string | null,
  locale: Locale,
): string {
  if (!from && !to) return '';
  const what =
    governedBy === 'leaseFrom'
      ? translate(words, 'leases', {}, locale)
      : governedBy
        ? translate(words, 'byDay', { fact: factInSentence(governedBy) }, locale)
        : translate(words, 'inForce', {}, locale);
  if (from && to) {
    const days = { what, day: recordDay(from, locale), last: recordDay(to, locale) };
    return translate(words, 'between', days, locale);
  }
  return from
    ? translate(words, 'from', { what, day: recordDay(from, locale) }, locale)
    : translate(words, 'until', { what, day: recordDay(to ?? '', locale) }, locale);
}

const listed = <C extends string>(list: WordList<C>, codes: readonly C[], locale: Locale): string =>
  codes.map((code) => `“${wordOf(list, code, locale)}”`).join(', ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
