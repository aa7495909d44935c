import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { z } from 'zod';
import { keepPageSize, keptPageSize } from './page-size.ts';
import { viewSearch, viewText } from './views/view-text.ts';

/** What every list keeps in its address; a list adds its own filters: `listSearch.extend({ status: … })`. */
export const listSearch = z.object({
  page: z.coerce.number<number>().int().min(1).default(1).catch(1),
  size: z.coerce.number<number>().int().min(1).max(100).default(keptPageSize).catch(keptPageSize),
  search: z.string().default('').catch(''),
  sort: z.string().default('').catch(''),
});
export type ListSearch = z.output<typeof listSearch>;

/** A choice in the address; `all` filters nothing and is left out of it. */
export const choiceSearch = z.string().default('all').catch('all');

export interface ListAddress<S extends ListSearch> {
  search: S;
  /** Changes filters; the list starts again at its first page unless the page itself is set. */
  set: (patch: Partial<S>) => void;
  /** Back to the list's defaults. */
  clear: () => void;
  /** What a saved view keeps of the list. */
  view: { text: string; show: (text: string) => void };
}

/**
 * The list's state, which is its address: it survives a reload, and can be sent to somebody.
 * @param schema `listSearch`, or what extends it with the list's filters.
 */
export function useListSearch<S extends ListSearch>(schema: z.ZodType<S>): ListAddress<S> {
  const given: unknown = useSearch({ strict: false });
  const navigate = useNavigate();
  const size = keptPageSize();
  const defaults = useMemo(() => ({ ...schema.parse({}), size }), [schema, size]);
  const search = useMemo(() => schema.parse(given), [schema, given]);
  const go = (next: Record<string, unknown>, replace: boolean) => {
    const said = Object.entries(next).filter(([name, value]) => value !== defaults[name as keyof S]);
    void navigate({ to: '.', search: Object.fromEntries(said) as never, replace });
  };
  return {
    search,
    set: (patch) => {
      const toFirstPage = 'page' in patch ? {} : { page: 1 };
      if (patch.size !== undefined && patch.size !== search.size) keepPageSize(patch.size);
      // Typing into a search field makes no history of its letters.
      go({ ...search, ...toFirstPage, ...patch }, 'search' in patch);
    },
    clear: () => go({ ...defaults, size: search.size, sort: search.sort }, false),
    view: {
      text: viewText(search, defaults),
      show: (text) => go({ ...viewSearch(text, schema), page: 1, size: search.size }, false),
    },
  };
}
