import type { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { readCourtCalendar } from './calendar-queries.ts';
import { upsertDays } from './calendar-write-queries.ts';
import { changeCalendar } from './change-calendar.ts';
import { courtCalendarAudits } from './court-calendar-audits.ts';
import { readCourtYear } from './get-court-year.ts';
import { isClosedAbove, yearOf } from './inherit.ts';

/**
 * Writes a day into a court's, county's or state's calendar: closed, or open although a wider one closes it.
 * @throws `courthouse_not_found`; `invalid` for an open day that nothing closes.
 */
export function putCourtDay(
  context: UserContext,
  { params: { courthouseId }, body }: RouteInput<typeof courtCalendars.putDay>,
) {
  const { level, date, name, effect, source } = body;
  return changeCalendar(context, { courthouseId, level }, async (tx, calendar) => {
    if (effect === 'open' && !isClosedAbove(await readCourtCalendar(tx.db, { courthouseId }), level, date)) {
      refuseField('date', fault('no_wider_closure'));
    }
    await upsertDays(tx.db, [
      {
        id: newId(),
        calendarId: calendar.id,
        date,
        name,
        effect,
        source,
        confidence: 'S',
        confirmedBy: personOf(context).name,
        confirmedAt: tx.now,
      },
    ]);
    return {
      audit: courtCalendarAudits.putDay,
      data: { date, name, effect, source },
      reply: () => readCourtYear(context, tx.db, { courthouseId, year: yearOf(date), now: tx.now }),
    };
  });
}
