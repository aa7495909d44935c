import { caseListSearch, type CaseListSearch } from './case-list-search.ts';

const usual = caseListSearch.parse({});
/** Where one is in the list, and how many rows one likes, are no part of a view. */
const notOfView: ReadonlySet<string> = new Set(['page', 'size']);

/** What a view keeps of the list's address, `queue=review&sort=title`: only what differs from the usual, in one order. */
export function viewText(search: CaseListSearch): string {
  const said = Object.entries(search)
    .filter(([name, value]) => !notOfView.has(name) && value !== usual[name as keyof CaseListSearch])
    .map(([name, value]) => [name, String(value)])
    .toSorted(([a = ''], [b = '']) => a.localeCompare(b));
  return new URLSearchParams(said).toString();
}

/** The list as a view keeps it; what a list doesn't know any more falls back to the usual. */
export function viewSearch(text: string): Omit<CaseListSearch, 'page' | 'size'> {
  const {
    page: _page,
    size: _size,
    ...rest
  } = caseListSearch.parse(Object.fromEntries(new URLSearchParams(text)));
  return rest;
}
