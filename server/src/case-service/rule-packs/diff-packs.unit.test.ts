import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import { expect, test } from 'vitest';
import { diffPacks, isSameLaw } from './diff-packs.ts';
import { withoutRow, withRow } from './pack-content.ts';

const file = join(import.meta.dirname, '../../../seed/reference/rule-packs/GA.json');
const pack = rulePackContent.parse(JSON.parse(readFileSync(file, 'utf8')));
const answer = pack.deadlines.find(({ id }) => id === 'GA-ANSWER') ?? expect.unreachable();

test('a copy says the same', () => {
  const copy = { ...structuredClone(pack), version: '2026.2', deadlines: pack.deadlines.toReversed() };
  expect(isSameLaw(diffPacks(pack, copy))).toBe(true);
});

test('rows that came, went and changed are distinguished, field by field', () => {
  const { appliesIf: _, ...plain } = answer;
  let next = withoutRow(pack, 'GA-TENDER');
  next = withRow(next, {
    kind: 'DEADLINE',
    row: { ...answer, n: 8, effectiveTo: '2027-06-30', verifiedBy: 'X' },
  });
  next = withRow(next, {
    kind: 'DEADLINE',
    row: { ...plain, id: 'GA-ANSWER-2027', effectiveFrom: '2027-07-01' },
  });
  next = { ...next, name: 'Georgia law', version: '2026.2' };
  expect(diffPacks(pack, next)).toMatchObject({
    from: '2026.1',
    to: '2026.2',
    added: [{ kind: 'DEADLINE', row: { id: 'GA-ANSWER-2027' } }],
    removed: [{ kind: 'DEADLINE', row: { id: 'GA-TENDER' } }],
    changed: [
      {
        id: 'GA-ANSWER',
        fields: [
          { field: 'n', was: 7, becomes: 8 },
          { field: 'effectiveTo', was: null, becomes: '2027-06-30' },
        ],
      },
    ],
    head: [{ field: 'name', was: 'Georgia rules', becomes: 'Georgia law' }],
  });
});
