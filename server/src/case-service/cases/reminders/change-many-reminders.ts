import type { reminders } from '@writdesk/contract/reminders/reminders';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../../platform/context.ts';
import { eachOfMany } from '../../../platform/http/each-of-many.ts';
import { refuseField } from '../../../platform/http/refuse.ts';
import { deleteReminder, updateReminder } from './change-reminder.ts';

/**
 * Finishes, snoozes or deletes many reminders. Each is its own transaction: what one is refused for stops no other.
 * @throws `invalid` where no day is given to which they are snoozed
 */
export function changeManyReminders(
  context: UserContext,
  { params: { action }, body: { rows, date } }: RouteInput<typeof reminders.bulk>,
) {
  if (action === 'snooze' && date === undefined) refuseField('date', fault('required'));
  const change = action === 'snooze' ? { date } : { done: true };
  return eachOfMany(context, rows, {
    act: async (own, { id, version }) => {
      const given = { params: { id }, query: {} };
      if (action === 'delete') await deleteReminder(own, { ...given, body: undefined });
      else await updateReminder(own, { ...given, body: { ...change, version } });
    },
  });
}
