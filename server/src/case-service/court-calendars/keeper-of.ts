import type { Kysely } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import type { DB } from '../../platform/db/schema.ts';
import { worksAtCourt } from '../court-keepers/index.ts';
import type { CalendarKeeper } from './calendar-policy.ts';
import type { CourtPlace } from './calendar-write-queries.ts';

/** What decides whether somebody may change the calendars of a court. */
export async function keeperOf(
  db: Kysely<DB>,
  { roles, firmId }: Pick<UserActor, 'roles' | 'firmId'>,
  place: CourtPlace,
  now: Date,
): Promise<CalendarKeeper> {
  return { roles, worksThere: await worksAtCourt(db, firmId, place, now) };
}
