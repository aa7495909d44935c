import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type PlatformBench, platformBench } from '../../../test/support/platform.ts';
import { sendEventStream } from './event-stream.ts';
import type { LiveEvent, StoredEvent } from './live-event.ts';
import type { LiveKind } from './live-kind.ts';
import { eventOf } from './live-queries.ts';
import { type Live, openLive } from './live.ts';

const firmId = randomUUID();
let bench: PlatformBench;
let live: Live;

beforeAll(async () => {
  bench = await platformBench();
  live = await startLive();
});
afterAll(async () => {
  await live.close();
  await bench.close();
});

async function startLive(): Promise<Live> {
  const started = openLive({
    connection: bench.database.connection,
    db: bench.db,
    log: { warn: () => undefined },
  });
  await started.start();
  return started;
}

/** Takes whatever a test says. */
const trial: LiveKind = { kind: 'case.changed', event: z.looseObject({}) };
const event = (changes: Partial<LiveEvent> = {}) => ({
  firmId,
  ids: {},
  ...changes,
});
const publish = (changes: Partial<LiveEvent> = {}) =>
  bench.all.transaction().execute((db) => live.publishIn(db, [eventOf(trial, event(changes))]));
const numbered = (n: number) => publish({ ids: { n: String(n) } });

/** A reader of one firm: what they were given, and where they are. */
async function reader(from: Live, after?: string, firm = firmId) {
  const given: StoredEvent[] = [];
  const asked: (string | undefined)[] = [];
  const opened = Promise.withResolvers<void>();
  const state = {
    given,
    /** The firms of all events that came to them, also of those that they may not know of. */
    asked,
    numbers: () => given.map(({ ids }) => Number(ids?.['n'])),
    cursor: '',
    resets: 0,
    stop: () => {},
  };
  const subscription = from.subscribe({
    interest: { userIds: [], firmIds: [firm], clientIds: [] },
    sees(candidate) {
      asked.push(candidate.firmId);
      return candidate.firmId === firm;
    },
    give(candidate, cursor) {
      given.push(candidate);
      state.cursor = cursor;
    },
    reset: () => {
      state.resets += 1;
    },
    opened(cursor) {
      state.cursor = cursor;
      opened.resolve();
    },
    ended: (error) => opened.reject(error),
    ...(after && { after }),
  });
  opened.promise.catch(() => undefined); // an end after the opening is no news
  state.stop = () => subscription.end();
  await opened.promise;
  return state;
}

const ownerQuery = async (text: string) => {
  const client = new pg.Client(bench.database.connection);
  await client.connect();
  const result = await client.query(text);
  await client.end();
  return result.rowCount ?? 0;
};

test('what a transaction published is delivered at its commit, and to those alone who may know', async () => {
  const mine = await reader(live);
  const others = await reader(live, undefined, randomUUID());
  const caseId = randomUUID();
  await bench.all.transaction().execute(async (db) => {
    await live.publishIn(db, [eventOf(trial, event({ caseId, ids: { documentId: 'd' } }))]);
    expect(mine.given).toEqual([]);
  });
  // The first event of a process waits for its listener to connect, which takes a cluster a while.
  await vi.waitFor(
    () =>
      expect(mine.given).toMatchObject([{ kind: 'case.changed', firmId, caseId, ids: { documentId: 'd' } }]),
    10_000,
  );
  expect(others.given).toEqual([]);
  mine.stop();
  others.stop();
});

test('a process reads the events of those firms alone that somebody listens for', async () => {
  const mine = await reader(live);
  await numbered(0);
  await vi.waitFor(() => expect(mine.numbers()).toEqual([0]));
  await publish({ firmId: randomUUID() });
  await numbered(1);
  await vi.waitFor(() => expect(mine.numbers()).toEqual([0, 1]));
  expect(new Set(mine.asked)).toEqual(new Set([firmId]));
  // Somebody of another firm comes while events are read for the first one: they miss nothing.
  const theirFirm = randomUUID();
  await publish({ firmId: theirFirm, ids: { n: '1' } });
  const theirs = await reader(live, undefined, theirFirm);
  await publish({ firmId: theirFirm, ids: { n: '2' } });
  await numbered(2);
  await vi.waitFor(() => expect([theirs.numbers(), mine.numbers()]).toEqual([[2], [0, 1, 2]]));
  mine.stop();
  theirs.stop();
});

