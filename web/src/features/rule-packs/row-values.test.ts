import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import { expect, test } from 'vitest';
import { changedFields, rowOf, valuesOf } from './row-values.ts';

const file = fileURLToPath(new URL('../../../../server/seed/reference/rule-packs/GA.json', import.meta.url));
const pack = rulePackContent.parse(JSON.parse(readFileSync(file, 'utf8')));
const rows = [
  ...pack.deadlines.map((row) => ({ kind: 'DEADLINE' as const, row })),
  ...pack.notices.map((row) => ({ kind: 'NOTICE' as const, row })),
  ...pack.figures.map((row) => ({ kind: 'FIGURE' as const, row })),
  ...pack.payments.map((row) => ({ kind: 'PAYMENT' as const, row })),
  ...pack.services.map((row) => ({ kind: 'SERVICE' as const, row })),
];

test.each(rows.map((one) => [one.row.id, one] as const))(
  '%s comes out of its form as it went in',
  (_, { kind, row }) => {
    expect(rowOf(kind, valuesOf(kind, row, 'GA'))).toEqual({ row });
  },
);

test('what can’t be read is reported at its field', () => {
  const values = valuesOf('DEADLINE', null, 'GA');
  expect(rowOf('DEADLINE', { ...values, n: 'seven', more: '{' })).toEqual({
    faults: { n: 'giveNumber', more: 'moreUnread' },
  });
  expect(rowOf('DEADLINE', { ...values, n: '' })).toMatchObject({ row: { n: null } });
});

test('what another person changed of a row is named with its new words', () => {
  const [row] = pack.deadlines;
  if (!row) throw new Error('The pack has no deadline.');
  const was = { kind: 'DEADLINE' as const, row };
  expect(changedFields(was, was, 'GA')).toEqual([]);
  const now = { ...was, row: { ...row, label: 'Seven days to appeal', county: null } };
  expect(changedFields(was, now, 'GA')).toContainEqual({ name: 'label', value: 'Seven days to appeal' });
});
