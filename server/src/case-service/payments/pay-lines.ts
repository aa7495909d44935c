import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { type Debtor, moveLines, type OpenLine, recalculateInvoice } from '../invoices/index.ts';
import type { Posting } from '../ledger/index.ts';
import type { Allocated } from './allocate.ts';
import { insertAllocations } from './payment-queries.ts';

interface Paying {
  debtor: Debtor;
  paymentId: string;
  allocated: readonly Allocated<OpenLine>[];
}

/** Writes what a payment pays of which lines, and what is then left of their invoices. @returns the numbers of these. */
export async function payLines(tx: Tx, { debtor, paymentId, allocated }: Paying): Promise<string[]> {
  await insertAllocations(
    tx.db,
    allocated.map(({ line, amountCents }) => ({
      ...debtor,
      paymentId,
      id: newId(),
      invoiceId: line.invoiceId,
      lineId: line.lineId,
      amountCents,
      allocatedAt: tx.now,
    })),
  );
  const invoices = new Map(allocated.map(({ line }) => [line.invoiceId, line.number ?? '']));
  for (const invoiceId of invoices.keys()) {
    const own = allocated.filter(({ line }) => line.invoiceId === invoiceId);
    const key = { firmId: debtor.firmId, id: invoiceId };
    await moveLines(
      tx.db,
      key,
      'paidCents',
      own.map(({ line, amountCents }) => ({ lineId: line.lineId, amountCents })),
    );
    await recalculateInvoice(tx.db, key);
  }
  return [...invoices.values()];
}

/** What the ledger moves for paid lines. */
export const postingsOf = (
  debit: 'CASH' | 'CLIENT_CREDIT',
  allocated: readonly Allocated<OpenLine>[],
): Posting[] =>
  allocated.map(({ line, amountCents }) => ({
    debit,
    credit: 'RECEIVABLE',
    amountCents,
    caseId: line.caseId,
    invoiceId: line.invoiceId,
    lineId: line.lineId,
  }));

export const sumOf = (allocated: readonly { amountCents: number }[]): number =>
  allocated.reduce((cents, { amountCents }) => cents + amountCents, 0);
