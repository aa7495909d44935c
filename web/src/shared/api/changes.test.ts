import { caseReads } from '@writdesk/contract/cases/case-reads';
import { clients } from '@writdesk/contract/clients/clients';
import { cases } from '@writdesk/contract/cases/cases';
import { reports } from '@writdesk/contract/reports/reports';
import { noticeGuard } from '@writdesk/contract/notices/notice-guard';
import { beforeEach, expect, test } from 'vitest';
import { changed, keyOf, markChanged, markHeard, markOthers, markWritten, queryClient } from './changes.ts';

const keys = {
  list: keyOf(caseReads.list, { query: { page: 2 } }),
  counts: keyOf(caseReads.queues, {}),
  one: keyOf(caseReads.details, { params: { id: 'one' } }),
  noticeOfOne: keyOf(noticeGuard.ofCase, { params: { id: 'one' } }),
  other: keyOf(caseReads.details, { params: { id: 'other' } }),
  companies: keyOf(clients.list, { query: {} }),
};
const outOfDate = () =>
  Object.entries(keys).flatMap(([name, key]) => (queryClient.getQueryState(key)?.isInvalidated ? name : []));

beforeEach(() => {
  queryClient.clear();
  for (const key of Object.values(keys)) queryClient.setQueryData(key, {});
});

test('an action on a case leaves other cases alone', () => {
  markWritten(cases.review, { id: 'one' });
  expect(outOfDate()).toEqual(['list', 'counts', 'one', 'noticeOfOne']);
});

test('a list that isn’t shown forgets its rows when one is deleted', () => {
  const lists = keyOf(reports.list, { query: {} });
  queryClient.setQueryData(lists, {});
  markWritten(reports.update, { id: 'one' });
  expect(queryClient.getQueryState(lists)?.isInvalidated).toBe(true);
  markWritten(reports.remove, { id: 'one' });
  expect(queryClient.getQueryState(lists)).toBeUndefined();
  expect(outOfDate()).toEqual([]);
});

test('an action on many cases means all of them', () => {
  markWritten(cases.bulk, { action: 'review' });
  expect(outOfDate()).toEqual(['list', 'counts', 'one', 'noticeOfOne', 'other']);
});

test('a change of a case may be one of every list and number', () => {
  markChanged([{ kind: 'case', id: 'other' }]);
  expect(outOfDate()).toEqual(['list', 'counts', 'other']);
});

test('somebody else’s change of a case fetches what shows it, and no list that doesn’t', () => {
  markHeard([{ kind: 'case', id: 'other' }]);
  expect(outOfDate()).toEqual(['other']);
  queryClient.setQueryData(keys.list, { cases: [{ id: 'one' }], total: 1 });
  markHeard([{ kind: 'case', id: 'one' }]);
  expect(outOfDate()).toEqual(['list', 'one', 'noticeOfOne', 'other']);
});

test('a case that moved changes the numbers, and the lists that don’t show it later', () => {
  const moved = [{ kind: 'case', id: 'other' }] as const;
  markHeard([...moved, { kind: 'case-count', id: null }]);
  expect(outOfDate()).toEqual(['counts', 'other']);
  markOthers(moved);
  expect(outOfDate()).toEqual(['list', 'counts', 'other']);
});

test('a screen may say that something is over', () => {
  changed('client');
  expect(outOfDate()).toEqual(['companies']);
});

test('what changes nothing fetches nothing', () => {
  markWritten(caseReads.details, { id: 'one' });
  expect(outOfDate()).toEqual([]);
});
