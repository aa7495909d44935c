import type { Utbms } from '@writdesk/contract/invoices/utbms';

/** The columns of LEDES 1998B, in their order: LEDES Oversight Committee, “LEDES 98B Format Specification”. */
export const ledesColumns = [
  'INVOICE_DATE',
  'INVOICE_NUMBER',
  'CLIENT_ID',
  'LAW_FIRM_MATTER_ID',
  'INVOICE_TOTAL',
  'BILLING_START_DATE',
  'BILLING_END_DATE',
  'INVOICE_DESCRIPTION',
  'LINE_ITEM_NUMBER',
  'EXP/FEE/INV_ADJ_TYPE',
  'LINE_ITEM_NUMBER_OF_UNITS',
  'LINE_ITEM_ADJUSTMENT_AMOUNT',
  'LINE_ITEM_TOTAL',
  'LINE_ITEM_DATE',
  'LINE_ITEM_TASK_CODE',
  'LINE_ITEM_EXPENSE_CODE',
  'LINE_ITEM_ACTIVITY_CODE',
  'TIMEKEEPER_ID',
  'LINE_ITEM_DESCRIPTION',
  'LAW_FIRM_ID',
  'LINE_ITEM_UNIT_COST',
  'TIMEKEEPER_NAME',
  'TIMEKEEPER_CLASSIFICATION',
  'CLIENT_MATTER_ID',
] as const;

export interface LedesInvoice {
  number: string;
  issueDate: string;
  firm: string;
  client: string;
  description: string;
  lines: readonly LedesLine[];
}

export interface LedesLine {
  /** The firm’s number of the case, and the court’s. */
  draftNumber: string;
  caseNumber: string;
  day: string;
  utbms: Utbms;
  description: string;
  quantity: number;
  unitCents: number;
  amountCents: number;
  /** What credit notes took from it. */
  creditedCents: number;
  lawyer: { id: string; name: string } | null;
}

/**
 * An invoice as LEDES 1998B. A line’s total is its units times its unit cost, plus its adjustment: what was credited is an adjustment below
 * zero, and so is the whole of a line of less than nothing, since units and unit costs have no sign.
 */
export function writeLedes({ lines, ...invoice }: LedesInvoice): string {
  const days = lines.map(({ day }) => day).toSorted();
  const totalCents = lines.reduce((cents, line) => cents + line.amountCents - line.creditedCents, 0);
  const rows = lines.map((line, index) => {
    const isBelow = line.amountCents < 0;
    const exactCents = isBelow ? 0 : exactly(line);
    const work = 'task' in line.utbms ? line.utbms : null;
    const lawyer = work && line.lawyer;
    const row: Record<(typeof ledesColumns)[number], string> = {
      INVOICE_DATE: day(invoice.issueDate),
      INVOICE_NUMBER: code(invoice.number),
      CLIENT_ID: code(invoice.client),
      LAW_FIRM_MATTER_ID: code(line.draftNumber),
      INVOICE_TOTAL: money(totalCents),
      BILLING_START_DATE: day(days[0] ?? ''),
      BILLING_END_DATE: day(days.at(-1) ?? ''),
      INVOICE_DESCRIPTION: text(invoice.description),
      LINE_ITEM_NUMBER: String(index + 1),
      'EXP/FEE/INV_ADJ_TYPE': work ? 'F' : 'E',
      LINE_ITEM_NUMBER_OF_UNITS: units(isBelow ? 1 : line.quantity),
      // With what rounding the line to whole cents changed.
      LINE_ITEM_ADJUSTMENT_AMOUNT: decimal(line.amountCents - line.creditedCents - exactCents),
      LINE_ITEM_TOTAL: money(line.amountCents - line.creditedCents),
      LINE_ITEM_DATE: day(line.day),
      LINE_ITEM_TASK_CODE: work?.task ?? '',
      LINE_ITEM_EXPENSE_CODE: 'expense' in line.utbms ? line.utbms.expense : '',
      LINE_ITEM_ACTIVITY_CODE: work?.activity ?? '',
      TIMEKEEPER_ID: lawyer ? code(lawyer.id.slice(-12)) : '',
      LINE_ITEM_DESCRIPTION: text(line.description),
      LAW_FIRM_ID: code(invoice.firm),
      LINE_ITEM_UNIT_COST: isBelow ? '0.00' : money(line.unitCents),
      TIMEKEEPER_NAME: lawyer ? text(lawyer.name).slice(0, 30) : '',
      // Whether a lawyer is partner or associate is kept nowhere.
      TIMEKEEPER_CLASSIFICATION: lawyer ? 'OT' : '',
      CLIENT_MATTER_ID: code(line.caseNumber),
    };
    return ledesColumns.map((column) => row[column]).join('|');
  });
  return ['LEDES1998B', ledesColumns.join('|'), ...rows].map((row) => `${row}[]\r\n`).join('');
}

/** Units times unit cost in cents and ten-thousandths, without what doubles lose. */
const exactly = ({ quantity, unitCents }: LedesLine) => (Math.round(quantity * 10_000) * unitCents) / 10_000;

const day = (text: string) => text.replaceAll('-', '');
const money = (cents: number) => (cents / 100).toFixed(2);
/** At most the four places that the format has, and two where they suffice. */
const decimal = (cents: number) => {
  const exact = (cents / 100).toFixed(4).replace(/0{1,2}$/, '');
  return exact === '-0.00' ? '0.00' : exact;
};
const units = (quantity: number) => quantity.toFixed(4).replace(/0{1,2}$/, '');

/** What programs read: letters, digits and hyphens, 20 of them. */
const code = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 20)
    .toUpperCase();

/** What people read: ASCII, and nothing that ends a field or a line. */
const text = (given: string) =>
  given
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('|', '/')
    .replaceAll('[]', '()')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—·]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\x20-\x7E]/g, '?')
    .trim();
