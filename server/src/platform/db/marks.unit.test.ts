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

test.each([
  "alter table cases.docket add column kind text check (kind in ('A'))",
  'alter table users.firm add owner_id uuid references users.app_user (id)',
  'alter table cases.docket add column a int, add column b int unique',
])('refuses a column that brings its rule: %s', (sql) => {
  expect(() => readMarks('0050_x.sql', `-- a file\n${sql};`)).toThrow('0050_x.sql:2: Citus refuses');
});

test.each([
  'alter table cases.docket add column kind text',
  "alter table cases.docket add constraint docket_kind check (kind in ('A'))",
  "alter table identity.account add column kind text check (kind in ('A'))",
])('takes %s', (sql) => {
  expect(() => readMarks('0050_x.sql', `${sql};`)).not.toThrow();
});
