import { expect, test } from 'vitest';
import { readMarks } from './marks.ts';

const docket = 'create table cases.docket (firm_id uuid, id uuid, primary key (firm_id, id));\n';

test('reads how each table is spread', () => {
  const source = `${docket}-- distribute: cases.docket by firm_id\ncreate table users.firm (id uuid);\n-- reference: users.firm\n`;
  expect([...readMarks('0002_x.sql', source).values()]).toEqual([
    { kind: 'distribute', table: 'cases.docket', by: 'firm_id' },
    { kind: 'reference', table: 'users.firm' },
  ]);
});

test.each([
  ['a table without a mark', docket, 'say below `create table cases.docket`'],
  [
    'two marks for a table',
    `${docket}-- distribute: cases.docket by firm_id\n-- reference: cases.docket\n`,
    'marked twice',
  ],
  ['a mark for a table of another file', '-- reference: users.firm\n', 'does not create'],
  ['a table spread by something else', `${docket}-- distribute: cases.docket by client_id\n`, 'by firm_id'],
  ['a table spread by nothing', `${docket}-- distribute: cases.docket\n`, 'by firm_id'],
])('refuses %s', (_, source, message) => {
  expect(() => readMarks('0002_x.sql', source)).toThrow(message);
});

test('asks no mark of tables that stay on one machine', () => {
  expect(readMarks('0002_x.sql', 'create table identity.key (id uuid);').size).toBe(0);
});
