import { expect, test } from 'vitest';
import { caseListSearch, searchQuery } from './case-list-search.ts';

test.each([
  ['', ''],
  ['ab', ''],
  [' ab ', ''],
  ['abc', 'abc'],
  ['26E', '26E'],
  [' D-2026 ', 'D-2026'],
])('“%s” typed is searched for as “%s”', (text, wanted) => expect(searchQuery(text)).toBe(wanted));

test('wrong values in an address fall back to the usual', () => {
  const search = caseListSearch.parse({ page: 'x', nextTo: 'tomorrow', from: '2026-02-30', sort: 'age' });
  expect(search).toMatchObject({ page: 1, nextTo: '', from: '', sort: 'nextDate', queue: 'all' });
});
