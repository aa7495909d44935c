import type { BillItemCategory, BillItemPricing } from '@writdesk/contract/invoices/bill-items';

/** A bill item as the catalog of a new firm has it. */
export interface StandardItem {
  code: string;
  title: string;
  accountNo: string;
  category: BillItemCategory;
  pricing: BillItemPricing;
  amountCents: number;
  recoverable?: boolean;
}

/**
 * What every firm begins with: the items that actions on a case charge, and what is usual in addition. The prices of the court
 * and its officer are those of the court’s fee schedule; these stand where it has none.
 */
export const standardItems: readonly StandardItem[] = [
  {
    code: 'ATTORNEY_FEE',
    title: 'Attorney fee',
    accountNo: '4010',
    category: 'ATTORNEY_FEE',
    pricing: 'FLAT',
    amountCents: 12_500,
  },
  {
    code: 'SCRA_SEARCH',
    title: 'Military status search',
    accountNo: '4040',
    category: 'SCRA_SEARCH',
    pricing: 'PER_DEFENDANT',
    amountCents: 400,
  },
  {
    code: 'COURT_COST',
    title: 'Court filing cost',
    accountNo: '5010',
    category: 'COURT_COST',
    pricing: 'ACTUAL',
    amountCents: 0,
    recoverable: true,
  },
  {
    code: 'EFILE',
    title: 'E-filing convenience fee',
    accountNo: '5020',
    category: 'EFILE_CONVENIENCE',
    pricing: 'FLAT',
    amountCents: 350,
    recoverable: true,
  },
  {
    code: 'SERVICE_FEE',
    title: 'Service of process',
    accountNo: '5030',
    category: 'SERVICE_FEE',
    pricing: 'PER_DEFENDANT',
    amountCents: 2_500,
    recoverable: true,
  },
  {
    code: 'APPEARANCE',
    title: 'Court appearance',
    accountNo: '4020',
    category: 'APPEARANCE',
    pricing: 'FLAT',
    amountCents: 7_500,
  },
  {
    code: 'WRIT_COST',
    title: 'Writ of possession',
    accountNo: '5040',
    category: 'WRIT_COST',
    pricing: 'ACTUAL',
    amountCents: 2_000,
    recoverable: true,
  },
  {
    code: 'OFFICER_FEE',
    title: 'Officer fee',
    accountNo: '5050',
    category: 'OFFICER_FEE',
    pricing: 'ACTUAL',
    amountCents: 2_500,
    recoverable: true,
  },
  {
    code: 'POSTAGE',
    title: 'Postage',
    accountNo: '5060',
    category: 'POSTAGE',
    pricing: 'ACTUAL',
    amountCents: 73,
  },
];
