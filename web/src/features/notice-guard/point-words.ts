import type { NoticePoint } from '@writdesk/contract/notices/notice-guard';
import {
  type NoticeType,
  noticeTypes,
  type ServiceMethod,
  serviceMethods,
} from '@writdesk/contract/notices/notice-types';
import { listDay, proseDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { tags } from '../../shared/formats/prose-day.ts';
import { currentLocale, type Locale } from '../../shared/i18n/locale.ts';
import { translate } from '../../shared/i18n/translate.ts';
import { lengthText } from '../deadlines/index.ts';
import { stateName } from '../../labels/law/states.ts';
import { methodLabel, noticeLabel } from '../../labels/case/eviction-words.ts';
import { messages } from './messages.ts';

type Param = NoticePoint['params'][string];

/** A point as one sentence in the reader's language. @param today at the court. */
export function pointText(
  { code, params }: Pick<NoticePoint, 'code' | 'params'>,
  today: string,
  locale: Locale = currentLocale(),
): string {
  const entries = Object.entries(params).map(([name, value]) => [name, said(name, value, today, locale)]);
  return translate(messages, code, Object.fromEntries(entries) as Record<string, string>, locale);
}

function said(name: string, value: Param, today: string, locale: Locale): string {
  if (Array.isArray(value)) {
    const words = value.map((one) => word(name, one, locale));
    return new Intl.ListFormat(tags[locale], { type: 'disjunction' }).format(words);
  }
  if (typeof value === 'number') return formatMoney(value);
  if (typeof value === 'object') return lengthText(value, locale);
  switch (name) {
    case 'since':
      return proseDay(value, today, locale);
    case 'from':
    case 'to':
    case 'on':
    case 'filing':
      return listDay(value, today, locale);
    case 'state':
      return stateName(value, locale);
    default:
      return word(name, value, locale);
  }
}

function word(name: string, value: string, locale: Locale): string {
  if (isNotice(value)) return noticeLabel(value, locale);
  if (isMethod(value)) return methodLabel(value, locale);
  const key = `kind_${value}`;
  return name === 'kinds' && isKind(key) ? translate(messages, key, undefined, locale) : value;
}

const isNotice = (value: string): value is NoticeType => noticeTypes.some((type) => type === value);
const isMethod = (value: string): value is ServiceMethod => serviceMethods.some((one) => one === value);
const isKind = (key: string): key is 'kind_RENT' | 'kind_LATE_FEE' | 'kind_UTILITY' | 'kind_OTHER' =>
  key in messages.en;

/** Holds an approval up. */
export function isOpen({ state, passedBy }: Pick<NoticePoint, 'state' | 'passedBy'>): boolean {
  return (state === 'fail' || state === 'missing') && passedBy === null;
}

/** The tone of the worst thing that is said. */
export function worstTone(points: readonly NoticePoint[]): 'gain' | 'hold' | 'stop' {
  const open = points.filter(({ passedBy }) => passedBy === null);
  if (open.some(({ state }) => state === 'fail')) return 'stop';
  return open.some(({ state }) => state !== 'ok') ? 'hold' : 'gain';
}
