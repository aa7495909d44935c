import {
  bankLayouts,
  type PositivePayFact,
  type PositivePayLayout,
  type PositivePayLayoutName,
} from '@writdesk/contract/bank-accounts/positive-pay-layouts';

/** A check as a bank hears of it: issued, or no longer to be paid. */
export interface BankRecord {
  isVoid: boolean;
  account: string;
  number: number;
  issueDay: string;
  amountCents: number;
  payee: string;
}

/** A value that a layout has no room for. */
export class TooWideError extends Error {
  readonly fact: PositivePayFact;
  readonly number: number;
  constructor(fact: PositivePayFact, number: number) {
    super(`No room for the ${fact} of check ${number}.`);
    this.fact = fact;
    this.number = number;
  }
}

/** The file of some checks in the layout of a bank, a line for each. @throws {TooWideError} */
export function positivePayFile(
  name: Exclude<PositivePayLayoutName, 'TABLE'>,
  records: readonly BankRecord[],
): string {
  const layout: PositivePayLayout = bankLayouts[name];
  const lineOf = (record: BankRecord) =>
    layout.kind === 'delimited'
      ? layout.fields
          .map((field) => quoted(valueOf(layout, field, record).slice(0, field.most), layout.separator))
          .join(layout.separator)
      : layout.fields
          .map((field) =>
            'text' in field ? field.text : inWidth(field, valueOf(layout, field, record), record),
          )
          .join('');
  return records.map((record) => `${lineOf(record)}\r\n`).join('');
}

type OfFact = Extract<PositivePayLayout['fields'][number], { of: PositivePayFact }>;

function valueOf(layout: PositivePayLayout, field: OfFact, record: BankRecord): string {
  switch (field.of) {
    case 'account':
      return record.account;
    case 'action':
      return record.isVoid ? layout.void : layout.issue;
    case 'number':
      return String(record.number);
    case 'amount':
      return field.hasPoint ? (record.amountCents / 100).toFixed(2) : String(record.amountCents);
    case 'issueDay':
      return dayIn(record.issueDay, field.day ?? 'YYYYMMDD');
    case 'payee':
      return plain(record.payee);
  }
}

function inWidth({ of, width }: OfFact & { width: number }, value: string, { number }: BankRecord): string {
  if (of === 'payee') return value.slice(0, width).padEnd(width);
  if (value.length > width) throw new TooWideError(of, number);
  return of === 'action' ? value.padEnd(width) : value.padStart(width, '0');
}

function dayIn(day: string, form: NonNullable<OfFact['day']>): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return form.replace('YYYY', year).replace('YY', year.slice(2)).replace('MM', month).replace('DD', date);
}

/** Letters as banks take them: without accents, nothing beyond ASCII, one blank between words. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7E]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

const quoted = (value: string, separator: string) =>
  value.includes(separator) || value.includes('"') ? `"${value.replaceAll('"', '""')}"` : value;
