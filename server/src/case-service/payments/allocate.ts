import type { BillItemCategory } from '@writdesk/contract/invoices/bill-items';
import { isCost } from '@writdesk/contract/ledger/ledger-accounts';

/** A line of an issued invoice, and what is left of it. */
export interface Payable {
  invoiceId: string;
  lineId: string;
  category: BillItemCategory;
  restCents: number;
}
export interface Allocated<L extends Payable> {
  line: L;
  amountCents: number;
}

/**
 * What a payment pays of open lines: invoice by invoice as they stand, the oldest due first, and within an invoice what the
 * firm has paid out before what it earns.
 * @param limits at most how much of each invoice, where the payer says it; invoices that they don't name get nothing.
 * @returns what is left is the company’s credit.
 */
export function allocate<L extends Payable>(
  amountCents: number,
  lines: readonly L[],
  limits?: ReadonlyMap<string, number>,
): Allocated<L>[] {
  let left = amountCents;
  const room = new Map(limits);
  const order = [...new Set(lines.map(({ invoiceId }) => invoiceId))];
  return order.flatMap((invoiceId) => {
    const own = lines.filter((line) => line.invoiceId === invoiceId);
    const cost = (line: L) => isCost(line.category);
    return [...own.filter(cost), ...own.filter((line) => !cost(line))].flatMap((line) => {
      const most = limits ? (room.get(invoiceId) ?? 0) : left;
      const taken = Math.min(left, most, line.restCents);
      if (taken <= 0) return [];
      left -= taken;
      room.set(invoiceId, most - taken);
      return { line, amountCents: taken };
    });
  });
}
