import type { reminderRules } from '@writdesk/contract/reminders/reminder-rules';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { selectReminderRulePage } from './reminder-rule-queries.ts';
import { reminderRuleView } from './reminder-rule-view.ts';

/** A page of the firm's rules. */
export async function listReminderRules(
  context: UserContext,
  { query }: RouteInput<typeof reminderRules.list>,
) {
  const { deps, scope } = context;
  const { rows, ...counted } = await selectReminderRulePage(deps.db.as(scope), scope, query);
  return { reminderRules: rows.map((row) => reminderRuleView(personOf(context), row)), ...counted };
}
