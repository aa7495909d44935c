import type { BillItemCategory } from '../invoices/bill-items.ts';
import type { CreditReason } from '../invoices/invoice-parts.ts';

/** The accounts of a firm’s ledger. */
export const ledgerAccounts = [
  'CASH',
  'RECEIVABLE',
  /** What the firm paid to courts and officers for its companies: an asset until it is billed. */
  'ADVANCED_COSTS',
  /** What companies were billed for costs that the firm hasn’t paid yet: it owes them to courts and officers. */
  'ACCRUED_COSTS',
  /** What companies paid beyond their invoices: the firm owes it. */
  'CLIENT_CREDIT',
  'FEE_INCOME',
  'BAD_DEBT',
  /** Costs that the firm bears itself, because it gave a company the amount as goodwill: an expense. */
  'ABSORBED_COSTS',
  /** Money that clients entrusted, at the bank. */
  'TRUST_CASH',
  /** The same money, as the firm owes it to them. */
  'TRUST_OWED',
  /** What payment providers keep for themselves: an expense. */
  'PAYMENT_FEES',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** What the firm passes on at what it paid. */
export const costCategories = [
  'COURT_COST',
  'SERVICE_FEE',
  'WRIT_COST',
  'OFFICER_FEE',
  'SETOUT',
  'POSTAGE',
  'EFILE_CONVENIENCE',
  'RECORDING',
] as const satisfies readonly BillItemCategory[];
export type CostCategory = (typeof costCategories)[number];
const costs: ReadonlySet<BillItemCategory> = new Set(costCategories);

/** Whether the firm passes a charge on at what it paid; everything else is its fee. */
export const isCost = (category: BillItemCategory): boolean => costs.has(category);

/** Where the amount of a line goes when it is billed: costs are no income. */
export const accountOf = (category: BillItemCategory): LedgerAccount =>
  isCost(category) ? 'ADVANCED_COSTS' : 'FEE_INCOME';

/**
 * What a credit of a line undoes: the billing, so that the charge can be billed right. A cost that is given as goodwill is not billed
 * again: the firm bears it, and what it paid is no asset any longer.
 */
export const creditedAccountOf = (category: BillItemCategory, reason: CreditReason): LedgerAccount =>
  reason === 'GOODWILL' && isCost(category) ? 'ABSORBED_COSTS' : accountOf(category);
