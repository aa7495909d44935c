import type { Kysely } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import type { ReadWider } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import { type ChosenFirm, engagedStates } from '../../user-service/firms/index.ts';
import { countiesWithCases } from '../tallies/index.ts';
import { type Reach, selectFirmLocations } from './location-queries.ts';

/** The counties that a firm's accounts have to know. @param readAll reads what all of the firm see, whoever asks. */
export async function reachOfFirm(
  { db, readAll }: { db: Kysely<DB>; readAll: ReadWider },
  { id, timeZone }: ChosenFirm,
  now: Date,
): Promise<Reach> {
  const countyIds = await readAll((all) => countiesWithCases(all, id));
  const [stateCodes, locations] = await Promise.all([
    engagedStates(db, id, localDate(now, timeZone)),
    selectFirmLocations(db, id),
  ]);
  return { stateCodes, countyIds, locations };
}
