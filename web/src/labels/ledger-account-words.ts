import type { LedgerAccount } from '@writdesk/contract/ledger/ledger-accounts';
import type { WordList } from '../shared/i18n/word-list.ts';

/** The accounts of a firm’s ledger. */
export const ledgerAccountWords: WordList<LedgerAccount> = {
  en: {
    CASH: 'Cash',
    RECEIVABLE: 'Receivable',
    ADVANCED_COSTS: 'Advanced costs',
    ACCRUED_COSTS: 'Costs billed, not paid yet',
    CLIENT_CREDIT: 'Client credit',
    FEE_INCOME: 'Fee income',
    BAD_DEBT: 'Bad debt',
    ABSORBED_COSTS: 'Costs the firm bears',
    TRUST_CASH: 'Trust: at the bank',
    TRUST_OWED: 'Trust: owed to clients',
    PAYMENT_FEES: 'Payment fees',
  },
  es: {
    CASH: 'Efectivo',
    RECEIVABLE: 'Por cobrar',
    ADVANCED_COSTS: 'Costas adelantadas',
    ACCRUED_COSTS: 'Costas facturadas sin pagar',
    CLIENT_CREDIT: 'Crédito de clientes',
    FEE_INCOME: 'Ingresos por honorarios',
    BAD_DEBT: 'Incobrables',
    ABSORBED_COSTS: 'Costas a cargo del bufete',
    TRUST_CASH: 'Fiduciario: en el banco',
    TRUST_OWED: 'Fiduciario: adeudado a clientes',
    PAYMENT_FEES: 'Comisiones de pago',
  },
};
