import { isCost } from '@writdesk/contract/ledger/ledger-accounts';
import type { CreditReason } from '@writdesk/contract/invoices/invoice-parts';
import type { InvoiceDetails } from '@writdesk/contract/invoices/invoices';

interface Line {
  id: string;
  isCost: boolean;
  amount: number;
  credited: number;
  /** Of what is credited, a cost that the firm bears. */
  given: number;
  writtenOff: number;
  paid: number;
  isDisputed: boolean;
}
export interface NaiveInvoice {
  id: string;
  isVoid: boolean;
  lines: Line[];
}
export interface NaivePayment {
  id: string;
  amount: number;
  unapplied: number;
  refunded: number;
  isReversed: boolean;
  paid: { line: Line; cents: number }[];
}

const left = ({ amount, credited, writtenOff, paid }: Line) => amount - credited - writtenOff - paid;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Invoices and payments of a company as lists, and nothing more clever: what the product is compared with. */
export class NaiveBook {
  invoices: NaiveInvoice[] = [];
  payments: NaivePayment[] = [];
  costs: { id: string; amount: number; isReversed: boolean }[] = [];

  issue({ id, lines }: InvoiceDetails): void {
    this.invoices.push({
      id,
      isVoid: false,
      lines: lines.map((line) => ({
        id: line.id,
        isCost: isCost(line.category),
        amount: line.amountCents,
        credited: 0,
        given: 0,
        writtenOff: 0,
        paid: 0,
        isDisputed: false,
      })),
    });
  }

  receive(id: string, amount: number, invoices: readonly NaiveInvoice[]): void {
    const payment = { id, amount, unapplied: amount, refunded: 0, isReversed: false, paid: [] };
    this.payments.push(payment);
    this.spread(payment, invoices);
  }

  credit(invoice: NaiveInvoice, line: Line, cents: number, reason: CreditReason): number {
    if (!this.isOpen(invoice)) return 409;
    if (reason === 'PAID_FROM_TRUST' && !line.isCost) return 400;
    if (cents > left(line)) return 400;
    line.credited += cents;
    if (reason === 'GOODWILL' && line.isCost) line.given += cents;
    return 200;
  }

  dispute(invoice: NaiveInvoice, line: Line): number {
    if (!this.isOpen(invoice)) return 409;
    if (line.isDisputed || left(line) === 0) return 400;
    line.isDisputed = true;
    return 200;
  }

  /** @param cents what is credited; nothing where the firm explains the charge. */
  answer(invoice: NaiveInvoice, line: Line, cents: number): number {
    if (!this.isOpen(invoice) || !line.isDisputed) return 409;
    const status = cents === 0 ? 200 : this.credit(invoice, line, cents, 'GOODWILL');
    if (status === 200) line.isDisputed = false;
    return status;
  }

  disputedCents(invoice: NaiveInvoice): number {
    return this.isOpen(invoice) ? sum(invoice.lines.filter(({ isDisputed }) => isDisputed).map(left)) : 0;
  }

  writeOff(invoice: NaiveInvoice): number {
    if (!this.isOpen(invoice)) return 409;
    for (const line of invoice.lines) line.writtenOff += left(line);
    return 200;
  }

  void(invoice: NaiveInvoice): number {
    const isTouched = invoice.lines.some(
      ({ credited, writtenOff, paid }) => credited + writtenOff + paid > 0,
    );
    if (invoice.isVoid || isTouched) return 409;
    invoice.isVoid = true;
    return 200;
  }

  payCost(id: string, amount: number): void {
    this.costs.push({ id, amount, isReversed: false });
  }

  endCost(cost: NaiveBook['costs'][number]): number {
    if (cost.isReversed) return 409;
    cost.isReversed = true;
    return 200;
  }

  apply(payment: NaivePayment): number {
    if (payment.isReversed || payment.unapplied === 0) return 409;
    this.spread(payment, this.invoices);
    return 200;
  }

  refund(payment: NaivePayment, cents: number): number {
    if (payment.isReversed) return 409;
    if (cents > payment.unapplied) return 400;
    payment.unapplied -= cents;
    payment.refunded += cents;
    return 200;
  }

  reverse(payment: NaivePayment): number {
    if (payment.isReversed || payment.refunded > 0) return 409;
    payment.isReversed = true;
    payment.unapplied = 0;
    for (const { line, cents } of payment.paid) line.paid -= cents;
    return 200;
  }

  restOf(invoice: NaiveInvoice): number {
    return invoice.isVoid ? 0 : sum(invoice.lines.map(left));
  }

  statusOf(invoice: NaiveInvoice): string {
    if (invoice.isVoid) return 'VOID';
    if (this.restOf(invoice) === 0) return 'PAID';
    return invoice.lines.some(({ paid }) => paid > 0) ? 'PARTIALLY_PAID' : 'ISSUED';
  }

  creditCents(): number {
    return sum(this.payments.map(({ unapplied }) => unapplied));
  }

  /** What the ledger must say of each account: debits less credits. */
  accounts(): Record<string, number> {
    const lines = this.invoices.flatMap((invoice) => (invoice.isVoid ? [] : invoice.lines));
    const standing = this.payments.filter(({ isReversed }) => !isReversed);
    const billed = (ofCosts: boolean) =>
      0 -
      sum(
        lines
          .filter((line) => line.isCost === ofCosts)
          .map(({ amount, credited, given }) => amount - credited + given),
      );
    const paidCosts = sum(this.costs.map(({ amount, isReversed }) => (isReversed ? 0 : amount)));
    const costs = paidCosts + billed(true);
    return {
      CASH: sum(standing.map(({ amount, refunded }) => amount - refunded)) - paidCosts,
      RECEIVABLE: sum(lines.map(left)),
      CLIENT_CREDIT: 0 - this.creditCents(),
      FEE_INCOME: billed(false),
      // All charges are of one case.
      ADVANCED_COSTS: Math.max(costs, 0),
      ACCRUED_COSTS: Math.min(costs, 0),
      ABSORBED_COSTS: sum(lines.map(({ given }) => given)),
      BAD_DEBT: sum(lines.map(({ writtenOff }) => writtenOff)),
    };
  }

  private isOpen(invoice: NaiveInvoice): boolean {
    return !invoice.isVoid && this.restOf(invoice) > 0;
  }

  /** The oldest first, and within an invoice costs before fees. All are due on one day, so the oldest is the first issued. */
  private spread(payment: NaivePayment, invoices: readonly NaiveInvoice[]): void {
    for (const invoice of invoices.filter((one) => !one.isVoid))
      for (const line of [...invoice.lines].sort((a, b) => Number(b.isCost) - Number(a.isCost))) {
        const cents = Math.min(payment.unapplied, left(line));
        if (cents <= 0) continue;
        line.paid += cents;
        payment.unapplied -= cents;
        payment.paid.push({ line, cents });
      }
  }
}
