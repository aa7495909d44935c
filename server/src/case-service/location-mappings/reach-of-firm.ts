import type { Kysely } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import type { DB } from '../../platform/db/schema.ts';
import { type ChosenFirm, engagedStates } from '../../user-service/firms/index.ts';
import { countiesWithCases } from '../tallies/index.ts';
import { type Reach, selectFirmLocations } from './location-queries.ts';

type ReadAll = <T>(read: (all: Kysely<DB>) => Promise<T>) => Promise<T>;

/** The counties that a firm's accounts have to know. @param readAll reads what all of the firm see, whoever asks. */
export async function reachOfFirm(
  { db, readAll }: { db: Kysely<DB>; readAll: ReadAll },
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
