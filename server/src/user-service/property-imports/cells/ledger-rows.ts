import type { LedgerLine } from '@writdesk/contract/cases/case-values';
import { fault } from '@writdesk/contract/sentences/fault';
import { type CellFault, cellReader, type RawRow, type ReadAs } from './cell-reader.ts';
import { centsIn, dayIn } from './parse-cell.ts';

/** A line of a ledger, in the shape that a lease keeps. */
export interface SaidLine {
  kind: LedgerLine['kind'];
  dueOn: string | null;
  description: string;
  amountCents: number;
}

/** What a row of a ledger says. */
export interface LedgerRow {
  property: string | null;
  building: string | null;
  unit: string;
  externalId: string | null;
  line: SaidLine;
  /** What was owed after the line. */
  balance: number | null;
}

const moneyFields = ['amount', 'charge', 'payment', 'balance'] as const;
const broughtForward =
  /balance (?:brought )?forward|brought forward|(?:beginning|opening|starting|prior) balance/i;

/** How a file writes what was paid. */
export interface PaymentSigns {
  /** Its column of payments has amounts below zero. */
  paysBelowZero: boolean;
  /** Its one column of amounts has payments above zero: only their type says what they are. */
  paysAboveZero: boolean;
}

/** Reads one row of a ledger. */
export function ledgerRow(row: RawRow, as: ReadAs & PaymentSigns): { said: LedgerRow; faults: CellFault[] } {
  const { columns, dayFirst, paysBelowZero, paysAboveZero } = as;
  const { faults, text, wrong, read } = cellReader(row, columns);
  const money = read(moneyFields, (cell) => centsIn(cell), fault('import_cell_money'));
  const { postedOn } = read(['postedOn'], (cell) => dayIn(cell, { dayFirst }), fault('import_cell_day'));
  const words = [text('chargeType'), text('description')].filter(Boolean);
  const { amount, charge, payment, balance } = money;
  const paid = payment ? (paysBelowZero ? -payment : payment) : 0;
  const isSaid = [amount, charge, payment].some((cents) => typeof cents === 'number');
  const isForward = !isSaid && typeof balance === 'number' && broughtForward.test(words.join(' '));
  if (!isSaid && !isForward && faults.length === 0)
    wrong(columns.amount === undefined ? 'charge' : 'amount', fault('import_row_no_amount'));
  // What was brought forward has no day of its own.
  if (postedOn === null && !isForward) wrong('postedOn', fault('import_cell_day'));
  const isPaid = paysAboveZero && paidType.test(text('chargeType'));
  const signed = typeof amount === 'number' && isPaid ? -Math.abs(amount) : amount;
  const amountCents = isForward ? (balance ?? 0) : (signed ?? (charge ?? 0) - paid);
  return {
    said: {
      property: text('property') || row.band,
      building: text('building') || null,
      unit: text('unit'),
      externalId: text('externalId').slice(0, 80) || null,
      line: {
        kind: kindOf(words.join(' '), amountCents),
        dueOn: postedOn ?? null,
        description: [...new Set(words)].join(': ').slice(0, 200),
        amountCents,
      },
      balance: balance ?? null,
    },
    faults,
  };
}

const paidType = /^(?:payment|receipt|credit)s?\b/i;

/** How most payments of a file are written. */
export function paymentSigns(rows: readonly RawRow[], columns: ReadAs['columns']): PaymentSigns {
  const { payment, amount, chargeType } = columns;
  const sumOf = (column: number, of = rows) =>
    of.reduce((sum, { cells }) => sum + Math.sign(centsIn(cells[column] ?? '') ?? 0), 0);
  const paid =
    chargeType === undefined ? [] : rows.filter(({ cells }) => paidType.test(cells[chargeType] ?? ''));
  return {
    paysBelowZero: payment !== undefined && sumOf(payment) < 0,
    paysAboveZero: amount !== undefined && payment === undefined && sumOf(amount, paid) > 0,
  };
}

const kinds: readonly { kind: LedgerLine['kind']; words: RegExp }[] = [
  { kind: 'LATE_FEE', words: /\blate\b/i },
  { kind: 'UTILITY', words: /\b(?:utilit(?:y|ies)|water|sewer|electric(?:ity)?|gas|trash|power)\b/i },
  { kind: 'OTHER', words: /\b(?:pet|garage|parking|storage|furniture)\s+rent\b/i },
  { kind: 'RENT', words: /\b(?:rent|hap|subsidy)\b/i },
];
const credits = /\b(?:credit|concession|waive[dr]?|discount|adjustment|reversal|write[- ]?off)\b/i;

/** What a line is by its words; what lowers the debt is a payment unless it says that it is a credit. */
function kindOf(words: string, amountCents: number): LedgerLine['kind'] {
  if (amountCents < 0) return credits.test(words) ? 'CREDIT' : 'PAYMENT';
  if (broughtForward.test(words)) return 'OTHER';
  return kinds.find((known) => known.words.test(words))?.kind ?? 'OTHER';
}
