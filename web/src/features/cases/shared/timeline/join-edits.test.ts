import { expect, test } from 'vitest';
import type { TimelineEvent } from '../use-recent-events.ts';
import { joinEdits } from './join-edits.ts';
import { sentenceOf } from './sentence.ts';

const sentenceContext = { court: 'Fulton Magistrate', today: '2026-06-20', terms: null };
const wanda = '01980000-0000-7000-8000-000000000001';
let seq = 100;
const edit = (
  at: string,
  data: Record<string, unknown>,
  more: Partial<TimelineEvent> = {},
): TimelineEvent => ({
  seq: (seq -= 1),
  kind: 'case.save',
  at: `2026-06-20T${at}:00Z`,
  by: 'Wanda Beaufort',
  byUserId: wanda,
  data,
  ...more,
});
const rent = (was: number | null, becomes: number) => ({
  fields: ['caseEviction.monthlyRentCents'],
  changed: [{ field: 'monthlyRentCents', was, becomes }],
});

test('twenty autosaves of one person are one line, from the first value to the last', () => {
  const saves = Array.from({ length: 20 }, (_, index) =>
    edit(`14:${String(59 - index).padStart(2, '0')}`, rent(90_000 - (index + 1) * 100, 90_000 - index * 100)),
  );
  const joined = joinEdits(saves);
  expect(joined).toHaveLength(1);
  expect(joined[0]?.at).toBe('2026-06-20T14:59:00Z');
  expect(joined.map((event) => sentenceOf(event, sentenceContext))).toEqual([
    'Case edited: Monthly rent: $880.00 → $900.00',
  ]);
});

test('parts that are filled in for the first time are named, and what came back is no change', () => {
  const joined = joinEdits([
    edit('14:30', { fields: ['tenants'] }),
    edit('14:20', rent(95_000, 90_000)),
    edit('14:10', rent(90_000, 95_000)),
    edit('14:00', { fields: ['unitLabel'], changed: [{ field: 'unitLabel', was: null, becomes: '14C' }] }),
  ]);
  expect(joined.map(({ data }) => data['changed'])).toEqual([
    [{ field: 'unitLabel', was: null, becomes: '14C' }],
  ]);
});

test('a file that is added between two saves doesn’t make them two lines', () => {
  const joined = joinEdits([
    edit('14:30', rent(95_000, 99_000)),
    edit('14:25', {}, { kind: 'scan.read', by: 'Writdesk', byUserId: null }),
    edit('14:24', {}, { kind: 'case.add-documents' }),
    edit('14:20', rent(90_000, 95_000)),
  ]);
  expect(joined.map(({ kind }) => kind)).toEqual(['case.save', 'scan.read', 'case.add-documents']);
  expect(sentenceOf(joined[0] ?? edit('00:00', {}), sentenceContext)).toBe(
    'Case edited: Monthly rent: $900.00 → $990.00',
  );
});

test.each([
  ['of another person', edit('14:00', rent(1, 2), { by: 'Renée', byUserId: null })],
  ['of more than an hour before', edit('13:29', rent(1, 2))],
  ['before something else', edit('14:00', {}, { kind: 'case.submit' })],
])('an edit %s stays a line of its own', (_, other) => {
  expect(joinEdits([edit('14:30', rent(2, 3)), other])).toHaveLength(2);
});
