import type { InvoiceGrouping } from '@writdesk/contract/invoices/invoice-grouping';
import type { WordList } from '../shared/i18n/word-list.ts';

/** What one invoice of a run gathers. */
export const invoiceGroupingWords: WordList<InvoiceGrouping> = {
  en: {
    CASE: 'Case',
    PROPERTY: 'Property',
    PORTFOLIO: 'Property owner',
    COMPANY: 'Company',
    MONTH: 'Month',
  },
  es: {
    CASE: 'Caso',
    PROPERTY: 'Propiedad',
    PORTFOLIO: 'Propietario',
    COMPANY: 'Empresa',
    MONTH: 'Mes',
  },
};
