import { expect, test } from 'vitest';
import { listSearch } from '../shared/table/use-list-search.ts';
import { parseSearch, stringifySearch } from './search-text.ts';

test('a number typed into a search stays a text, the page becomes a number', () => {
  const search = listSearch.parse(parseSearch('?page=3&search=26041772&sort=-nextDate'));
  expect(search).toEqual({ page: 3, size: 10, search: '26041772', sort: '-nextDate' });
});

test.each(['?page=0', '?page=x', '?size=1000', '?page=2.5'])('%s falls back to the usual', (text) => {
  expect(listSearch.parse(parseSearch(text))).toMatchObject({ page: 1, size: 10 });
});

test('what is written is read back', () => {
  const search = { status: 'FILED,ON_DOCKET', search: 'Núñez & Söhne', page: 2, empty: '', none: undefined };
  const text = stringifySearch(search);
  expect(text).toBe('?status=FILED,ON_DOCKET&search=N%C3%BA%C3%B1ez+%26+S%C3%B6hne&page=2');
  expect(parseSearch(text)).toEqual({ status: 'FILED,ON_DOCKET', search: 'Núñez & Söhne', page: '2' });
  expect(stringifySearch({})).toBe('');
});
