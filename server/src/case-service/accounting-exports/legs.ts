import type { AccountingBasis } from '@writdesk/contract/accounting-exports/accounting-exports';
import type { BillItemCategory } from '@writdesk/contract/invoices/bill-items';
import { accountOf, type LedgerAccount } from '@writdesk/contract/ledger/ledger-accounts';
import { netLines } from '../invoices/index.ts';

/** A posting as the ledger has it, with what its line of an invoice is for. */
export interface Posted {
  debit: LedgerAccount;
  credit: LedgerAccount;
  amountCents: number;
  countyId: string | null;
  lineId: string | null;
  category: BillItemCategory | null;
  accountNo: string | null;
}

/** One side of a posting: debits above zero, credits below. */
export interface Leg {
  account: LedgerAccount;
  amountCents: number;
  countyId: string | null;
  /** The account number of the bill item, where a line is posted. */
  accountNo: string | null;
}

/** What an entry of the ledger moves in accounts that count income when it is billed, or when it is paid. */
export function legsOf(kind: string, postings: readonly Posted[], basis: AccountingBasis): Leg[] {
  if (basis === 'ACCRUAL') return postings.flatMap((posted) => sidesOf(posted, (account) => account));
  return [...postings.flatMap((posted) => sidesOf(posted, paidAs(posted))), ...setOff(kind, postings)];
}

function sidesOf(
  { debit, credit, amountCents, countyId, accountNo }: Posted,
  as: (account: LedgerAccount) => LedgerAccount,
): Leg[] {
  const side = { countyId, accountNo };
  return [
    { ...side, account: as(debit), amountCents },
    { ...side, account: as(credit), amountCents: -amountCents },
  ];
}

/**
 * On a cash basis nobody owes anything: what a line is for stands in the place of what is receivable for it, so that billing and
 * crediting move nothing, and a payment is income or gives costs back. Costs that are billed and not paid are no debt either. A fee that is written off was never income, and is no loss either.
 */
const paidAs = (posted: Posted) => {
  const own = lineAccount(posted);
  return (account: LedgerAccount): LedgerAccount => {
    if (account === 'RECEIVABLE' || (account === 'BAD_DEBT' && own === 'FEE_INCOME')) return own;
    return account === 'ACCRUED_COSTS' ? 'ADVANCED_COSTS' : account;
  };
};

const lineAccount = ({ category }: Posted): LedgerAccount => (category ? accountOf(category) : 'FEE_INCOME');

/** Lines of less than nothing pay other lines of their invoice as it is issued: on a cash basis that is a payment like any other. */
function setOff(kind: string, postings: readonly Posted[]): Leg[] {
  const sign = kind === 'invoice.issue' ? 1 : kind === 'invoice.issue.reverse' ? -1 : 0;
  if (sign === 0) return [];
  const lines = postings.map((posted, at) => ({
    id: String(at),
    amountCents: sign * (posted.debit === 'RECEIVABLE' ? posted.amountCents : -posted.amountCents),
    posted,
  }));
  return netLines(lines).flatMap(({ lineId, amountCents }) => {
    const posted = lines[Number(lineId)]?.posted;
    if (!posted) return [];
    const { countyId, accountNo } = posted;
    return [{ account: lineAccount(posted), amountCents: -sign * amountCents, countyId, accountNo }];
  });
}
