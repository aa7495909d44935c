import type { Route } from '@writdesk/contract/route';
import type { z } from 'zod';

/**
 * The query of a list's route from the list's address. What the route would refuse (a value typed into the address
 * by hand, a filter that is gone) is left out, so that the list shows its rows and not an error.
 */
export function queryFor<R extends Route & { query: z.ZodObject }>(
  route: R,
  search: Readonly<Record<string, unknown>>,
): z.input<R['query']> {
  const known = Object.entries(search).filter(([name, value]) => name in route.query.shape && value !== '');
  const query = Object.fromEntries(known);
  const { error } = route.query.safeParse(query);
  for (const { path } of error?.issues ?? []) delete query[String(path[0])];
  return query as z.input<R['query']>;
}
