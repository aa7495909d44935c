import {
  keepPreviousData,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { Route, RouteReply } from '@writdesk/contract/route';
import type { ApiError } from './api-error.ts';
import { call, type CallArguments, type CallRest } from './call.ts';

/** One client for the app. A failed call is not repeated behind the person's back: the screen offers it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: false, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});

/** The key of a call in the cache: the route's address first, so `refresh(cases.list)` finds every page of it. */
export function keyOf<R extends Route>(route: R, given?: CallArguments<R>): QueryKey {
  return given ? [route.url, given] : [route.url];
}

export interface CallHookOptions {
  /** False while something that the call needs is not known yet. */
  enabled?: boolean;
  /** Go on showing the former page or filter while the next is fetched. */
  keepPrevious?: boolean;
  /** No toast on failure; `error` is shown in place. */
  quiet?: boolean;
  staleTimeMs?: number;
}

/** Reads: `const { data, isPending, error, refetch } = useCall(cases.details, { params: { id } })`. */
export function useCall<R extends Route>(route: R, ...[given]: CallRest<R, CallHookOptions>) {
  const { enabled, keepPrevious, quiet, staleTimeMs, ...parts }: CallHookOptions = given ?? {};
  // What is left beside the options are the call's own parts; `given` typed them.
  const callParts = parts as CallArguments<R>;
  return useQuery<RouteReply<R>, ApiError>({
    queryKey: keyOf(route, callParts),
    queryFn: ({ signal }) => {
      const rest = [{ ...callParts, signal, quiet }] as unknown as CallRest<R, { signal: AbortSignal }>;
      return call(route, ...rest);
    },
    ...(enabled !== undefined && { enabled }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(staleTimeMs !== undefined && { staleTime: staleTimeMs }),
  });
}

export interface ActionOptions<R extends Route> {
  /** Routes whose cached answers are out of date once this has worked. */
  refreshes?: readonly Route[];
  onDone?: (reply: RouteReply<R>) => void;
  quiet?: boolean;
}

/**
 * Writes: `const submit = useAction(cases.submit, { refreshes: [cases.list] })`, then
 * `submit.run({ params: { id }, body })`. Disable the button while `submit.isRunning`.
 */
export function useAction<R extends Route>(
  route: R,
  { refreshes = [], onDone, quiet }: ActionOptions<R> = {},
) {
  const client = useQueryClient();
  const mutation = useMutation<RouteReply<R>, ApiError, CallArguments<R>>({
    mutationFn: (parts) =>
      call(route, ...([{ ...parts, quiet }] as unknown as CallRest<R, { quiet?: boolean }>)),
    onSuccess: async (reply) => {
      onDone?.(reply);
      await Promise.all(refreshes.map((stale) => client.invalidateQueries({ queryKey: [stale.url] })));
    },
  });
  return {
    /** Starts it; the failure shows as a toast and in `error`. */
    run: mutation.mutate,
    /** Starts it and waits; throws ApiError. */
    runAsync: mutation.mutateAsync,
    isRunning: mutation.isPending,
    error: mutation.error,
    reply: mutation.data,
    reset: mutation.reset,
  };
}

/** Marks every cached answer of these routes out of date, e.g. on a live event. */
export function refresh(...routes: readonly Pick<Route, 'url'>[]): void {
  for (const route of routes) void queryClient.invalidateQueries({ queryKey: [route.url] });
}
