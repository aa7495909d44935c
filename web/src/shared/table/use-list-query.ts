import type { Route } from '@writdesk/contract/route';
import type { z } from 'zod';
import { type CallHookOptions, type CallRest, useCall } from '../api/index.ts';
import { queryFor } from './query-for.ts';
import type { ListAddress, ListSearch } from './use-list-search.ts';

/** A list's rows as its address asks for them; those of the page before stay until the next ones are there. */
export function useListQuery<R extends Route & { query: z.ZodObject }>(
  route: R,
  { search }: Pick<ListAddress<ListSearch>, 'search'>,
) {
  const asked = { query: queryFor(route, search), keepPrevious: true, quiet: true };
  // A list's route asks for nothing but its query.
  return useCall(route, ...([asked] as unknown as CallRest<R, CallHookOptions>));
}
