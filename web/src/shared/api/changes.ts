import { QueryClient, type Query } from '@tanstack/react-query';
import type { Route } from '@writdesk/contract/route';
import { isSameRecord, taggedRecord, type Tag, type TaggedRecord } from '@writdesk/contract/tags';
import type { CallArguments } from './call.ts';

/** One client for the app. A failed call is not repeated behind the person's back: the screen offers it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: false, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});

/** The key of a call in the cache, with the records that its answer is made of. */
export function keyOf<R extends Route>(route: R, given: CallArguments<R>) {
  const records = (route.reads ?? []).map((tag) => taggedRecord(tag, given.params));
  return [route.url, given, records] as const;
}

/** The refetching that the last changes have set off. */
let refetching: Promise<unknown> = Promise.resolve();
export const refetched = (): Promise<unknown> => refetching;

/** Fetches again what is shown of these records; what is only cached is fetched when it is shown next. */
export function markChanged(records: readonly TaggedRecord[]): void {
  if (records.length === 0) return;
  const isOutOfDate = ({ queryKey }: Query) =>
    (queryKey as unknown as ReturnType<typeof keyOf>)[2].some((read) =>
      records.some((one) => isSameRecord(read, one)),
    );
  refetching = queryClient.invalidateQueries({ predicate: isOutOfDate });
}

/** The same for what changes without a call: `changed('support-access')` when the time of one is over. */
export function changed(...tags: readonly Tag[]): void {
  markChanged(tags.map((tag) => taggedRecord(tag)));
}

/** After a write; also after one that was refused because somebody else was faster. */
export function markWritten(route: Route, params?: Readonly<Record<string, unknown>>): void {
  markChanged((route.changes ?? []).map((tag) => taggedRecord(tag, params)));
}
