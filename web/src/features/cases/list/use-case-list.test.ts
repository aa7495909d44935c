import { expect, test } from 'vitest';
import { caseListSearch } from './case-list-search.ts';
import { queueNamed } from './queues.ts';
import { caseQuery } from './use-case-list.ts';

const query = (address: Record<string, string>, isClient = false) => {
  const search = caseListSearch.parse(address);
  return caseQuery(search, queueNamed(search.queue, isClient));
};

test('an empty address asks for the first page of everything, by the next date', () => {
  expect(query({})).toEqual({ page: 1, size: 10, sort: 'nextDate', search: '', status: 'all' });
});

test('a queue, its filters and its days', () => {
  const countyId = '0190c3a1-0000-7000-8000-000000000001';
  const address = {
    queue: 'held',
    status: 'PAYMENT_HOLD',
    countyId,
    nextTo: '2026-08-03',
    sort: '-title',
    page: '3',
  };
  expect(query(address)).toEqual({
    page: 3,
    size: 10,
    sort: '-title',
    search: '',
    status: 'PAYMENT_HOLD',
    countyId,
    nextTo: '2026-08-03',
  });
});

test('two letters are not searched for yet', () => {
  expect(query({ search: 'Ok' }).search).toBe('');
  expect(query({ search: 'Oko' }).search).toBe('Oko');
});
