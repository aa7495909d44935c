import { cases } from '@writdesk/contract/cases/cases';
import { expect, test } from 'vitest';
import { queryFor } from './query-for.ts';

const usual = { page: 2, size: 10, search: '', sort: '' };

test('what the route knows goes through', () => {
  const search = { ...usual, status: 'FILED,ON_DOCKET', sort: '-nextDate' };
  expect(queryFor(cases.list, search)).toEqual({
    page: 2,
    size: 10,
    status: 'FILED,ON_DOCKET',
    sort: '-nextDate',
  });
});

test('what it would refuse, or does not know, is left out', () => {
  const search = { ...usual, status: 'NONSENSE', countyId: '17', sort: 'color', preview: 'abc' };
  expect(queryFor(cases.list, search)).toEqual({ page: 2, size: 10 });
});
