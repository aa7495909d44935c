import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { type ClosureRow, markNotified, selectHearings, selectLockouts } from './closure-queries.ts';
import { closureAudits, courtCalendarAudits } from './court-calendar-audits.ts';
import { caseLive, selectConcerned } from '../cases/record/index.ts';
import { closureNotifications } from '@writdesk/contract/court-calendars/closure-notifications';

/** Notifies those at every firm whose hearing or lockout a closure touches: who entered it sees their own cases only. */
export const notifyOfClosure = defineJob({
  name: 'court-calendars.notify-of-closure',
  schema: z
    .object({
      calendarId: z.uuid(),
      closure: z.object({ id: z.uuid(), undone: z.boolean() }).strict(),
    })
    .strict(),
  async handle(context, { calendarId, closure }) {
    await transact(context, async (tx) => {
      const row = await markNotified(tx.db, closure, tx.now);
      const notified = row ? await notifyConcerned(tx, context, row) : 0;
      await tx.audit(courtCalendarAudits.notifyOfClosure, {
        subjectId: calendarId,
        data: { notified, closureId: closure.id },
      });
    });
  },
});

async function notifyConcerned(tx: Tx, { scope }: Context, closure: ClosureRow): Promise<number> {
  const days = { courthouseId: closure.courthouseId, dates: closure.dates };
  const hearings = await selectHearings(tx.db, scope, days);
  const lockouts = await selectLockouts(tx.db, scope, days);
  // In one order, so that two closures of a case's days wait for its trail and never for each other.
  const rows = [...hearings, ...lockouts].sort((one, other) => (one.id < other.id ? -1 : 1));
  const touched = new Map(rows.map((row) => [row.id, row]));
  const concerned = await selectConcerned(tx.db, [...touched.keys()]);
  const isUndone = closure.undoneAt !== null;
  for (const row of touched.values()) {
    await tx.audit(isUndone ? closureAudits.undo : closureAudits.close, {
      firmId: row.firmId,
      clientId: row.clientId,
      subjectId: row.id,
      data: { closureId: closure.id, date: row.date, reason: closure.reason },
    });
    tx.publish(caseLive.changed, { firmId: row.firmId, clientId: row.clientId, caseId: row.id });
    const people = concerned.find(({ caseId }) => caseId === row.id);
    await notifyIn(tx, isUndone ? closureNotifications.undone : closureNotifications.closed, {
      userIds: people?.userIds ?? [],
      subject: { kind: 'case', id: row.id },
      params: {
        title: row.title,
        date: row.date,
        reason: closure.reason,
        caseNumber: row.caseNumber ?? row.caseDraftNumber,
      },
    });
  }
  return touched.size;
}
