import type { Route, RouteReply } from '@writdesk/contract/route';
import type { z } from 'zod';
import { call, type CallRest } from '../api/index.ts';
import { queryFor } from './query-for.ts';
import { type ListExport, useExport } from './use-export.ts';
import type { ListAddress, ListSearch } from './use-list-search.ts';

interface Options<R extends Route, Row> {
  /** The list's name, as its page has it. */
  name: string;
  /** What the list shows: "Properties". */
  title: string;
  /** The reply that the page shows, for its total. */
  shown: { total: number; totalIsCapped?: boolean } | undefined;
  rowsOf: (reply: RouteReply<R>) => readonly Row[];
}

/** The rows that a list's address asks for, over all pages, as a file with the columns that are shown. */
export function useListExport<R extends Route & { query: z.ZodObject }, Row>(
  route: R,
  { search }: Pick<ListAddress<ListSearch>, 'search'>,
  { name, title, shown, rowsOf }: Options<R, Row>,
): ListExport<Row> {
  const asked = queryFor(route, search);
  return useExport<Row>({
    name,
    title,
    fetchPage: async (page) => {
      // A list's route asks for nothing but its query.
      const given = [{ query: { ...asked, ...page }, quiet: true }] as unknown as CallRest<R, object>;
      return rowsOf(await call(route, ...given));
    },
    total: shown?.total ?? 0,
    isCapped: shown?.totalIsCapped ?? false,
  });
}
