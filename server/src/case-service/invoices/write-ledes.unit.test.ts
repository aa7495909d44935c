import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type LedesLine, ledesColumns, writeLedes } from './write-ledes.ts';

const line: LedesLine = {
  draftNumber: 'HP-2026-00012',
  caseNumber: '26-ED-001 77',
  day: '2026-05-04',
  utbms: { task: 'L210', activity: 'A103' },
  description: 'Attorney fee | “first” filing[]',
  quantity: 1,
  unitCents: 12_500,
  amountCents: 12_500,
  creditedCents: 0,
  lawyer: { id: '0191f0a0-0000-7000-8000-00c0ffee0001', name: 'Ruth Quillfeather' },
};
const cost: LedesLine = {
  ...line,
  utbms: { expense: 'E112' },
  description: 'Court filing cost',
  unitCents: 9_600,
  amountCents: 9_600,
};
const invoice = {
  number: 'INV-000042',
  issueDate: '2026-05-31',
  firm: 'Harlan & Pruitt',
  client: 'Magnolia',
  description: 'Peachtree Señorial\nLofts',
  lines: [
    line,
    { ...cost, day: '2026-04-28', creditedCents: 100 },
    { ...cost, description: 'Miles', quantity: 12.5, unitCents: 67, amountCents: 838 },
    { ...cost, description: 'Void check 1001: Service', unitCents: -6_000, amountCents: -6_000 },
  ],
};

test('an invoice is written as the file beside this test', () => {
  const golden = readFileSync(new URL('ledes-1998b.golden.txt', import.meta.url), 'utf8');
  expect(writeLedes(invoice)).toBe(golden);
});

test('each line has the 24 fields, its total is units times cost plus adjustment, and the totals come to that of the invoice', () => {
  const [spec, head, ...rows] = writeLedes(invoice)
    .split('[]\r\n')
    .slice(0, -1)
    .map((row) => row.split('|'));
  expect(spec).toEqual(['LEDES1998B']);
  expect(head).toEqual([...ledesColumns]);
  expect(ledesColumns).toHaveLength(24);
  const read = rows.map((row) => Object.fromEntries(ledesColumns.map((name, at) => [name, row[at] ?? ''])));
  expect(rows.map((row) => row.length)).toEqual([24, 24, 24, 24]);
  for (const row of read)
    expect(
      Number(row.LINE_ITEM_NUMBER_OF_UNITS) * Number(row.LINE_ITEM_UNIT_COST) +
        Number(row.LINE_ITEM_ADJUSTMENT_AMOUNT),
    ).toBeCloseTo(Number(row.LINE_ITEM_TOTAL), 6);
  const cents = read.reduce((sum, row) => sum + Math.round(Number(row.LINE_ITEM_TOTAL) * 100), 0);
  expect(cents).toBe(12_500 + 9_500 + 838 - 6_000);
  expect(read.map((row) => row.INVOICE_TOTAL)).toEqual(read.map(() => (cents / 100).toFixed(2)));
});
