import type { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { readCourtCalendar } from './calendar-queries.ts';
import { upsertConfirmedYear } from './calendar-write-queries.ts';
import { changeCalendar } from './change-calendar.ts';
import { courtCalendarAudits } from './court-calendar-audits.ts';
import { readCourtYear } from './get-court-year.ts';
import { yearOf } from './inherit.ts';

/**
 * Vouches for all days of a year, those that are missing too: a list was compared, a clerk was asked.
 * @throws `courthouse_not_found`; `invalid` for a year of which nothing is written down.
 */
export function confirmCourtYear(
  context: UserContext,
  { params: { courthouseId }, body }: RouteInput<typeof courtCalendars.confirmYear>,
) {
  const { level, year, source } = body;
  return changeCalendar(context, { courthouseId, level }, async (tx, calendar) => {
    const { closedDays } = await readCourtCalendar(tx.db, { courthouseId });
    if (!closedDays.some(({ date, kind }) => kind === 'holiday' && yearOf(date) === year)) {
      refuseField('year', fault('no_days_of_year', { year }));
    }
    const confirmedBy = personOf(context).name;
    await upsertConfirmedYear(tx.db, {
      calendarId: calendar.id,
      year,
      confirmedBy,
      confirmedAt: tx.now,
      source,
    });
    return {
      audit: courtCalendarAudits.confirmYear,
      data: { year, source },
      reply: () => readCourtYear(context, tx.db, { courthouseId, year, now: tx.now }),
    };
  });
}
