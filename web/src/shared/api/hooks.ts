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
  /** Of the record that the answer is derived from: an answer about an older one is never shown as this one’s. */
  version?: number;
}

/** Reads: `const { data, isPending, error, refetch } = useCall(cases.details, { params: { id } })`. */
export function useCall<R extends Route>(route: R, ...[given]: CallRest<R, CallHookOptions>) {
  const { enabled, keepPrevious, quiet, staleTimeMs, version, ...parts }: CallHookOptions = given ?? {};
  // What is left next to the options are the call's own parts; `given` typed them.
  const callParts = parts as CallArguments<R>;
  return useQuery<RouteReply<R>, ApiError>({
    queryKey: version === undefined ? keyOf(route, callParts) : [...keyOf(route, callParts), version],
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
