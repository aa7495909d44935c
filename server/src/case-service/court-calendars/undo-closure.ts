import type { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { endClosure } from './calendar-write-queries.ts';
import { changeCalendar } from './change-calendar.ts';
import { courtCalendarAudits } from './court-calendar-audits.ts';
import { closureEffect } from './closure-effect.ts';
import { findClosure, lockClosure } from './closure-queries.ts';

/**
 * Takes a closure back: the court sits on its days as its calendar says, and what it touched stands as before.
 * @throws `court_closure_not_found`, `court_closure_undone`
 */
export async function undoClosure(
  context: UserContext,
  { params: { id } }: RouteInput<typeof courtCalendars.undoClosure>,
) {
  const { courthouseId } = found(
    await findClosure(context.deps.db.as(context.scope), id),
    'court_closure_not_found',
  );
  return changeCalendar(context, { courthouseId, level: 'courthouse' }, async (tx) => {
    const closure = found(await lockClosure(tx.db, id), 'court_closure_not_found');
    if (closure.undoneAt) refuse('court_closure_undone');
    await endClosure(tx.db, id, { name: personOf(context).name, at: tx.now });
    return {
      audit: courtCalendarAudits.undoClosure,
      data: { closureId: id, dates: closure.dates, reason: closure.reason },
      closure: { id, undone: true },
      reply: async (recalculated) =>
        closureEffect(tx, context.scope, {
          closure: found(await findClosure(tx.db, id)),
          alreadyClosed: [],
          ...recalculated,
        }),
    };
  });
}
