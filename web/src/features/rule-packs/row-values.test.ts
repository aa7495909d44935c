import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulePackContent } from '@writdesk/contract/rule-rows';
import { expect, test } from 'vitest';
import { rowOf, valuesOf } from './row-values.ts';

const file = fileURLToPath(new URL('../../../../server/seed/reference/rule-packs/GA.json', import.meta.url));
const pack = rulePackContent.parse(JSON.parse(readFileSync(file, 'utf8')));
const rows = [
  ...pack.deadlines.map((row) => ({ kind: 'DEADLINE' as const, row })),
  ...pack.notices.map((row) => ({ kind: 'NOTICE' as const, row })),
  ...pack.figures.map((row) => ({ kind: 'FIGURE' as const, row })),
];

test.each(rows.map((one) => [one.row.id, one] as const))(
  '%s comes out of its form as it went in',
  (_, { kind, row }) => {
    expect(rowOf(kind, valuesOf(kind, row, 'GA'))).toEqual({ row });
  },
);

test('what can’t be read is told at its field', () => {
  const values = valuesOf('DEADLINE', null, 'GA');
  expect(rowOf('DEADLINE', { ...values, n: 'seven', more: '{' })).toEqual({
    faults: { n: 'giveNumber', more: 'moreUnread' },
  });
  expect(rowOf('DEADLINE', { ...values, n: '' })).toMatchObject({ row: { n: null } });
});
