import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { type FirmAdmin, selectFirmAdmins } from './firm-admin-queries.ts';

/** Who runs a firm now and learns what the actor does to its people: nobody, where they are of the firm themselves. */
export async function firmAdminsToNotify(
  db: Kysely<DB>,
  by: { firmId: string | null },
  firmId: string | null,
): Promise<readonly FirmAdmin[]> {
  return firmId === null || by.firmId === firmId ? [] : selectFirmAdmins(db, firmId);
}
