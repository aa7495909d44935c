import type { reminders } from '@writdesk/contract/reminders/reminders';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../../platform/context.ts';
import { selectReminderPage } from './reminder-list-queries.ts';
import { reminderView } from './reminder-view.ts';

/** A page of the reminders that are for the caller, or that they set. */
export async function listReminders(context: UserContext, { query }: RouteInput<typeof reminders.list>) {
  const { deps, scope } = context;
  const actor = personOf(context);
  const { rows, ...counted } = await selectReminderPage(deps.db.as(scope), { actor, scope }, query);
  return { reminders: rows.map((row) => reminderView(actor, row)), ...counted };
}