test('what was rolled back is never delivered', async () => {
  const mine = await reader(live);
  const failed = bench.all.transaction().execute(async (db) => {
    await live.publishIn(db, [eventOf(trial, event({ ids: { n: '1' } }))]);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await numbered(2);
  await vi.waitFor(() => expect(mine.numbers()).toEqual([2]));
  mine.stop();
});

test('an earlier number that commits later is delivered too, and a reader who comes back in between gets it once', async () => {
  const mine = await reader(live);
  const mayCommit = Promise.withResolvers<void>();
  const inserted = Promise.withResolvers<void>();
  const slow = bench.all.transaction().execute(async (db) => {
    await live.publishIn(db, [eventOf(trial, event({ ids: { n: '1' } }))]);
    inserted.resolve();
    await mayCommit.promise;
  });
  await inserted.promise;
  await numbered(2);
  await vi.waitFor(() => expect(mine.numbers()).toEqual([2]));
  mine.stop();
  mayCommit.resolve();
  await slow;
  await numbered(3);
  const back = await reader(live, mine.cursor);
  expect(back.numbers()).toEqual([1, 3]);
  await numbered(4);
  await vi.waitFor(() => expect(back.numbers()).toEqual([1, 3, 4]));
  expect(back.resets).toBe(0);
  back.stop();
});

test('many writers at once and the listener killed again and again: nothing lost, nothing twice', async () => {
  const other = await startLive();
  const readers = [await reader(live), await reader(other)];
  const [writers, each] = [8, 40];
  const written = new AbortController();
  const killing = (async () => {
    let killed = 0;
    while (!written.signal.aborted)
      killed += await ownerQuery(
        `select pg_terminate_backend(pid) from pg_stat_activity, pg_sleep(0.05)
       where application_name = 'writdesk-live' and datname = current_database()`,
      );
    return killed;
  })();
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let index = 0; index < each; index += 1) {
        await bench.all.transaction().execute(async (db) => {
          await live.publishIn(db, [eventOf(trial, event({ ids: { n: String(writer * each + index) } }))]);
          // The database holds the transaction open for a moment, so that commits overtake each other.
          await sql`select pg_sleep(random() * 0.03)`.execute(db);
        });
      }
    }),
  );
  written.abort();
  expect(await killing).toBeGreaterThan(4);
  const all = Array.from({ length: writers * each }, (_, index) => index);
  for (const one of readers) {
    await vi.waitFor(() => expect(one.given.length).toBeGreaterThanOrEqual(all.length), { timeout: 15_000 });
    expect(one.numbers().sort((left, right) => left - right)).toEqual(all);
    one.stop();
  }
  await other.close();
}, 60_000);

test('a reader who changes between two processes in the middle of it all misses nothing and gets nothing twice', async () => {
  const other = await startLive();
  const total = 200;
  const numbers = Array.from({ length: total }, (_, index) => index + 1);
  const unwritten = [...numbers];
  // A reader without a place is given what commits from now on, so they are there before the first writer.
  let current = await reader(live);
  const writing = Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let n = unwritten.shift(); n; n = unwritten.shift()) {
        const ids = { n: String(n) };
        await bench.all.transaction().execute(async (db) => {
          await live.publishIn(db, [eventOf(trial, event({ ids }))]);
          await sql`select pg_sleep(random() * 0.01)`.execute(db);
        });
      }
    }),
  );
  const seen: number[] = [];
  let cursor: string | undefined;
  for (let turn = 0; unwritten.length; turn += 1) {
    await vi.waitFor(() => expect(current.given.length > 0 || !unwritten.length).toBe(true), { interval: 2 });
    current.stop();
    seen.push(...current.numbers());
    cursor = current.cursor;
    current = await reader(turn % 2 ? live : other, cursor);
  }
  await writing;
  await vi.waitFor(() => expect(seen.length + current.given.length).toBeGreaterThanOrEqual(total), {
    timeout: 10_000,
  });
  seen.push(...current.numbers());
  expect(seen.sort((left, right) => left - right)).toEqual(numbers);
  current.stop();
  await other.close();
}, 30_000);

