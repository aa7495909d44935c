import { fault } from '@writdesk/contract/sentences/fault';
import { dayOf, keyed, type ParsedLine, type ParsedStatement, StatementError } from './parsed-statement.ts';
import { sameAccount } from './read-ofx.ts';

type Fields = readonly string[];
const OPENING = '010';
const CLOSING = '015';

export const isBai2 = (text: string): boolean => /^\s*01,/.test(text);

/** @throws StatementError for a file whose control totals are wrong, or that has another account. */
export function readBai2(text: string, accountNumber: string): ParsedStatement {
  const records = recordsOf(text);
  if (records[0]?.[0] !== '01' || records.at(-1)?.[0] !== '99')
    throw new StatementError(fault('statement_unreadable'));
  let day: string | null = null;
  let account: Account | null = null;
  const days: { day: string; account: Account }[] = [];
  const groups = new Totals();
  const file = new Totals();
  for (const record of records) {
    const [code] = record;
    if (code === '02') {
      day = bai2Day(record[4] ?? '');
      if (day === null || (record[6] || 'USD') !== 'USD')
        throw new StatementError(fault('statement_currency'));
      groups.restart();
    } else if (code === '03') {
      account = accountOf(record);
      if (day !== null) days.push({ day, account });
    } else if (code === '16' && account && day !== null) addLine(account, record, day);
    else if (code === '49' && account) {
      requireTotal(record[1], account.controlCents);
      requireTotal(record[2], account.physical + 1);
      groups.cents += account.controlCents;
      groups.parts += 1;
      account = null;
    } else if (code === '98') {
      requireTotal(record[1], groups.cents);
      requireTotal(record[2], groups.parts);
      file.cents += groups.cents;
      file.parts += 1;
    } else if (code === '99') {
      requireTotal(record[1], file.cents);
      requireTotal(record[2], file.parts);
    }
    if (account && code !== '49') account.physical += physicalOf(record);
  }
  const own = days
    .filter((one) => sameAccount(one.account.number, accountNumber))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) throw new StatementError(fault('statement_other_account'));
  if (last.account.closingCents === null) throw new StatementError(fault('statement_no_balance'));
  return {
    accountNumber: last.account.number,
    openingCents: first.account.openingCents,
    closingCents: last.account.closingCents,
    closingOn: last.day,
    lines: keyed(own.flatMap((one) => one.account.lines)),
  };
}

class Totals {
  cents = 0;
  parts = 0;

  restart(): void {
    this.cents = 0;
    this.parts = 0;
  }
}

interface Account {
  number: string;
  openingCents: number | null;
  closingCents: number | null;
  lines: Omit<ParsedLine, 'key'>[];
  /** The sum of all amounts as they are written, which the trailer repeats. */
  controlCents: number;
  /** Records of the account, with those that go on with it. */
  physical: number;
}

const written = new WeakMap<Fields, number>();
const physicalOf = (record: Fields): number => written.get(record) ?? 1;

/** The records of a file; a record 88 goes on with the one before it. */
function recordsOf(text: string): Fields[] {
  // In pieces, joined once: a file may go on with one record a hundred thousand times.
  const records: string[][] = [];
  for (const raw of text.split(/\r?\n/)) {
    const row = raw.trim();
    if (!row) continue;
    const record = row.startsWith('88,') ? records.at(-1) : undefined;
    if (record) {
      const before = record.at(-1) ?? '';
      // A text goes on as it is; fields go on after the comma that the slash stands for.
      record[record.length - 1] = before.endsWith('/') ? `${before.slice(0, -1)},` : `${before} `;
      record.push(row.slice('88,'.length));
    } else records.push([row]);
  }
  return records.map((pieces) => {
    const fields = pieces.join('').replace(/\/$/, '').split(',');
    written.set(fields, pieces.length);
    return fields;
  });
}

function accountOf(record: Fields): Account {
  const account: Account = {
    number: record[1] ?? '',
    openingCents: null,
    closingCents: null,
    lines: [],
    controlCents: 0,
    physical: 0,
  };
  if ((record[2] || 'USD') !== 'USD') throw new StatementError(fault('statement_currency'));
  for (let at = 3; at < record.length;) {
    const code = record[at] ?? '';
    const amount = record[at + 1] ?? '';
    const cents = amount === '' ? null : amountOf(amount);
    if (cents !== null) account.controlCents += cents;
    if (code === OPENING) account.openingCents = cents;
    if (code === CLOSING) account.closingCents = cents;
    // Code, amount, how many items, and the funds type with what belongs to it.
    at = afterFunds(record, at + 3);
  }
  return account;
}

function addLine(account: Account, record: Fields, day: string): void {
  const code = Number(record[1]);
  const cents = amountOf(record[2] ?? '');
  account.controlCents += cents;
  const rest = record.slice(afterFunds(record, 3));
  const [bank = '', customer = '', ...text] = rest;
  const isDebit = code >= 400 && code < 700;
  if (cents === 0 || Number.isNaN(code)) return;
  account.lines.push({
    postedOn: day,
    amountCents: isDebit ? -cents : cents,
    // 475 is a check that was paid; the customer’s reference is its number.
    number: code === 475 && /^\d+$/.test(customer.trim()) ? customer.trim().replace(/^0+/, '') : null,
    text: text.join(',').trim() || `BAI ${record[1] ?? ''}`,
    reference: bank.trim() || customer.trim() || null,
  });
}

/** Where the fields go on after a funds type at a place. */
function afterFunds(record: Fields, at: number): number {
  const type = (record[at] ?? '').toUpperCase();
  if (type === 'S') return at + 4;
  if (type === 'V') return at + 3;
  if (type === 'D') return at + 2 + 2 * countOf(record[at + 1] ?? '');
  return at + 1;
}

/** How many days follow; anything else would lead back to where the fields were read before. */
function countOf(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new StatementError(fault('statement_unreadable'));
  return Number(text);
}

function amountOf(text: string): number {
  if (!/^[+-]?\d{1,15}$/.test(text)) throw new StatementError(fault('statement_unreadable'));
  return Number(text);
}

function requireTotal(said: string | undefined, own: number): void {
  if (said === undefined || said === '' || Number(said) !== own)
    throw new StatementError(fault('statement_totals'));
}

const bai2Day = (text: string): string | null => {
  const parts = /^(\d{2})(\d{2})(\d{2})$/.exec(text);
  return parts ? dayOf(`20${parts[1] ?? ''}`, parts[2] ?? '', parts[3] ?? '') : null;
};
