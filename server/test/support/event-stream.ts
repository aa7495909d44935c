import type { AddressInfo } from 'node:net';
import {
  notifications,
  streamedEvent,
  type StreamedEvent,
} from '@writdesk/contract/notifications/notifications';
import { expect, vi } from 'vitest';
import type { App } from '../../src/app.ts';
import type { Person, TestApp } from './harness.ts';

/**
 * Opens streams of events as a browser does. The app listens from here on: call it once per test file.
 * @param app another process on the same database.
 */
export async function eventStreams(t: TestApp, app: App = t.app) {
  if (!app.server.server.listening) await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${notifications.stream.url}`;
  return async (as: Person | string, lastEventId?: string) =>
    openStream(url, {
      authorization: `Bearer ${typeof as === 'string' ? as : await t.tokenOf(as)}`,
      ...(lastEventId && { 'last-event-id': lastEventId }),
    });
}

async function openStream(url: string, headers: Record<string, string>) {
  const abort = new AbortController();
  const response = await fetch(url, { signal: abort.signal, headers });
  let text = '';
  let isOver = false;
  const reading = (async () => {
    for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk);
    isOver = true;
  })().catch(() => undefined); // we hang up ourselves
  const events = (): StreamedEvent[] =>
    [...text.matchAll(/^data: (\{"id".*)$/gm)].map((match) =>
      streamedEvent.parse(JSON.parse(match[1] ?? '')),
    );
  return {
    response,
    events,
    opened: () => vi.waitFor(() => expect(text).toContain('event: open')),
    has: (count: number) => vi.waitFor(() => expect(events()).toHaveLength(count), { timeout: 5000 }),
    /** It said that they may see other things by now. */
    isOtherwise: () => text.includes('event: rights'),
    isOver: () => isOver,
    /** The server ended it. */
    over: () => vi.waitFor(() => expect(isOver).toBe(true), { timeout: 5000 }),
    lastId: () =>
      text
        .match(/^id: (.+)$/gm)
        ?.at(-1)
        ?.slice(4) ?? '',
    async hangUp() {
      abort.abort();
      await reading;
    },
  };
}
