import { useQueries } from '@tanstack/react-query';
import type { Route } from '@writdesk/contract/route';
import { call, type CallArguments, type CallRest } from './call.ts';
import { keyOf } from './changes.ts';

/** Reads a list of lists, in its order: what each has said by now, and whether one of them has yet to answer. */
export function useCalls(asked: readonly { route: Route; query: object }[]) {
  return useQueries({
    queries: asked.map(({ route, query }) => {
      const parts = { query } as unknown as CallArguments<Route>;
      return {
        queryKey: keyOf(route, parts),
        queryFn: ({ signal }: { signal: AbortSignal }): Promise<unknown> => {
          const rest = [{ ...parts, signal, quiet: true }] as unknown as CallRest<
            Route,
            { signal: AbortSignal }
          >;
          return call(route, ...rest);
        },
      };
    }),
    combine: (answers) => ({
      replies: answers.map(({ data }) => data),
      isLoading: answers.some(({ isLoading }) => isLoading),
    }),
  });
}
