import type { CaseRow } from '@writdesk/contract/cases/cases';
import { obstacle } from '@writdesk/contract/lawful-days/obstacle';
import { expect, test } from 'vitest';
import { bulkOffers } from './bulk-acts.ts';
import { lackingOf } from './BulkLacking.tsx';

const wait = {
  action: 'awaiting-judgment',
  course: 'onward' as const,
  outcomes: null,
  ways: ['DEFAULT' as const],
  obstacles: [obstacle('searchMissing')],
  from: null,
  mayPass: false,
};
const row = (id: string, known: Partial<CaseRow> = {}) =>
  ({
    id,
    status: 'SENT_FOR_SERVING',
    availableActions: ['assign'],
    primaryAction: null,
    stopped: null,
    stateCode: 'GA',
    timeZone: 'America/New_York',
    waiting: [wait],
    ...known,
  }) as CaseRow;
const lacking = (rows: CaseRow[]) =>
  lackingOf(rows, bulkOffers(rows), () => null).map(({ row: { id }, why }) => [id, why]);

test('where nothing takes a selected case on, what each of them lacks is said', () => {
  const message = 'A document is flagged.';
  const flagged = row('b', { waiting: [], stopped: { code: 'document_flagged', values: {}, message } });
  const someoneElses = row('c', { status: 'RETURNED_TO_CLIENT', waiting: [] });
  expect(lacking([row('a'), flagged, someoneElses])).toEqual([
    ['a', 'Not every defendant was searched for military service'],
    ['b', message],
  ]);
});

test('nothing is said where the selection offers a way on', () =>
  expect(
    lacking([row('a'), row('b', { status: 'INTAKE', availableActions: ['initial-check'], waiting: [] })]),
  ).toEqual([]));
