import {
  notifications,
  streamedEvent,
  type StreamedEvent,
} from '@writdesk/contract/notifications/notifications';
import { isRecordKind, type TaggedRecord } from '@writdesk/contract/tags';
import { markHeard, markOthers, queryClient } from '../api/changes.ts';
import { pause } from '../api/in-flight.ts';
import { askServer } from '../api/reach.ts';
import { accessToken, endSession } from '../session/session.ts';
import { gather, tabPage } from './gather.ts';
import { eventReader, type StreamMessage } from './event-reader.ts';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** Where many are notified at once, e.g. a company's people, they don't all come back in the same moment. */
const spreadMs = 2000;

/**
 * Reads the server's events until stopped; a stream that ends is opened again where it left off. With `fetch`, for
 * an EventSource can't carry the bearer token.
 */
export async function followEvents(stop: AbortSignal): Promise<void> {
  let place: string | undefined;
  let pauseMs = firstPauseMs;
  let isOther = false;
  let isNew = false;
  const heard = (message: StreamMessage) => {
    place = message.id ?? place;
    pauseMs = firstPauseMs;
    if (message.event === 'rights') isOther = true;
    else if (message.event === 'reset') void queryClient.invalidateQueries();
    else if (message.event === 'message' && message.data) handle(message.data);
  };
  while (!stop.aborted) {
    // A stream that was cut is opened again; a server that stays away is asked less and less often.
    const isRefused = await readStream(place, heard, stop).catch(() => {
      // The first to notice on a page that asks for nothing.
      if (!stop.aborted) void askServer();
      return false;
    });
    // The token is of this moment: there is a session, and the server doesn't want them.
    if (isRefused && isNew) endSession();
    await pause(pauseMs + (isOther ? Math.random() * spreadMs : 0), stop).catch(() => {});
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    isNew = !stop.aborted && (isOther || isRefused) && (await hasNewToken());
    if (isNew && isOther) {
      isOther = false;
      void queryClient.invalidateQueries();
    }
  }
}

/**
 * Where the session is over, or somebody changed what we may see, the next token says which: without one this leads to the
 * sign-in page. A sign-out would also end the session that another tab has begun by now.
 */
const hasNewToken = (): Promise<boolean> =>
  accessToken({ isNew: true }).then(
    () => true,
    () => false,
  );

/** @returns true when the token was refused. */
async function readStream(
  place: string | undefined,
  heard: (message: StreamMessage) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const response = await fetch(notifications.stream.url, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${await accessToken()}`,
      ...(place && { 'last-event-id': place }),
    },
    cache: 'no-store',
    signal,
  });
  if (response.status === 401) return true;
  if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}.`);
  const read = eventReader();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    read(piece.value).forEach(heard);
  return false;
}

/** Where many people write at once, an open page asks so often at most. */
const gatherMs = 2_000;
/** A list that doesn't show the case that changed may come to show it; it waits longer, for it costs most. */
const gatherListsMs = 20_000;

const tellShown = gather<TaggedRecord>(markHeard, gatherMs, tabPage);
const tellLists = gather<TaggedRecord>(markOthers, gatherListsMs, tabPage);

/** Marks what an event is about as changed. */
function handle(data: string): void {
  const parsed = streamedEvent.safeParse(JSON.parse(data));
  if (!parsed.success) return;
  const records = recordsOf(parsed.data);
  tellShown(records);
  tellLists(records.filter(({ id }) => id !== null));
}

function recordsOf({ kind, caseId }: StreamedEvent): TaggedRecord[] {
  const [noun = '', change] = kind.split('.');
  const ofCase: TaggedRecord[] = caseId === undefined ? [] : [{ kind: 'case', id: caseId }];
  if (noun === 'case') return change === 'moved' ? [...ofCase, { kind: 'case-count', id: null }] : ofCase;
  return isRecordKind(noun) ? [...ofCase, { kind: noun, id: null }] : ofCase;
}
