import type { Reminder } from '@writdesk/contract/reminders/reminders';
import type { UserActor } from '../../../platform/actor.ts';
import { isNote, isOfRule, type ReminderRow } from './reminder-list-queries.ts';

/** Whether it was set by somebody, or is for them. */
function isTheirs({ userId, roleType }: UserActor, row: ReminderRow): boolean {
  if (row.createdBy === userId || row.userIds.includes(userId)) return true;
  return (
    (row.audience === 'FIRM' && roleType === 'Firm') ||
    (row.audience === 'CLIENT' && roleType === 'Client') ||
    (row.audience === 'CRM' && roleType === 'CRM')
  );
}

/** What an action on the case set follows the case; what a person or a rule set is changed by those whom it is for. */
export const mayChange = (actor: UserActor, row: ReminderRow): boolean =>
  (isNote(row) || isOfRule(row)) && isTheirs(actor, row);

/** Who set it deletes it, and so does an administrator of the firm. */
export const mayDelete = (actor: UserActor, row: ReminderRow): boolean =>
  isNote(row) && (row.createdBy === actor.userId || actor.roles.includes('firm_admin'));

export function reminderView(actor: UserActor, row: ReminderRow): Reminder {
  const { caseId, title, caseNumber, caseDraftNumber } = row;
  return {
    id: row.id,
    case: { id: caseId, title, caseNumber, caseDraftNumber },
    kind: row.kind,
    audience: row.audience,
    people: row.people,
    message: row.message,
    dueAt: row.dueAt.toISOString(),
    timeZone: row.timeZone,
    by: row.createdByName,
    sentAt: row.sentAt?.toISOString() ?? null,
    doneAt: row.doneAt?.toISOString() ?? null,
    version: row.version,
    can: { update: mayChange(actor, row), delete: mayDelete(actor, row) },
  };
}
