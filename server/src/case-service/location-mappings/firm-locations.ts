import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { selectFirmLocations } from './location-queries.ts';

/** The locations of a firm’s accounts, by county. */
export async function firmLocations(
  db: Kysely<DB>,
  firmId: string,
): Promise<Map<string, { id: string; name: string }>> {
  const rows = await selectFirmLocations(db, firmId);
  return new Map(rows.map((row) => [row.countyId, { id: row.locationId, name: row.locationName }]));
}
