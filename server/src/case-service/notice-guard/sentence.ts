import { sayLaw } from '@writdesk/contract/deadlines/law-sentences';
import type { NoticePoint } from '@writdesk/contract/notices/notice-guard';
import { noticeTypeLabels, serviceMethodLabels } from '@writdesk/contract/notices/notice-types';
import { noticeSentences } from '@writdesk/contract/notices/notice-words';
import { Temporal } from 'temporal-polyfill';
import type { Found } from './notice-facts.ts';

const kinds: Readonly<Record<string, string>> = {
  RENT: 'rent',
  LATE_FEE: 'late fees',
  UTILITY: 'utilities',
  OTHER: 'other charges',
};
const words: Readonly<Record<string, string>> = { ...noticeTypeLabels, ...serviceMethodLabels, ...kinds };
const days: ReadonlySet<string> = new Set(['from', 'to', 'on', 'filing', 'since']);
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** A point as an English sentence. @param stateName of the state whose letters the point holds. */
export function sentenceOf(
  { code, params = {} }: Pick<Found, 'code' | 'params'>,
  stateName?: string,
): string {
  return noticeSentences[code].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'state' && stateName ? stateName : said(name, params[name]),
  );
}

function said(name: string, value: NoticePoint['params'][string] | undefined): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return list.format(value.map((one) => words[one] ?? one));
  if (typeof value === 'number') return dollars(value);
  if (typeof value === 'object') return sayLaw(value);
  if (days.has(name)) return longDay(value);
  return words[value] ?? value;
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const longDay = (day: string) =>
  Temporal.PlainDate.from(day).toLocaleString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
