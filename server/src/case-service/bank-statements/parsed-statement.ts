import { createHash } from 'node:crypto';
import { hasKnownYear } from '@writdesk/contract/values/dates';
import type { Fault } from '@writdesk/contract/sentences/fault';

/** A line as a bank’s file says it. */
export interface ParsedLine {
  /** By what it is known again when a later file has it too. */
  key: string;
  postedOn: string;
  /** What came is above zero, what left below. */
  amountCents: number;
  /** Of a check. */
  number: string | null;
  text: string;
  reference: string | null;
}

export interface ParsedStatement {
  /** Null where the file doesn’t say it. */
  accountNumber: string | null;
  openingCents: number | null;
  closingCents: number;
  closingOn: string;
  lines: ParsedLine[];
}

/** What is wrong with a file, as its reader sees it. */
export class StatementError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.code);
    this.name = 'StatementError';
    this.fault = fault;
  }
}

/** Keys for lines that have none of their own: the same line twice in a file is two lines. */
export function keyed(lines: readonly Omit<ParsedLine, 'key'>[]): ParsedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const said = JSON.stringify([line.postedOn, line.amountCents, line.number, line.text, line.reference]);
    const count = seen.get(said) ?? 0;
    seen.set(said, count + 1);
    return { ...line, key: createHash('sha256').update(`${said} ${count}`).digest('hex') };
  });
}

/** Dollars of a file in cents; null where it is no amount. Fractions of a cent are none. */
export function centsOf(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/[$\s]/g, '');
  const parts = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/.exec(plain);
  if (!parts || (parts[2] === undefined && !parts[3])) return null;
  const fraction = (parts[3] ?? '').padEnd(2, '0');
  if (!/^\d{2}0*$/.test(fraction)) return null;
  const cents = Number((parts[2] ?? '0').replaceAll(',', '')) * 100 + Number(fraction.slice(0, 2));
  if (!Number.isSafeInteger(cents) || cents > 100_000_000_00) return null;
  return parts[1] === '-' && cents !== 0 ? -cents : cents;
}

/** A day of year, month and day; null where there is no such day. */
export function dayOf(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${text}T00:00:00Z`);
  if (!hasKnownYear(text)) return null;
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? null : text;
}
