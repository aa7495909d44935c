import { QueryClient, type Query } from '@tanstack/react-query';
import type { Route } from '@writdesk/contract/route';
import { isSameRecord, taggedRecord, type Tag, type TaggedRecord } from '@writdesk/contract/tags';
import type { CallArguments } from './call.ts';

/** One client for the app. A failed call is not repeated behind the person's back: the screen offers it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // A call is made and fails, rather than wait unseen for a connection: the page says what was not done.
    queries: { staleTime: 15_000, retry: false, refetchOnWindowFocus: true, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
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

type IsOutOfDate = (read: TaggedRecord, changed: TaggedRecord, query: Query) => boolean;

const recordsOf = ({ queryKey }: Query) => (queryKey as unknown as ReturnType<typeof keyOf>)[2];

/** Fetches again what is shown and out of date; what is only cached is fetched when it is shown next. */
function mark(records: readonly TaggedRecord[], isOutOfDate: IsOutOfDate): void {
  if (records.length === 0) return;
  refetching = queryClient.invalidateQueries({ predicate: (query) => isOf(query, records, isOutOfDate) });
}

const isOf = (query: Query, records: readonly TaggedRecord[], isOutOfDate: IsOutOfDate): boolean =>
  recordsOf(query).some((read) => records.some((one) => isOutOfDate(read, one, query)));

/** After a change of one's own: everything that these records may be part of. */
export const markChanged = (records: readonly TaggedRecord[]): void => mark(records, isSameRecord);

const isCount = (query: Query) => recordsOf(query).some(({ kind }) => kind === 'case-count');

/** Whether a list has a row of a record. */
const lists = ({ state }: Query, id: string) =>
  Object.values((state.data ?? {}) as Record<string, unknown>).some(
    (part) => Array.isArray(part) && part.some((row: { id?: unknown } | null) => row?.id === id),
  );

/** After somebody else's change: what shows these very records, and numbers where they may be others now. */
export const markHeard = (records: readonly TaggedRecord[]): void =>
  mark(records, (read, heard, query) => {
    if (!isSameRecord(read, heard)) return false;
    if (heard.id === null || read.id !== null) return true;
    return !isCount(query) && lists(query, heard.id);
  });

/** The lists that `markHeard` leaves out: a record may have come into them. */
export const markOthers = (records: readonly TaggedRecord[]): void =>
  mark(
    records,
    (read, heard, query) =>
      isSameRecord(read, heard) &&
      heard.id !== null &&
      read.id === null &&
      !isCount(query) &&
      !lists(query, heard.id),
  );

/** The same for what changes without a call: `changed('support-access')` when the time of one is over. */
export function changed(...tags: readonly Tag[]): void {
  markChanged(tags.map((tag) => taggedRecord(tag)));
}

/** After a write; also after one that was refused because somebody else was faster. */
export function markWritten(route: Route, params?: Readonly<Record<string, unknown>>): void {
  const records = (route.changes ?? []).map((tag) => taggedRecord(tag, params));
  markChanged(records);
  // What was deleted isn't shown for a moment more when its list opens.
  if (route.method === 'DELETE')
    queryClient.removeQueries({ type: 'inactive', predicate: (query) => isOf(query, records, isSameRecord) });
}
