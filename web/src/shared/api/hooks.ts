import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Route, RouteReply } from '@writdesk/contract/route';
import type { ApiError } from './api-error.ts';
import { call, type CallArguments, type CallRest } from './call.ts';
import { keyOf, refetched } from './changes.ts';

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
  // What is left next to the options are the call's own parts; `given` typed them.
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

type Versioned<R extends Route> = CallArguments<R> & { version: number; enabled?: boolean };

/**
 * What the server derives from a record, as of its present version. Until that is there, the answer about the version before
 * stands as `data` with `isWaiting`, for the room that it takes: `<Derived>` says that it is being recalculated.
 */
export function useDerived<R extends Route>(route: R, given: Versioned<R>) {
  const { version, enabled, ...parts } = given;
  const callParts = parts as unknown as CallArguments<R>;
  const key = keyOf(route, callParts);
  const query = useQuery<RouteReply<R>, ApiError>({
    queryKey: [...key, version],
    queryFn: ({ signal }) => {
      const rest = [{ ...callParts, signal, quiet: true }] as unknown as CallRest<R, { signal: AbortSignal }>;
      return call(route, ...rest);
    },
    ...(enabled !== undefined && { enabled }),
    // Of another record nothing stands here, not even for a moment.
    placeholderData: (before, asked) => (isVersionOf(asked?.queryKey, key) ? before : undefined),
  });
  return { ...query, isWaiting: query.isPlaceholderData };
}

const isVersionOf = (asked: readonly unknown[] | undefined, key: readonly unknown[]) =>
  asked !== undefined && JSON.stringify(asked.slice(0, -1)) === JSON.stringify(key);

export interface ActionOptions<R extends Route> {
  onDone?: (reply: RouteReply<R>) => void;
  quiet?: boolean;
  /** Done as soon as the server has answered: the screen puts the reply in place by itself. */
  isEager?: boolean;
}

/**
 * Writes: `const submit = useAction(cases.submit)`, then `submit.run({ params: { id }, body })`. It is running until what the
 * route `changes` is shown as it is now. Disable the button while `submit.isRunning`.
 */
export function useAction<R extends Route>(route: R, { onDone, quiet, isEager }: ActionOptions<R> = {}) {
  const mutation = useMutation<RouteReply<R>, ApiError, CallArguments<R>>({
    mutationFn: (parts) =>
      call(route, ...([{ ...parts, quiet }] as unknown as CallRest<R, { quiet?: boolean }>)),
    onSuccess: async (reply) => {
      onDone?.(reply);
      if (!isEager) await refetched();
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
