import { NOTE, type reminders } from '@writdesk/contract/reminders/reminders';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../../platform/context.ts';
import { transact } from '../../../platform/db/transact.ts';
import { allow, deny, found, refuseField } from '../../../platform/http/refuse.ts';
import { newId } from '../../../platform/ids.ts';
import { instantAt } from '../../../platform/local-instant.ts';
import { courtZone, findCase } from '../record/index.ts';
import { reminderAudits } from './reminder-audits.ts';
import { findReminder, insertNote, peopleOfCase } from './reminder-list-queries.ts';
import { reminderView } from './reminder-view.ts';

/**
 * Sets a reminder about a case, for oneself or for others who see it.
 * @throws `case_not_found`, `invalid` naming the field: a moment that is past, and people who have nothing to do with the case.
 */
export async function createReminder(context: UserContext, { body }: RouteInput<typeof reminders.create>) {
  const actor = personOf(context);
  const { scope } = context;
  const id = newId();
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'notification.update') ? allow : deny('forbidden'));
    const record = found(await findCase(tx.db, scope, body.caseId), 'case_not_found');
    const dueAt = instantAt(`${body.date}T${body.time}`, await courtZone(tx.db, record));
    if (dueAt <= tx.now) refuseField('date', fault('reminder_past'));
    const userIds = body.audience === 'ME' ? [actor.userId] : body.audience === 'PEOPLE' ? body.userIds : [];
    if (body.audience === 'PEOPLE') {
      if (userIds.length === 0) refuseField('userIds', fault('reminder_nobody'));
      const known = await peopleOfCase(tx.db, record, userIds);
      if (userIds.some((userId) => !known.includes(userId)))
        refuseField('userIds', fault('reminder_stranger'));
    }
    const audience = body.audience === 'ME' ? ('PEOPLE' as const) : body.audience;
    await insertNote(tx.db, {
      firmId: record.firmId,
      clientId: record.clientId,
      caseId: record.id,
      id,
      kind: NOTE,
      audience,
      userIds: [...new Set(userIds)],
      dueAt,
      message: body.message,
      createdBy: actor.userId,
      createdByName: actor.name,
    });
    await tx.audit(reminderAudits.create, {
      firmId: record.firmId,
      clientId: record.clientId,
      subjectId: id,
      data: { caseId: record.id, audience, dueAt: dueAt.toISOString() },
    });
    return reminderView(actor, found(await findReminder(tx.db, { actor, scope }, id)));
  });
}
