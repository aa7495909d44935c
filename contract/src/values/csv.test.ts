import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const cell = (value: string | number | null) =>
  toCsv(['h'], [[value]])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n');

test.each([
  ['plain', 'plain'],
  ['Núñez, José', '"Núñez, José"'],
  ['李', '李'],
  ['the "Elms"', '"the ""Elms"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1 404', "'+1 404"],
  ['-60', "'-60"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['', ''],
])('%j is written %s', (value, written) => expect(cell(value)).toBe(written));

test('numbers stay numbers, even negative ones, and nothing is an empty cell', () => {
  expect(cell(-60.5)).toBe('-60.5');
  expect(cell(1284)).toBe('1284');
  expect(cell(null)).toBe('');
});

test('head and rows, each on its line', () => {
  expect(
    toCsv(
      ['Case', 'Amount'],
      [
        ['a', 1],
        ['b', 2],
      ],
    ),
  ).toBe('Case,Amount\r\na,1\r\nb,2\r\n');
});
