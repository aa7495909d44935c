import { type Kysely, sql } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { DB } from '../db/schema.ts';
import type { z } from 'zod';
import type { LiveEvent, StoredEvent } from './live-event.ts';
import type { LiveKind } from './live-kind.ts';
import { parseSnapshot, type Snapshot } from './snapshot.ts';

export const CHANNEL = 'writdesk_live';

/** An event as it is kept. @throws for values that the kind doesn’t have. */
export function eventOf<K extends LiveKind>(
  { kind, event: schema }: K,
  given: z.input<K['event']>,
): EventValues {
  const { userId, firmId, clientId, ids = {}, ...about } = schema.parse(given) as Omit<LiveEvent, 'kind'>;
  return {
    kind,
    userId: userId ?? null,
    firmId: firmId ?? null,
    clientId: clientId ?? null,
    about: JSON.stringify(about),
    ids: JSON.stringify(ids),
  };
}

/** Writes events in one statement and wakes the listeners, both with the caller's transaction. */
export async function insertEvents(db: Kysely<DB>, events: readonly EventValues[]): Promise<void> {
  if (!events.length) return;
  await insertAndWake(db, {
    kind: events.map(({ kind }) => kind),
    userId: events.map(({ userId }) => userId),
    firmId: events.map(({ firmId }) => firmId),
    clientId: events.map(({ clientId }) => clientId),
    about: events.map(({ about }) => about),
    ids: events.map(({ ids }) => ids),
  });
}

export interface EventValues {
  kind: string;
  userId: string | null;
  firmId: string | null;
  clientId: string | null;
  about: string;
  ids: string;
}
type Columns = { [K in keyof EventValues]: EventValues[K][] };
const insertAndWake = prepared(
  (_db, { kind, userId, firmId, clientId, about, ids }: Columns) => sql`
    with event as (
      insert into jobs.live_event (kind, user_id, firm_id, client_id, about, ids)
      select * from unnest(${kind}::text[], ${userId}::uuid[], ${firmId}::uuid[], ${clientId}::uuid[],
        ${about}::jsonb[], ${ids}::jsonb[])
      returning id
    )
    select pg_notify(${CHANNEL}, '') from event limit 1`,
);

interface EventRow {
  snapshot: string;
  id: number | null;
  txId: string;
  kind: string;
  userId: string | null;
  firmId: string | null;
  clientId: string | null;
  /** Ids that nouns narrow its audience by, as they were given. */
  about: Partial<LiveEvent>;
  ids: Record<string, string>;
}

/** Whose events are listened for: an event is wanted where one of its ids is among these. */
export interface Interest {
  userIds: readonly string[];
  firmIds: readonly string[];
  clientIds: readonly string[];
}

/** The interests of several readers together; null wants everything. */
export function allOf(interests: readonly (Interest | null)[]): Interest | null {
  const together = { userIds: new Set<string>(), firmIds: new Set<string>(), clientIds: new Set<string>() };
  for (const interest of interests) {
    if (!interest) return null;
    for (const id of interest.userIds) together.userIds.add(id);
    for (const id of interest.firmIds) together.firmIds.add(id);
    for (const id of interest.clientIds) together.clientIds.add(id);
  }
  const { userIds, firmIds, clientIds } = together;
  return { userIds: [...userIds], firmIds: [...firmIds], clientIds: [...clientIds] };
}

interface Wanted {
  /** Most events; one more is read, so that more than these are known to be there. */
  limit?: number;
  /** Null: everybody's. */
  interest: Interest | null;
}

/**
 * What became visible since a snapshot, and the snapshot of this very read: one statement, so that the next read
 * continues exactly where this one ended.
 */
export async function readSince(
  db: Kysely<DB>,
  since: Snapshot | null,
  { limit = 100_000, interest }: Wanted,
): Promise<{ snapshot: Snapshot; events: StoredEvent[] }> {
  const from = since?.text ?? null;
  const isWanted = interest
    ? sql`(e.user_id = any(${[...interest.userIds]}::uuid[]) or e.firm_id = any(${[...interest.firmIds]}::uuid[])
        or e.client_id = any(${[...interest.clientIds]}::uuid[]))`
    : sql`true`;
  const { rows } = await sql<EventRow>`
    select pg_current_snapshot()::text as snapshot, e.id, e.tx_id::text as tx_id, e.kind, e.user_id, e.firm_id,
      e.client_id, e.about, e.ids
    from (select 1) as always
    left join jobs.live_event e
      on e.tx_id >= pg_snapshot_xmin(${from}::pg_snapshot)
      and not pg_visible_in_snapshot(e.tx_id, ${from}::pg_snapshot) and ${isWanted}
    order by e.id
    limit ${limit + 1}`.execute(db);
  const snapshot = parseSnapshot(rows[0]?.snapshot ?? '');
  if (!snapshot) throw new Error('The database gave no snapshot.');
  return { snapshot, events: rows.flatMap((row) => (row.id === null ? [] : [stored(row, row.id)])) };
}

function stored(row: EventRow, id: number): StoredEvent {
  return {
    ...row.about,
    id: Number(id),
    txId: BigInt(row.txId),
    kind: row.kind,
    ...(row.userId && { userId: row.userId }),
    ...(row.firmId && { firmId: row.firmId }),
    ...(row.clientId && { clientId: row.clientId }),
    ids: row.ids,
  };
}

export async function deleteEventsBefore(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('jobs.liveEvent').where('createdAt', '<', before).execute();
}
