import type { PreviewedGroup } from '@writdesk/contract/invoices/invoice-runs';
import { invoiceGroupingWords } from '../../labels/invoice-grouping-words.ts';
import { monthTitle } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import { messages } from './messages.ts';

/** What an invoice of a run is of: a case, a property, an owner, a month, or the whole company. */
export function useGroupName(): (group: Pick<PreviewedGroup, 'invoicesBy' | 'name'>) => string {
  const t = useText(messages);
  return ({ invoicesBy, name }) => {
    if (invoicesBy === 'COMPANY') return wordOf(invoiceGroupingWords, 'COMPANY');
    if (invoicesBy === 'CASE' && name === null) return t('withheldCase');
    if (name === null) return `${wordOf(invoiceGroupingWords, invoicesBy)}: ${t('none')}`;
    return invoicesBy === 'MONTH'
      ? monthTitle(`${name}-01`)
      : `${wordOf(invoiceGroupingWords, invoicesBy)}: ${name}`;
  };
}
