import { choiceOfGroup } from '@writdesk/contract/notifications/notification-delivery';
import type { preferences } from '@writdesk/contract/notifications/preferences';
import type { RouteInput } from '@writdesk/contract/route';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, found } from '../../platform/http/refuse.ts';
import { notificationAudits } from './notification-audits.ts';
import { lockPreferences, savePreferences } from './preference-queries.ts';
import { readSubscription } from './unsubscribe-address.ts';

/**
 * Ends the emails about some groups: from now on they appear in the app alone. A second press changes nothing.
 * @throws `not_found` for an address that isn't ours.
 */
export async function unsubscribe(context: Context, { query }: RouteInput<typeof preferences.unsubscribe>) {
  const { userId, groups } = found(readSubscription(context.deps, query.token));
  return transact(context, async (tx) => {
    tx.authorize(allow); // whoever has the email has its address
    const before = await lockPreferences(tx.db, userId);
    const ended = groups.filter((group) => isMailed(choiceOfGroup(group, before.choices)));
    if (ended.length) {
      const choices = { ...before.choices, ...Object.fromEntries(ended.map((group) => [group, 'app'])) };
      await savePreferences(tx.db, userId, { ...before, choices, version: before.version + 1 }, tx.now);
    }
    await tx.audit(notificationAudits.unsubscribe, { subjectId: userId, data: { groups: ended } });
    return { groups };
  });
}

const isMailed = (choice: string) => choice === 'mail' || choice === 'digest';
