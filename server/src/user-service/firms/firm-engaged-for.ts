import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { findEngagedFirms } from './firm-queries.ts';

export interface EngagedFirm {
  id: string;
  name: string;
  shortName: string;
  timeZone: string;
}

/**
 * The law firm that a company has engaged for a state; of several the one engaged last.
 * @param onDate the day of the case's creation, `YYYY-MM-DD`.
 * @param firmId only this firm counts: the firm whose user opens the case, or that the case has already.
 * @returns null when none is engaged: the caller answers `no_engagement`.
 */
export async function firmEngagedFor(
  db: Kysely<DB>,
  clientId: string,
  stateCode: string,
  onDate: string,
  firmId?: string | null,
): Promise<EngagedFirm | null> {
  const firms = await findEngagedFirms(db, clientId, onDate, stateCode);
  return firms.find((firm) => !firmId || firm.id === firmId) ?? null;
}
