import { expect, test } from 'vitest';
import { viewSearch, viewText } from '../../../shared/table/views/view-text.ts';
import { caseListSearch } from './case-list-search.ts';

const usual = caseListSearch.parse({});

test.each([
  [{}, ''],
  [{ page: 3, size: 50 }, ''],
  [{ sort: 'title', queue: 'review', page: 2 }, 'queue=review&sort=title'],
  [{ search: 'Núñez & Ng', status: 'FILED,REVIEW' }, 'search=N%C3%BA%C3%B1ez+%26+Ng&status=FILED%2CREVIEW'],
])('%j is kept as “%s”, and read again', (given, text) => {
  const search = caseListSearch.parse(given);
  expect(viewText(search, usual)).toBe(text);
  expect(viewText(viewSearch(text, caseListSearch), usual)).toBe(text);
});

test('what the list doesn’t know any more falls back to the usual', () =>
  expect(viewSearch('sort=age&queue=review&was=1', caseListSearch)).toMatchObject({
    sort: 'nextDate',
    queue: 'review',
  }));
