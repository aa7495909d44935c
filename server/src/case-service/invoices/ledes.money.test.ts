import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askPython } from '../../../test/support/other-programs.ts';
import { type LedesLine, writeLedes } from './write-ledes.ts';

// ledes-parser reads the grammar of LEDES 1998B and checks no sums; those are checked here, from what it has read.

interface Read {
  line_items: Record<string, string>[];
}
const read = (content: string): Read => JSON.parse(askPython('read_ledes.py', [], content)) as Read;

const line: LedesLine = {
  draftNumber: 'HP-2026-00012',
  caseNumber: '26-ED-001 77',
  day: '2026-05-04',
  utbms: { task: 'L210', activity: 'A103' },
  description: 'Attorney’s fee | “first” filing[]',
  quantity: 1,
  unitCents: 12_500,
  amountCents: 12_500,
  creditedCents: 0,
  lawyer: { id: '0191f0a0-0000-7000-8000-00c0ffee0001', name: 'Zoë O’Quillfeather, Jr.' },
};
const written = (lines: readonly LedesLine[]) =>
  writeLedes({
    number: 'INV-000042',
    issueDate: '2026-05-31',
    firm: 'Harlan & Pruitt',
    client: 'Magnolia',
    description: 'Peachtree Señorial\nLofts',
    lines,
  });

const cents = (text = '') => Number(text) * 100;

test.each<[string, string]>([
  ['of the golden file', readFileSync(new URL('ledes-1998b.golden.txt', import.meta.url), 'utf8')],
  [
    'with credits, fractions and lines below zero',
    written([
      line,
      { ...line, utbms: { expense: 'E112' }, quantity: 12.34, unitCents: 67, amountCents: 827 },
      { ...line, utbms: { expense: 'E113' }, unitCents: -6_000, amountCents: -6_000 },
      { ...line, creditedCents: 12_500 },
    ]),
  ],
])('an invoice %s is understood, and its sums are right', (_, content) => {
  const { line_items: lines } = read(content);
  expect(lines).toHaveLength(4);
  for (const one of lines) {
    expect(
      cents(one['line_item_number_of_units']) * Number(one['line_item_unit_cost']) +
        cents(one['line_item_adjustment_amount']),
    ).toBeCloseTo(cents(one['line_item_total']), 4);
    expect(one).toMatchObject({ invoice_date: '2026-05-31', invoice_number: 'INV-000042' });
    const isFee = one['exp_fee_inv_adj_type'] === 'F';
    expect(Boolean(one['line_item_task_code'])).toBe(isFee);
    expect(Boolean(one['line_item_expense_code'])).toBe(!isFee);
  }
  const sum = lines.reduce((total, one) => total + cents(one['line_item_total']), 0);
  for (const one of lines) expect(cents(one['invoice_total'])).toBeCloseTo(sum, 4);
});

test('what isn’t LEDES 1998B is refused', () => {
  expect(() => read(written([line]).replace('|F|', '|X|'))).toThrow(/Unexpected/);
});
