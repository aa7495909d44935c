import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { type Cursor, readCursor, wasGiven, writeCursor } from './cursor.ts';
import type { StoredEvent } from './live-event.ts';
import { type Interest, readSince } from './live-queries.ts';
import { notOlder, type Snapshot, visibleIn } from './snapshot.ts';

export interface Subscriber {
  /** Whose events they may know of; absent where it can be anybody's. `sees` decides for each. */
  interest?: Interest;
  /** Whether they may know of an event. */
  sees(event: StoredEvent): boolean;
  /**
   * Asked before anything of a batch is given: false ends it, and they come back for the batch with the rights of then.
   * @param isFirst what they missed, before they are sent anything: whoever they are must be known from after its moment.
   */
  admits?(events: readonly StoredEvent[], isFirst: boolean): Promise<boolean>;
  /** @param cursor to continue after this event. */
  give(event: StoredEvent, cursor: string): void;
  /** They missed more than can be given again and must look at everything again. */
  reset(cursor: string): void;
  /** Called once, when they are sent everything that follows. */
  opened?(cursor: string): void;
  /** Called once, at the end. */
  ended(error?: unknown): void;
  /** The cursor of the last thing they were given, on another connection. */
  after?: string;
}

/** What became visible from one read to the next. */
export interface Batch {
  /** From when on it was read. */
  from?: Snapshot | undefined;
  snapshot: Snapshot;
  /** For whom it was read; absent where it was for everybody. What another may know of isn't among it. */
  readFor?: ReadonlySet<Subscription>;
  events: StoredEvent[];
}

export interface Subscription {
  /** Null: anybody's. */
  readonly interest: Interest | null;
  take(batch: Batch): void;
  /** Where they are now, to be sent along now and then; null before the beginning. */
  cursor(): string | null;
  end(error?: unknown): void;
}

const KEPT_SECONDS = 23 * 3600;
const MOST_MISSED = 5_000;
const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Gives first what was missed, from the database, then what the listener brings; never the same twice. */
export function openSubscription(
  reader: Kysely<DB>,
  subscriber: Subscriber,
  onEnd: () => void,
): Subscription {
  const interest = subscriber.interest ?? null;
  let base: Snapshot | undefined;
  let ended = false;

  const cursorAt = (from: Snapshot, batch: Snapshot, lastId: number) =>
    writeCursor({ base: from, batch, lastId, at: nowSeconds() });

  function giveBatch(from: Snapshot, { snapshot, events }: Batch): void {
    for (const event of events) {
      if (ended || visibleIn(event.txId, from) || !subscriber.sees(event)) continue;
      subscriber.give(event, cursorAt(from, snapshot, event.id));
    }
  }

  async function isOver(events: readonly StoredEvent[], isFirst: boolean): Promise<boolean> {
    if (!ended && subscriber.admits && !(await subscriber.admits(events, isFirst))) end();
    return ended;
  }

  /** Somebody who came while it was read may lack some of it; they read their own. */
  const isMine = ({ from, readFor }: Batch, since: Snapshot) =>
    from !== undefined && notOlder(since, from) && (!readFor || readFor.has(self));

  async function takeNext(given: Batch): Promise<void> {
    if (ended || !base || !notOlder(given.snapshot, base)) return;
    const from = base;
    const batch = isMine(given, from) ? given : await readSince(reader, from, { interest });
    const news = batch.events.filter((event) => !visibleIn(event.txId, from));
    if (await isOver(news, false)) return;
    giveBatch(from, batch);
    base = batch.snapshot;
  }

  async function begin(): Promise<void> {
    const cursor = subscriber.after ? readCursor(subscriber.after) : null;
    const tooOld = !cursor || nowSeconds() - cursor.at > KEPT_SECONDS;
    const { snapshot, events } = await readSince(reader, tooOld ? null : cursor.base, {
      limit: MOST_MISSED,
      interest,
    });
    if (await isOver(events, true)) return;
    if (cursor && !tooOld && events.length <= MOST_MISSED && notOlder(snapshot, cursor.batch)) {
      giveMissed(cursor, { snapshot, events });
    } else if (subscriber.after) {
      subscriber.reset(cursorAt(snapshot, snapshot, 0));
    }
    base = snapshot;
    subscriber.opened?.(cursorAt(snapshot, snapshot, 0));
  }

  /** The rest of the batch in which they were cut off, then what came after it; each part has its own cursor. */
  function giveMissed(cursor: Cursor, { snapshot, events }: Batch): void {
    const missed = events.filter((event) => !wasGiven(cursor, event));
    const rest = missed.filter((event) => visibleIn(event.txId, cursor.batch));
    giveBatch(cursor.base, { snapshot: cursor.batch, events: rest });
    giveBatch(cursor.batch, { snapshot, events: missed });
  }

  function end(error?: unknown): void {
    if (ended) return;
    ended = true;
    onEnd();
    subscriber.ended(error);
  }

  // One after the other, in the order of their moments.
  let last = begin().catch(end);
  const take = (batch: Batch) => {
    last = last.then(() => takeNext(batch)).catch(end);
  };
  const self: Subscription = { interest, take, end, cursor: () => (base ? cursorAt(base, base, 0) : null) };
  return self;
}
