import { notifications, streamedEvent, type StreamedEvent } from '@writdesk/contract/notifications';
import { useEffect, useRef } from 'react';
import { queryClient } from '../api/hooks.ts';
import { pause } from '../api/in-flight.ts';
import { accessToken, endSession } from '../session/session.ts';
import { eventReader, type StreamMessage } from './event-reader.ts';

type Listener = (event: StreamedEvent) => void;

const listeners = new Set<Listener>();
const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/**
 * Reads the server's events until stopped; a stream that ends is opened again where it left off. With `fetch`, for
 * an EventSource can't carry the bearer token.
 */
export async function followEvents(stop: AbortSignal): Promise<void> {
  let place: string | undefined;
  let pauseMs = firstPauseMs;
  const heard = (message: StreamMessage) => {
    place = message.id ?? place;
    pauseMs = firstPauseMs;
    if (message.event === 'reset') void queryClient.invalidateQueries();
    else if (message.event === 'message' && message.data) tell(message.data);
  };
  while (!stop.aborted) {
    // A stream that was cut is opened again; a server that stays away is asked less and less often.
    await readStream(place, heard, stop).catch(() => {});
    await pause(pauseMs, stop).catch(() => {});
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

async function readStream(
  place: string | undefined,
  heard: (message: StreamMessage) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(notifications.stream.url, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${await accessToken()}`,
      ...(place && { 'last-event-id': place }),
    },
    cache: 'no-store',
    signal,
  });
  if (response.status === 401) endSession();
  if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}.`);
  const read = eventReader();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    read(piece.value).forEach(heard);
}

function tell(data: string): void {
  const parsed = streamedEvent.safeParse(JSON.parse(data));
  if (!parsed.success) return;
  // Kept from a case, or let in again: what every open screen shows may be gone, or more.
  if (parsed.data.kind === 'rights.changed') void queryClient.invalidateQueries();
  for (const listener of listeners) listener(parsed.data);
}

/** Calls back for each event while the component stands: `useLive((event) => event.caseId === id && refresh(cases.details))`. */
export function useLive(onEvent: Listener): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    const listener: Listener = (event) => latest.current(event);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
