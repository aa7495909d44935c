import type { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { found, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { readCourtCalendar } from './calendar-queries.ts';
import { insertClosure, upsertDays } from './calendar-write-queries.ts';
import { changeCalendar } from './change-calendar.ts';
import { courtCalendarAudits } from './court-calendar-audits.ts';
import { closureEffect } from './closure-effect.ts';
import { findClosure } from './closure-queries.ts';
import { nameOf } from './engine-calendar.ts';
import type { EffectiveCalendar } from './inherit.ts';

/**
 * Closes a court for days on which it would have sat. Its hearings of these days need a new date; deadlines move by
 * themselves.
 * @throws `courthouse_not_found`; `invalid` where the court sits on none of the days anyway.
 */
export function closeCourt(context: UserContext, { body }: RouteInput<typeof courtCalendars.closeCourt>) {
  const { courthouseId, reason } = body;
  const { name, userId } = personOf(context);
  const asked = [...new Set([...(body.dates ?? []), ...(body.date ? [body.date] : [])])].sort();
  return changeCalendar(context, { courthouseId, level: 'courthouse' }, async (tx, calendar) => {
    const known = await readCourtCalendar(tx.db, { courthouseId });
    const alreadyClosed = asked.flatMap((date) => {
      const why = closedBecause(known, date);
      return why ? [{ date, name: why }] : [];
    });
    const dates = asked.filter((date) => !alreadyClosed.some((closed) => closed.date === date));
    if (!dates.length) refuseField(pathOf(body), closedAnyway(alreadyClosed));

    const id = newId();
    await insertClosure(tx.db, {
      id,
      courthouseId,
      dates,
      reason,
      closedBy: name,
      closedById: userId,
      closedAt: tx.now,
    });
    await upsertDays(
      tx.db,
      dates.map((date) => ({
        id: newId(),
        calendarId: calendar.id,
        date,
        kind: 'closure' as const,
        closureId: id,
        name: 'Court closed',
        reason,
        source: 'Entered here',
        confidence: 'S' as const,
        confirmedBy: name,
        confirmedAt: tx.now,
      })),
    );
    return {
      audit: courtCalendarAudits.closeCourt,
      data: { closureId: id, dates, reason },
      closure: { id, undone: false },
      reply: async (recalculated) =>
        closureEffect(tx, context.scope, {
          closure: found(await findClosure(tx.db, id)),
          alreadyClosed,
          ...recalculated,
        }),
    };
  });
}

const pathOf = ({ date }: { date?: string | undefined }) => (date === undefined ? 'dates' : 'date');

const closedAnyway = (days: readonly { name: string }[]) =>
  fault('closed_anyway', { names: [...new Set(days.map(({ name }) => name))] });

function closedBecause(calendar: EffectiveCalendar, date: string): string | null {
  const day = calendar.closedDays.find((closed) => closed.date === date);
  if (day) return nameOf(day);
  const weekday = new Date(date).getUTCDay();
  return weekday === 6 ? 'Saturday' : weekday === 0 ? 'Sunday' : null;
}
