import type { Kysely } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import type { DB } from '../../platform/db/schema.ts';
import { type ChosenFirm, engagedStates } from '../../user-service/firms/index.ts';
import { countiesWithCases } from '../tallies/index.ts';
import { type Reach, selectFirmLocations } from './location-queries.ts';

/** The counties that a firm's accounts have to know. @param tallies reads those of the whole firm. */
export async function reachOfFirm(
  { db, tallies }: { db: Kysely<DB>; tallies: Kysely<DB> },
  { id, timeZone }: ChosenFirm,
  now: Date,
): Promise<Reach> {
  const [stateCodes, countyIds, locations] = await Promise.all([
    engagedStates(db, id, localDate(now, timeZone)),
    countiesWithCases(tallies, id),
    selectFirmLocations(db, id),
  ]);
  return { stateCodes, countyIds, locations };
}
