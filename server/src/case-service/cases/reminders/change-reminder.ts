import type { reminders } from '@writdesk/contract/reminders/reminders';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../../platform/context.ts';
import { transact, type Tx } from '../../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../../platform/http/refuse.ts';
import { instantAt } from '../../../platform/local-instant.ts';
import { reminderAudits } from './reminder-audits.ts';
import {
  deleteReminderRow,
  findReminder,
  isOfRule,
  lockReminder,
  type Reader,
  type ReminderRow,
  updateReminderRow,
} from './reminder-list-queries.ts';
import { mayChange, mayDelete, reminderView } from './reminder-view.ts';
import { Temporal } from 'temporal-polyfill';

/**
 * Changes, snoozes or finishes a reminder; what is absent stays. Another moment to come reminds again.
 * @throws `reminder_not_found`, `conflict` for a stale version, `forbidden` for one that an action on the case set, and for another
 * wording of a rule’s.
 */
export async function updateReminder(
  context: UserContext,
  { params, body }: RouteInput<typeof reminders.update>,
) {
  const actor = personOf(context);
  const reader = { actor, scope: context.scope };
  return transact(context, async (tx) => {
    const row = await locked(tx, reader, params.id);
    const rewords = isOfRule(row) && body.message !== undefined;
    tx.authorize(mayChange(actor, row) && !rewords ? allow : deny('forbidden'));
    if (body.version !== undefined && body.version !== row.version)
      refuse('conflict', { current: reminderView(actor, row) });
    const { version: _, ...given } = body;
    const dueAt = momentOf(row, body);
    const isMoved = dueAt.getTime() !== row.dueAt.getTime();
    if (isMoved && dueAt <= tx.now) refuseField('date', fault('reminder_past'));
    await updateReminderRow(tx.db, row, {
      ...(isMoved && { dueAt, sentAt: null }),
      ...(body.message !== undefined && { message: body.message }),
      ...(body.done !== undefined && { doneAt: body.done ? tx.now : null }),
    });
    await tx.audit(reminderAudits.update, {
      ...subjectOf(row),
      data: { ...factsOf(row), dueAt: dueAt.toISOString(), changed: Object.keys(given) },
    });
    return reminderView(actor, found(await findReminder(tx.db, reader, row.id), 'reminder_not_found'));
  });
}

/** Deletes a reminder. @throws `reminder_not_found`, `forbidden` for another's, and for one that an action on the case set. */
export async function deleteReminder(context: UserContext, { params }: RouteInput<typeof reminders.remove>) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    const row = await locked(tx, { actor, scope: context.scope }, params.id);
    tx.authorize(mayDelete(actor, row) ? allow : deny('forbidden'));
    await deleteReminderRow(tx.db, row);
    await tx.audit(reminderAudits.remove, { ...subjectOf(row), data: factsOf(row) });
    return { id: row.id };
  });
}

async function locked(tx: Tx, reader: Reader, id: string): Promise<ReminderRow> {
  const seen = found(await findReminder(tx.db, reader, id), 'reminder_not_found');
  await lockReminder(tx.db, seen.firmId, id);
  return found(await findReminder(tx.db, reader, id), 'reminder_not_found');
}

function momentOf(row: ReminderRow, { date, time }: RouteInput<typeof reminders.update>['body']): Date {
  if (date === undefined && time === undefined) return row.dueAt;
  const was = courtClock(row.dueAt, row.timeZone);
  return instantAt(`${date ?? was.date}T${time ?? was.time}`, row.timeZone);
}

const subjectOf = ({ firmId, id }: ReminderRow) => ({ firmId, subjectId: id });
const factsOf = ({ caseId, audience, dueAt }: ReminderRow) => ({
  caseId,
  audience,
  dueAt: dueAt.toISOString(),
});

/** The day and the time that the court's clock shows at a moment. */
export function courtClock(moment: Date, timeZone: string): { date: string; time: string } {
  const at = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return { date: at.toPlainDate().toString(), time: at.toPlainTime().toString({ smallestUnit: 'minute' }) };
}
