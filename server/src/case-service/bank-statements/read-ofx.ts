import { fault } from '@writdesk/contract/sentences/fault';
import { centsOf, dayOf, type ParsedLine, type ParsedStatement, StatementError } from './parsed-statement.ts';

// OFX has two dialects: of SGML, whose values have no end, and of XML. Both are read in one pass over the tags: what is between a tag and the
// next one is its value, and what a value belongs to is the last of these that began.
const aggregates = new Set([
  'STMTRS',
  'CCSTMTRS',
  'BANKACCTFROM',
  'CCACCTFROM',
  'STMTTRN',
  'LEDGERBAL',
  'AVAILBAL',
]);
/** The standard gives the name of a transaction 255 characters. */
const MOST_NAME = 255;
const tag = /<(\/?)([A-Za-z][A-Za-z0-9_.]{0,40})>([^<]*)/g;

type Values = Map<string, string>;
interface Statement {
  values: Values;
  account: Values;
  balance: Values;
  transactions: Values[];
}

export const isOfx = (text: string): boolean =>
  /^\s*(OFXHEADER|<\?xml|<\?OFX|<OFX>)/i.test(text) && /<OFX>/i.test(text);

/** @throws StatementError for a file that is no whole OFX of one account in dollars. */
export function readOfx(text: string, accountNumber: string): ParsedStatement {
  const statements = statementsOf(text.slice(text.search(/<OFX>/i)));
  if (!/<\/OFX>\s*$/i.test(text) || statements.length === 0)
    throw new StatementError(fault('statement_unreadable'));
  const own = statements.find(({ account }) => sameAccount(account.get('ACCTID') ?? '', accountNumber));
  if (!own) throw new StatementError(fault('statement_other_account'));
  if ((own.values.get('CURDEF') ?? 'USD') !== 'USD') throw new StatementError(fault('statement_currency'));
  const closingCents = centsOf(own.balance.get('BALAMT') ?? '');
  const closingOn = ofxDay(own.balance.get('DTASOF') ?? '');
  if (closingCents === null || closingOn === null) throw new StatementError(fault('statement_no_balance'));
  const lines = own.transactions.map((values, index) => {
    const postedOn = ofxDay(values.get('DTPOSTED') ?? '');
    const amountCents = centsOf(values.get('TRNAMT') ?? '');
    const key = values.get('FITID');
    if (postedOn === null || amountCents === null || !key || key.length > MOST_NAME)
      throw new StatementError(fault('statement_line', { line: index + 1 }));
    const said = [values.get('NAME') ?? values.get('PAYEE'), values.get('MEMO')].filter(Boolean);
    return {
      key: `FITID ${key}`,
      postedOn,
      amountCents,
      number: values.get('CHECKNUM') ?? null,
      text: [...new Set(said)].join(' ') || (values.get('TRNTYPE') ?? ''),
      reference: values.get('REFNUM') ?? null,
    };
  });
  return {
    accountNumber: own.account.get('ACCTID') ?? null,
    openingCents: null,
    closingCents,
    closingOn,
    lines: eachOnce(lines),
  };
}

/** A transaction that a bank writes twice is one; two of one name can’t both be it. */
function eachOnce(lines: readonly ParsedLine[]): ParsedLine[] {
  const first = new Map<string, ParsedLine>();
  for (const [index, line] of lines.entries()) {
    const known = first.get(line.key) ?? line;
    if (known.postedOn !== line.postedOn || known.amountCents !== line.amountCents)
      throw new StatementError(fault('statement_line', { line: index + 1 }));
    first.set(line.key, known);
  }
  return [...first.values()];
}

function statementsOf(body: string): Statement[] {
  const statements: Statement[] = [];
  let current: Statement | null = null;
  let target: Values | null = null;
  for (const [, slash, written = '', value = ''] of body.matchAll(tag)) {
    const name = written.toUpperCase();
    if (slash) {
      if (aggregates.has(name))
        target = name === 'STMTRS' || name === 'CCSTMTRS' ? null : (current?.values ?? null);
      continue;
    }
    if (name === 'STMTRS' || name === 'CCSTMTRS') {
      current = { values: new Map(), account: new Map(), balance: new Map(), transactions: [] };
      statements.push(current);
      target = current.values;
    } else if (current && aggregates.has(name)) target = begun(current, name);
    else if (target && value.trim() && !target.has(name)) target.set(name, plain(value));
  }
  return statements;
}

function begun(statement: Statement, name: string): Values {
  if (name === 'BANKACCTFROM' || name === 'CCACCTFROM') return statement.account;
  if (name === 'LEDGERBAL') return statement.balance;
  const values: Values = new Map();
  if (name === 'STMTTRN') statement.transactions.push(values);
  return values;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const plain = (value: string): string =>
  value
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** `20260331`, with a time and a zone or without. */
function ofxDay(text: string): string | null {
  const parts = /^(\d{4})(\d{2})(\d{2})/.exec(text);
  return parts ? dayOf(parts[1] ?? '', parts[2] ?? '', parts[3] ?? '') : null;
}

/** Banks write a number with or without zeros in front, and some hide all but its end. */
export function sameAccount(said: string, own: string): boolean {
  const digits = said.replaceAll(/[\s-]/g, '');
  if (/^[Xx*]+\d{4}$/.test(digits)) return digits.slice(-4) === own.slice(-4);
  return digits.replace(/^0+/, '') === own.replace(/^0+/, '') && /^\d+$/.test(digits);
}
