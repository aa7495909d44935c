import type { LedgerEvent } from '@writdesk/contract/ledger/ledger-events';
import type { Journal } from './journals.ts';

/** The number of a journal: short enough for the eleven characters that QuickBooks Desktop has for it. */
export const journalNumber = (number: number): string => `WD-${String(number).padStart(6, '0')}`;

const words: Record<LedgerEvent, string> = {
  'invoice.issue': 'Invoice',
  'invoice.credit': 'Credit on invoice',
  'invoice.write-off': 'Write-off of invoice',
  'payment.record': 'Payment of invoice',
  'payment.apply': 'Credit applied to invoice',
  'payment.refund': 'Refund',
  'payment.fee': 'Payment provider fee',
  'check.release': 'Court check',
  'cost.pay': 'Cost paid',
  'cost.settle': 'Costs billed and not paid yet',
  'trust.deposit': 'Trust deposit',
  'trust.identify': 'Trust deposit identified',
  'trust.transfer': 'Transfer from trust for invoice',
  'trust.check': 'Trust check',
};

const REVERSED = '.reverse';
const MOST = 4;

/** What happened, for the people who read the accounts: “Invoice INV-000012, Larkspur Homes LLC”. */
export function journalWords({ kind, documents, company }: Omit<Journal, 'lines' | 'digest'>): string {
  const isReversed = kind.endsWith(REVERSED);
  const event = isReversed ? kind.slice(0, -REVERSED.length) : kind;
  const what = (words as Record<string, string>)[event] ?? event;
  const named = documents.slice(0, MOST).join(' ');
  const more = documents.length > MOST ? `and ${documents.length - MOST} more` : '';
  // A payment that no invoice took is credit.
  const unnamed = documents.length ? what : what.replace(/ of invoice$/, '');
  const said = [isReversed ? 'Reversal:' : '', unnamed, named, more].filter(Boolean).join(' ');
  return company ? `${said}, ${company}` : said;
}

/** `MM/DD/YYYY`. */
export const american = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
