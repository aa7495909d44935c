import type { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import type { RouteInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found } from '../../platform/http/refuse.ts';
import { countBeingRecalculated, reachOfCourt } from '../recalculations/index.ts';
import { levelsOf } from './calendar-policy.ts';
import { readCourtCalendar } from './calendar-queries.ts';
import { findCourtPlace } from './calendar-write-queries.ts';
import { selectClosures } from './closure-queries.ts';
import { courtYearView } from './court-calendar-view.ts';
import { yearOf } from './inherit.ts';
import { keeperOf } from './keeper-of.ts';

/**
 * A year of a court: the one that it has now, unless one is asked for.
 * @throws `courthouse_not_found`
 */
export function getCourtYear(
  context: UserContext,
  { params, query }: RouteInput<typeof courtCalendars.year>,
) {
  const { deps, scope } = context;
  return readCourtYear(context, deps.db.as(scope), {
    courthouseId: params.courthouseId,
    year: query.year,
    now: deps.clock.now(),
  });
}

/** The same inside of a transaction, as what a change replies. */
export async function readCourtYear(
  { actor, scope }: UserContext,
  db: Kysely<DB>,
  { courthouseId, year: asked, now }: { courthouseId: string; year: number | undefined; now: Date },
) {
  const place = found(await findCourtPlace(db, courthouseId), 'courthouse_not_found');
  const today = localDate(now, place.timeZone);
  const year = asked ?? yearOf(today);
  const calendar = await readCourtCalendar(db, { courthouseId });
  const closures = await selectClosures(db, courthouseId, year);
  return {
    ...courtYearView(calendar, { courthouseId, year, today, closures }),
    beingRecalculated: await countBeingRecalculated(db, scope, reachOfCourt(courthouseId)),
    can: { levels: levelsOf(await keeperOf(db, actor, place, now)) },
  };
}
