import type { Kysely } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import { localDate } from '../../platform/clock.ts';
import type { DB } from '../../platform/db/schema.ts';
import { worksInState } from '../../user-service/firms/index.ts';
import { countReached, reachOfCourt } from '../recounts/index.ts';
import type { CalendarKeeper } from './calendar-policy.ts';
import type { CourtPlace } from './calendar-write-queries.ts';

/**
 * What decides whether somebody may change the calendars of a court: their firm works there when a company engages it for
 * the state, or while a case of the firm is open at the court.
 */
export async function keeperOf(
  db: Kysely<DB>,
  { roles, firmId }: Pick<UserActor, 'roles' | 'firmId'>,
  { id, stateCode, timeZone }: CourtPlace,
  now: Date,
): Promise<CalendarKeeper> {
  const worksThere =
    firmId !== null &&
    ((await worksInState(db, firmId, stateCode, localDate(now, timeZone))) ||
      (await countReached(db, reachOfCourt(id))) > 0);
  return { roles, worksThere };
}
