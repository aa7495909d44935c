import type { StatementMapping } from '@writdesk/contract/bank-statements/bank-statements';
import { describe, expect, test } from 'vitest';
import { centsOf } from './parsed-statement.ts';
import { readBai2 } from './read-bai2.ts';
import { readOfx } from './read-ofx.ts';
import { readStatementCsv } from './read-statement-csv.ts';
import { bai2File, ofxSgml, ofxXml } from './statement-files.fixture.ts';

const NUMBER = '000412244401';
const codeOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return (error as { fault?: { code: string } }).fault?.code ?? error;
  }
};

const march = [
  { postedOn: '2026-03-03', amountCents: 250_000, number: null, text: 'WIRE IN & FEES' },
  { postedOn: '2026-03-17', amountCents: -60_000, number: '5001', text: 'CHECK' },
];

describe('OFX', () => {
  test.each([
    ['of SGML, whose values have no end', ofxSgml()],
    ['of XML', ofxXml()],
    ['with an empty value, which banks write too', ofxSgml().replace('<MEMO>', '<REFNUM>\n<MEMO>')],
  ])('%s', (_, text) => {
    const parsed = readOfx(text, NUMBER);
    expect(parsed).toMatchObject({ closingCents: 190_000, closingOn: '2026-03-31', lines: march });
    expect(new Set(parsed.lines.map(({ key }) => key)).size).toBe(2);
  });

  test.each([
    ['another account', ofxSgml(), '999', 'statement_other_account'],
    ['half a file', ofxSgml().slice(0, -10), NUMBER, 'statement_unreadable'],
    ['no balance', ofxSgml().replace('<BALAMT>1900.00', ''), NUMBER, 'statement_no_balance'],
    ['euros', ofxSgml().replace('USD', 'EUR'), NUMBER, 'statement_currency'],
    ['a fraction of a cent', ofxSgml().replace('-600.00', '-600.005'), NUMBER, 'statement_line'],
    ['a day that there isn’t', ofxSgml().replace('20260317', '20260231'), NUMBER, 'statement_line'],
    ['a day of the year 0', ofxSgml().replace('20260317', '00000317'), NUMBER, 'statement_line'],
    ['an endless name of a line', ofxSgml().replace('c-5001', 'c'.repeat(256)), NUMBER, 'statement_line'],
    ['two lines of one name', ofxSgml().replace('c-5001', 'w-1'), NUMBER, 'statement_line'],
  ])('%s is refused', (_, text, number, code) => {
    expect(codeOf(() => readOfx(text, number))).toBe(code);
  });

  test('a line that is written twice is one', () => {
    const [line = ''] = /<STMTTRN>[^]*?<\/STMTTRN>\n/.exec(ofxSgml()) ?? [];
    expect(readOfx(ofxSgml().replace(line, line + line), NUMBER).lines).toHaveLength(2);
  });

  test('a hostile file takes no longer than any other', () => {
    const began = performance.now();
    expect(codeOf(() => readOfx(`<OFX><${'A'.repeat(200_000)} x\n<B>1`, NUMBER))).toBe(
      'statement_unreadable',
    );
    expect(codeOf(() => readOfx(`<OFX>${'<STMTTRN>'.repeat(50_000)}</OFX>`, NUMBER))).toBe(
      'statement_unreadable',
    );
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe('BAI2', () => {
  test('credits, a paid check, and a text that goes on', () => {
    expect(readBai2(bai2File(), NUMBER)).toMatchObject({
      openingCents: 0,
      closingCents: 190_000,
      closingOn: '2026-03-31',
      lines: [
        { amountCents: 250_000, number: null, text: 'WIRE IN, FROM MAGNOLIA LIVING' },
        { amountCents: -60_000, number: '5001' },
      ],
    });
  });

  test.each([
    ['a wrong total', bai2File().replace('49,690000', '49,690001'), NUMBER, 'statement_totals'],
    ['a line too few', bai2File().replace(/^16,195.*\n/m, ''), NUMBER, 'statement_totals'],
    ['another account', bai2File(), '1', 'statement_other_account'],
    ['half a file', bai2File().replace(/^99.*$/m, ''), NUMBER, 'statement_unreadable'],
    ['fields that lead back', bai2File().replace('010,0,,', '010,,,D,-2.5,'), NUMBER, 'statement_unreadable'],
  ])('%s is refused', (_, text, number, code) => {
    expect(codeOf(() => readBai2(text, number))).toBe(code);
  });
});

test('a BAI2 file whose record goes on for ever takes no longer than any other', () => {
  const began = performance.now();
  const endless = `01,a\n16,1,1,,\n${'88,\n'.repeat(100_000)}99,\n`;
  expect(codeOf(() => readBai2(endless, NUMBER))).toBe('statement_totals');
  expect(performance.now() - began).toBeLessThan(2_000);
});

describe('CSV', () => {
  const mapping: StatementMapping = {
    date: 'Date',
    dayOrder: 'MDY',
    amount: '',
    debit: 'Debit',
    credit: 'Credit',
    number: 'Check No',
    text: 'Description',
    openingCents: 0,
    closingCents: 190_000,
    closingOn: '2026-03-31',
  };
  const table =
    'Date,Check No,Description,Debit,Credit\n03/03/2026,,WIRE IN & FEES,,"2,500.00"\n3/17/2026,5001,CHECK,600.00,\n';

  test('columns as somebody names them', () => {
    expect(readStatementCsv(table, mapping).lines).toMatchObject(march);
  });
  test('a line twice is two lines, each with a key of its own', () => {
    const twice = `${table}3/17/2026,5001,CHECK,600.00,\n`;
    expect(new Set(readStatementCsv(twice, mapping).lines.map(({ key }) => key)).size).toBe(3);
  });
  test.each([
    ['a column that isn’t there', table, { ...mapping, text: 'Memo' }, 'statement_no_column'],
    ['no amount', table, { ...mapping, credit: '' }, 'statement_no_amount'],
    ['days in another order', table, { ...mapping, dayOrder: 'YMD' as const }, 'statement_line'],
  ])('%s is refused', (_, text, how, code) => {
    expect(codeOf(() => readStatementCsv(text, how))).toBe(code);
  });
});

test.each([
  ['1,234.56', 123_456],
  ['-.5', -50],
  ['(12.30)', -1_230],
  ['$7', 700],
  ['12.3400', 1_234],
  ['12.345', null],
  ['1,23', null],
  ['', null],
  ['.', null],
  ['abc', null],
])('%s is %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});