test('a place from yesterday, or one that nobody wrote, makes the reader begin again', async () => {
  const mine = await reader(live);
  await numbered(1);
  await vi.waitFor(() => expect(mine.numbers()).toEqual([1]));
  mine.stop();
  const old = mine.cursor.replace(/^\d+/, String(Math.floor(Date.now() / 1000) - 24 * 3600));
  for (const after of [old, 'rubbish', "1'; drop table"]) {
    const back = await reader(live, after);
    expect([back.resets, back.given]).toEqual([1, []]);
    back.stop();
  }
});

test('over HTTP: a stream, its loss of the listener, its continuation, its end at shutdown', async () => {
  const app = Fastify();
  app.get('/stream', (request, reply) =>
    sendEventStream(live, request, reply, {
      sees: (candidate) => candidate.firmId === firmId,
      heartbeatSeconds: 0.05,
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/stream`;
  try {
    const first = await openStream(url);
    await first.until('event: open');
    expect(first.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await numbered(1);
    await first.until('"n":"1"');
    await ownerQuery(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'writdesk-live' and datname = current_database()`,
    );
    await numbered(2);
    await first.until('"n":"2"');
    await first.until(': still here');
    const place = first.lastId();
    await first.hangUp();
    await numbered(3);

    const second = await openStream(url, place);
    await second.until('"n":"3"');
    expect(second.text()).not.toContain('"n":"2"');
    const closing = vi.waitFor(() => expect(second.closed()).toBe(true));
    live.endAll();
    await closing;
  } finally {
    await app.close();
  }
});

test.each([
  ['at the heartbeat', 'other', { heartbeatSeconds: 0.05 }],
  ['at the heartbeat', 'nobody', { heartbeatSeconds: 0.05 }],
  ['before they are sent anything', 'other', { askAfterSeconds: 0 }],
  ['before they are sent anything', 'nobody', { askAfterSeconds: 0 }],
] as const)('over HTTP, %s: a reader who is %s by now is let go', async (_when, become, options) => {
  let who: 'same' | 'other' | 'nobody' = 'same';
  const app = Fastify();
  app.get('/stream', (request, reply) =>
    sendEventStream(live, request, reply, { sees: () => true, whoIsReader: async () => who, ...options }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/stream`;
  try {
    const stream = await openStream(url);
    await stream.until('event: open');
    await numbered(1);
    await stream.until('"n":"1"');
    who = become;
    if ('askAfterSeconds' in options) await numbered(2);
    await vi.waitFor(() => expect(stream.closed()).toBe(true));
    expect(stream.text().includes('event: rights')).toBe(become === 'other');
    expect(stream.text()).not.toContain('"n":"2"');
  } finally {
    await app.close();
  }
});

async function openStream(url: string, lastEventId?: string) {
  const abort = new AbortController();
  const response = await fetch(url, {
    signal: abort.signal,
    ...(lastEventId && { headers: { 'last-event-id': lastEventId } }),
  });
  let text = '';
  let closed = false;
  const reading = (async () => {
    for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk);
    closed = true;
  })().catch(() => undefined); // we hang up ourselves
  return {
    headers: response.headers,
    text: () => text,
    closed: () => closed,
    lastId: () =>
      text
        .match(/^id: (.+)$/gm)
        ?.at(-1)
        ?.slice(4) ?? '',
    until: (part: string) => vi.waitFor(() => expect(text).toContain(part), { timeout: 5000 }),
    async hangUp() {
      abort.abort();
      await reading;
    },
  };
}
