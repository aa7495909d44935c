import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { LiveEvent, StoredEvent } from './live-event.ts';
import { parseSnapshot, type Snapshot } from './snapshot.ts';

export const CHANNEL = 'writdesk_live';

/** Writes an event and wakes the listeners, both with the caller's transaction. */
export async function insertEvent(db: Kysely<DB>, event: LiveEvent): Promise<void> {
  const audience = [
    event.userId,
    event.firmId,
    event.clientId,
    event.propertyId,
    event.ownerId,
    event.caseId,
  ];
  const [userId, firmId, clientId, propertyId, ownerId, caseId] = audience.map((id) => id ?? null);
  await sql`
    with event as (
      insert into jobs.live_event (kind, user_id, firm_id, client_id, property_id, owner_id, case_id, ids)
      values (${event.kind}, ${userId}, ${firmId}, ${clientId}, ${propertyId}, ${ownerId}, ${caseId},
        ${JSON.stringify(event.ids ?? {})})
      returning id
    )
    select pg_notify(${CHANNEL}, '') from event`.execute(db);
}

interface EventRow {
  snapshot: string;
  id: number | null;
  tx_id: string;
  kind: string;
  user_id: string | null;
  firm_id: string | null;
  client_id: string | null;
  property_id: string | null;
  owner_id: string | null;
  case_id: string | null;
  ids: Record<string, string>;
}

/**
 * What became visible since a snapshot, and the snapshot of this very read: one statement, so that the next read
 * continues exactly where this one ended.
 * @param limit most events; one more is read, so that more than `limit` are known to be there.
 */
export async function readSince(
  db: Kysely<DB>,
  since: Snapshot | null,
  limit = 100_000,
): Promise<{ snapshot: Snapshot; events: StoredEvent[] }> {
  const from = since?.text ?? null;
  const { rows } = await sql<EventRow>`
    select pg_current_snapshot()::text as snapshot, e.id, e.tx_id::text as tx_id, e.kind, e.user_id, e.firm_id,
      e.client_id, e.property_id, e.owner_id, e.case_id, e.ids
    from (select 1) as always
    left join jobs.live_event e
      on e.tx_id >= pg_snapshot_xmin(${from}::pg_snapshot)
      and not pg_visible_in_snapshot(e.tx_id, ${from}::pg_snapshot)
    order by e.id
    limit ${limit + 1}`.execute(db);
  const snapshot = parseSnapshot(rows[0]?.snapshot ?? '');
  if (!snapshot) throw new Error('The database gave no snapshot.');
  return { snapshot, events: rows.flatMap((row) => (row.id === null ? [] : [stored(row, row.id)])) };
}

function stored(row: EventRow, id: number): StoredEvent {
  return {
    id: Number(id),
    txId: BigInt(row.tx_id),
    kind: row.kind,
    ...(row.user_id && { userId: row.user_id }),
    ...(row.firm_id && { firmId: row.firm_id }),
    ...(row.client_id && { clientId: row.client_id }),
    ...(row.property_id && { propertyId: row.property_id }),
    ...(row.owner_id && { ownerId: row.owner_id }),
    ...(row.case_id && { caseId: row.case_id }),
    ids: row.ids,
  };
}

export async function deleteEventsBefore(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('jobs.live_event').where('created_at', '<', before).execute();
}
