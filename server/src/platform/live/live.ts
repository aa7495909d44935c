import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import type { DB } from '../db/schema.ts';
import { systemScope } from '../db/scope.ts';
import { type Listener, openListener } from './listener.ts';
import { allOf, type EventValues, insertEvents, readSince } from './live-queries.ts';
import { notOlder, type Snapshot } from './snapshot.ts';
import { type Batch, openSubscription, type Subscriber, type Subscription } from './subscription.ts';

export interface LiveOptions {
  connection: pg.ClientConfig;
  db: Database;
  log: { warn(facts: object, text: string): void };
}

export interface Live {
  /** Begins to listen. Only processes that have streams need it; publishing works without. */
  start(): Promise<void>;
  /** Notifies those who may know of events that `eventOf` has made, when the caller's transaction commits, and never if it does not. */
  publishIn(db: Kysely<DB>, events: readonly EventValues[]): Promise<void>;
  /** Sends a subscriber everything from now on, or from where their cursor says; each event once. */
  subscribe(subscriber: Subscriber): Subscription;
  /** Ends every subscription, so that connections can close. */
  endAll(): void;
  close(): Promise<void>;
}

const RETRY_MS = 500;

/** Live events of this process. Nothing connects before `start`. */
export function openLive({ connection, db, log }: LiveOptions): Live {
  const reader = db.as(systemScope);
  const subscriptions = new Set<Subscription>();
  let listener: Listener | undefined;
  let last: Snapshot | undefined;
  let reading: Promise<void> | undefined;
  let news = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  /** One read at a time; news during a read makes another one follow. */
  function readNews(): void {
    news = true;
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
  }

  async function readAll(): Promise<void> {
    // oxlint-disable-next-line no-unmodified-loop-condition -- `close` changes it while a read is awaited
    while (news && !stopped) {
      news = false;
      try {
        // Nobody listens: whoever comes begins with a read of their own.
        if (subscriptions.size === 0) {
          last = undefined;
          return;
        }
        const readFor = new Set(subscriptions);
        const interest = allOf([...readFor].map((subscription) => subscription.interest));
        const { snapshot, events } = await readSince(reader, last ?? null, { interest });
        const batch: Batch = { from: last, snapshot, events, readFor };
        // Time ran backwards: another database answers now. Everyone comes back and reads everything again.
        if (last && !notOlder(snapshot, last)) for (const subscription of subscriptions) subscription.end();
        last = snapshot;
        for (const subscription of subscriptions) subscription.take(batch);
      } catch (error) {
        log.warn({ err: error }, 'live events: a read failed');
        timer = setTimeout(readNews, RETRY_MS);
        return;
      }
    }
  }

  return {
    async start() {
      listener = openListener({
        connection,
        onNews: readNews,
        onTrouble: (error) => log.warn({ err: error }, 'live events: the listener was lost'),
      });
      await listener.ready;
    },
    publishIn: insertEvents,
    subscribe(subscriber) {
      const subscription = openSubscription(reader, subscriber, () => subscriptions.delete(subscription));
      subscriptions.add(subscription);
      return subscription;
    },
    endAll() {
      for (const subscription of subscriptions) subscription.end();
    },
    async close() {
      stopped = true;
      clearTimeout(timer);
      for (const subscription of subscriptions) subscription.end();
      await listener?.stop();
      await reading;
    },
  };
}
