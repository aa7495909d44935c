import type { CaseRow } from '@writdesk/contract/cases/cases';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import { expect, test } from 'vitest';
import { bulkOffers } from './bulk-acts.ts';

const row = (id: string, status: CaseStatus, availableActions: string[]) =>
  ({ id, status, availableActions }) as CaseRow;
const offered = (rows: CaseRow[]) =>
  bulkOffers(rows).map(({ act, rows: of }) => [act, of.map(({ id }) => id)]);

test('each action with the cases that allow it, in the order of a case’s way', () => {
  const rows = [
    row('a', 'INITIAL_CHECK', ['review', 'dismiss-case', 'add-documents']),
    row('b', 'INTAKE', ['initial-check', 'dismiss-case']),
    row('c', 'INITIAL_CHECK', ['review']),
  ];
  expect(offered(rows)).toEqual([
    ['initial-check', ['b']],
    ['review', ['a', 'c']],
    ['dismiss-case', ['a', 'b']],
  ]);
});

test('an approval is offered for what waits for one, not for what is sent out again', () => {
  const rows = [
    row('a', 'REVIEW', ['send-for-filing']),
    row('b', 'RETURNED_TO_PROCESSOR', ['send-for-filing']),
  ];
  expect(offered(rows)).toEqual([['send-for-filing', ['a']]]);
});

test('nothing selected, nothing offered', () => expect(bulkOffers([])).toEqual([]));
