import { permitted } from '@writdesk/contract/permissions/permissions';
import type { ReminderRule } from '@writdesk/contract/reminders/reminder-rules';
import type { UserActor } from '../../platform/actor.ts';
import type { ReminderRuleRow } from './reminder-rule-queries.ts';

export function reminderRuleView(
  { roles }: UserActor,
  { firmId: _firm, since: _since, ...row }: ReminderRuleRow,
): ReminderRule {
  const may = permitted(roles, 'reminder-rule.update') !== null;
  return { ...row, can: { update: may, delete: may } };
}
