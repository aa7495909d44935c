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

/**
 * Reads one row of a ledger.
 * @param as `paysBelowZero` where the file writes its payments as amounts below zero
 */
export function ledgerRow(
  row: RawRow,
  as: ReadAs & { paysBelowZero: boolean },
): { said: LedgerRow; faults: CellFault[] } {
  const { columns, dayFirst, paysBelowZero } = as;
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
  if (postedOn === null) wrong('postedOn', fault('import_cell_day'));
  const amountCents = isForward ? (balance ?? 0) : (amount ?? (charge ?? 0) - paid);
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

/** Whether most payments of a file are written below zero. */
export function arePaymentsNegative(rows: readonly RawRow[], { payment }: ReadAs['columns']): boolean {
  if (payment === undefined) return false;
  const signs = rows.map(({ cells }) => Math.sign(centsIn(cells[payment] ?? '') ?? 0));
  return signs.reduce((sum, sign) => sum + sign, 0) < 0;
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
