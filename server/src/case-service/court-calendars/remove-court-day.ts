import type { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { deleteDay, findOwnDay, openDay } from './calendar-write-queries.ts';
import { changeCalendar } from './change-calendar.ts';
import { courtCalendarAudits } from './court-calendar-audits.ts';
import { readCourtYear } from './get-court-year.ts';
import { yearOf } from './inherit.ts';

/**
 * Takes a day out of a calendar; what a wider one says of it holds again.
 * @throws `courthouse_not_found`, `court_day_not_found`
 */
export function removeCourtDay(
  context: UserContext,
  { params: { courthouseId, date }, query: { level } }: RouteInput<typeof courtCalendars.removeDay>,
) {
  return changeCalendar(context, { courthouseId, level }, async (tx, calendar) => {
    const day = found(await findOwnDay(tx.db, calendar.id, date), 'court_day_not_found');
    if (isFromReference(day.id)) {
      await openDay(tx.db, day.id, { name: personOf(context).name, at: tx.now });
    } else await deleteDay(tx.db, day.id);
    return {
      audit: courtCalendarAudits.removeDay,
      data: { date, name: day.name, effect: day.effect, source: day.source },
      reply: () => readCourtYear(context, tx.db, { courthouseId, year: yearOf(date), now: tx.now }),
    };
  });
}

/** Ids of reference rows are UUIDs of version 8. */
const isFromReference = (id: string) => id.charAt(14) === '8';
