import type { StatementMapping } from '@writdesk/contract/bank-statements/bank-statements';
import { fault } from '@writdesk/contract/sentences/fault';
import { ImportFileError, readCsv } from '../../user-service/property-imports/index.ts';
import { centsOf, dayOf, keyed, type ParsedStatement, StatementError } from './parsed-statement.ts';

/** A table as the bank’s website saves it, read as somebody says. @throws StatementError naming the line. */
export function readStatementCsv(text: string, mapping: StatementMapping): ParsedStatement {
  const [head, ...rows] = tableOf(text);
  const columnOf = (name: string): number => {
    if (name === '') return -1;
    const at = head?.cells.findIndex((cell) => cell.toLowerCase() === name.toLowerCase()) ?? -1;
    if (at < 0) throw new StatementError(fault('statement_no_column', { column: name }));
    return at;
  };
  const at = {
    date: columnOf(mapping.date),
    amount: columnOf(mapping.amount),
    debit: columnOf(mapping.debit),
    credit: columnOf(mapping.credit),
    number: columnOf(mapping.number),
    text: columnOf(mapping.text),
  };
  if (at.amount < 0 && (at.debit < 0 || at.credit < 0))
    throw new StatementError(fault('statement_no_amount'));
  const lines = rows.map(({ row, cells }) => {
    const cell = (column: number) => (column < 0 ? '' : (cells[column] ?? ''));
    const postedOn = csvDay(cell(at.date), mapping.dayOrder);
    const amountCents =
      at.amount >= 0 ? centsOf(cell(at.amount)) : bothSides(cell(at.credit), cell(at.debit));
    if (postedOn === null || amountCents === null)
      throw new StatementError(fault('statement_line', { line: row }));
    return {
      postedOn,
      amountCents,
      number: cell(at.number).replace(/^0+/, '') || null,
      text: cell(at.text),
      reference: null,
    };
  });
  const { openingCents, closingCents, closingOn } = mapping;
  return { accountNumber: null, openingCents, closingCents, closingOn, lines: keyed(lines) };
}

function tableOf(text: string) {
  try {
    return readCsv(Buffer.from(text));
  } catch (error) {
    if (error instanceof ImportFileError) throw new StatementError(fault('statement_unreadable'));
    throw error;
  }
}

function bothSides(credit: string, debit: string): number | null {
  const [came, left] = [credit, debit].map((text) => (text === '' ? 0 : centsOf(text)));
  if (came === undefined || left === undefined || came === null || left === null) return null;
  return Math.abs(came) - Math.abs(left);
}

function csvDay(text: string, order: StatementMapping['dayOrder']): string | null {
  const parts = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/.exec(text);
  if (!parts) return null;
  const [, first = '', second = '', third = ''] = parts;
  if (order === 'YMD') return first.length === 4 ? dayOf(first, second, third) : null;
  return dayOf(third.length === 2 ? `20${third}` : third, first, second);
}
