import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { dateRange } from '../values/date-range.ts';
import { calendarDay, courtDate, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { choices, idFilter, listQuery, listReply } from '../values/paging.ts';
import { auditedReason, csvText, line, oneLine } from '../values/text.ts';

export const statementFormats = ['OFX', 'BAI2', 'CSV'] as const;
/** Why a line isn’t what the firm issued. */
export const lineAlarms = [
  /** The bank paid a check by another amount. */
  'AMOUNT',
  /** The bank paid a check that is void. */
  'VOIDED',
  /** The bank paid a check twice. */
  'PAID_TWICE',
] as const;
export type LineAlarm = (typeof lineAlarms)[number];
export const lineStates = ['OPEN', 'MATCHED', 'ALARM'] as const;

/** What the firm’s books have and a line of a statement may be. */
export const bookKinds = ['TRUST', 'CHECK', 'PAYMENT', 'PAYOUT', 'COST'] as const;
const bookItem = z.object({
  kind: z.enum(bookKinds),
  id,
  /** Money that came in is above zero, what left below. */
  amountCents: cents,
  day: courtDate,
  /** A check’s number. */
  number: z.int().nullable(),
  /** The payee or the company. */
  name: z.string().nullable(),
});
export type BookItem = z.output<typeof bookItem>;

export const bankLine = z.object({
  id,
  bankAccount: namedRef,
  postedOn: courtDate,
  amountCents: cents,
  number: z.string().nullable(),
  text: z.string(),
  reference: z.string().nullable(),
  state: z.enum(lineStates),
  alarm: z.enum(lineAlarms).nullable(),
  /** What it is in the books; an alarm names the check that it is about. */
  matches: z.array(bookItem),
  /** What it may be: the same amount, some days away at most. */
  proposals: z.array(bookItem),
  can: z.object({ match: z.boolean(), unmatch: z.boolean() }),
});
export type BankLine = z.output<typeof bankLine>;

export const bankStatement = z.object({
  id,
  bankAccount: namedRef,
  format: z.enum(statementFormats),
  fileName: z.string(),
  openingCents: cents,
  closingCents: cents,
  closingOn: courtDate,
  lines: z.int(),
  /** Lines that the account had already. */
  knownLines: z.int(),
  importedByName: z.string(),
  importedAt: instant,
});
export type BankStatement = z.output<typeof bankStatement>;

const MAX_CHARACTERS = 700_000;
const column = oneLine(60);
/** Which columns of a CSV file say what; its first line names them. */
const mapping = z.object({
  date: column.min(1, issue('column_missing')),
  dayOrder: z.enum(['YMD', 'MDY']).default('MDY'),
  /** One column with a sign, or two without. */
  amount: column.default(''),
  debit: column.default(''),
  credit: column.default(''),
  number: column.default(''),
  text: column.default(''),
  openingCents: cents,
  closingCents: cents,
  closingOn: calendarDay,
});
export type StatementMapping = z.output<typeof mapping>;

const area = 'case-service';
const changes = ['bank-statement', 'trust', 'check', 'trust-reconciliation'] as const;
const lineFilters = listQuery({
  bankAccountId: idFilter,
  state: choices(lineStates),
  /** By the bank’s day. */
  dateRange,
});
export type BankLineQuery = z.output<typeof lineFilters>;

/** What banks say of the firm’s accounts. */
export const bankStatements = {
  list: route({
    method: 'GET',
    area,
    path: '/bank-statements/list',
    reads: ['bank-statement'],
    permission: 'bank-statement.read',
    summary: 'List the imported bank statements, the newest first',
    query: listQuery({ bankAccountId: idFilter }),
    reply: listReply('statements', bankStatement),
    failure: 'Get Bank Statements Fail',
  }),
  lines: route({
    method: 'GET',
    area,
    path: '/bank-statements/lines',
    reads: ['bank-statement', 'trust', 'check', 'payment', 'cost-payment'],
    permission: 'bank-statement.read',
    summary: 'List the lines of bank statements, with what they are or may be in the books',
    query: lineFilters,
    reply: listReply('lines', bankLine),
    failure: 'Get Bank Lines Fail',
  }),
  entries: route({
    method: 'GET',
    area,
    path: '/bank-statements/entries/{id}',
    reads: ['bank-statement', 'trust', 'check', 'payment', 'cost-payment'],
    permission: 'bank-statement.read',
    summary:
      'List the entries that a line of a bank statement may cover together: money in the same direction from about that time that no line stands for',
    params: idParams,
    query: z.object({
      /** The beginning of the payee, the company, or the check’s number. */
      search: oneLine(60).default(''),
    }),
    /** The newest first; `isCut` says that there are more, and a search finds them. */
    reply: z.object({ entries: z.array(bookItem), isCut: z.boolean() }),
    failure: 'Get Bank Entries Fail',
  }),
  import: route({
    method: 'POST',
    area,
    path: '/bank-statements/import',
    changes,
    permission: 'bank-statement.import',
    summary:
      'Import a bank statement in OFX, BAI2 or CSV; lines that the account has are left out, and checks match by number and amount',
    body: z.object({
      bankAccountId: id,
      fileName: line('fileName', 120),
      content: csvText('list', MAX_CHARACTERS),
      /** Of a CSV file; OFX and BAI2 say it themselves. */
      mapping: mapping.nullish(),
    }),
    reply: bankStatement,
    status: 201,
    failure: 'Import Bank Statement Fail',
  }),
  match: route({
    method: 'POST',
    area,
    path: '/bank-statements/match/{id}',
    changes,
    permission: 'bank-statement.match',
    summary: 'Match a line of a bank statement with what it is in the books; the amounts must be equal',
    params: idParams,
    body: z.object({
      items: z
        .array(z.object({ kind: z.enum(bookKinds), id }))
        .min(1, issue('match_missing'))
        .max(100),
    }),
    reply: bankLine,
    failure: 'Match Bank Line Fail',
  }),
  unmatch: route({
    method: 'POST',
    area,
    path: '/bank-statements/unmatch/{id}',
    changes,
    permission: 'bank-statement.match',
    summary: 'Undo the match of a line of a bank statement, with a reason',
    params: idParams,
    body: z.object({ comment: auditedReason() }),
    reply: bankLine,
    failure: 'Unmatch Bank Line Fail',
  }),
};
