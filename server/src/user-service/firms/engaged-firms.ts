import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { EngagedFirm } from './firm-engaged-for.ts';
import { findEngagedFirms } from './firm-queries.ts';

/** All firms that a company engages on a day, whatever the state. */
export function engagedFirms(db: Kysely<DB>, clientId: string, onDate: string): Promise<EngagedFirm[]> {
  return findEngagedFirms(db, clientId, onDate);
}
