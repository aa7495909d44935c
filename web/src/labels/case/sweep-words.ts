import type { SweepAnswer } from '@writdesk/contract/payment-sweep/sweep-answers';
import type { WordList } from '../../shared/i18n/word-list.ts';

/** What a property says of a case before its hearing. */
export const sweepWords: WordList<SweepAnswer> = {
  en: { PAID: 'Paid in full', PARTLY: 'Paid in part', MOVED: 'Moved out', PROCEED: 'Proceed' },
  es: { PAID: 'Pagó todo', PARTLY: 'Pagó una parte', MOVED: 'Se mudó', PROCEED: 'Continuar' },
};
