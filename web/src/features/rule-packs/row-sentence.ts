import type { LawRow } from '@writdesk/contract/rule-packs/rule-packs';
import type { Locale } from '../../shared/i18n/locale.ts';
import {
  figureSentence,
  noticeSentence,
  paymentSentence,
  ruleSentence,
  serviceSentence,
} from './rule-words.ts';

/** What a row says, in plain words. */
export function rowSentence(one: LawRow, locale: Locale): string {
  switch (one.kind) {
    case 'DEADLINE':
      return ruleSentence(one.row, locale);
    case 'NOTICE':
      return noticeSentence(one.row, locale);
    case 'FIGURE':
      return figureSentence(one.row, locale);
    case 'PAYMENT':
      return paymentSentence(one.row, locale);
    case 'SERVICE':
      return serviceSentence(one.row, locale);
  }
}
