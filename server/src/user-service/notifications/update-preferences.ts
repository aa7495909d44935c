import { groupsFor } from '@writdesk/contract/notifications/notification-delivery';
import type { preferences } from '@writdesk/contract/notifications/preferences';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import type { RoleType } from '@writdesk/contract/permissions/roles';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, refuse } from '../../platform/http/refuse.ts';
import { moveDigest } from './due-mail-queries.ts';
import { nextHour } from './mail-times.ts';
import { notificationAudits } from './notification-audits.ts';
import { lockPreferences, type Preferences, savePreferences } from './preference-queries.ts';
import { preferenceView } from './preference-view.ts';

type Change = RouteInput<typeof preferences.update>['body'];

/**
 * Changes how the person wants to be notified.
 * @throws `conflict` for a stale version; `invalid` for a group that is not theirs, or a choice that it doesn’t offer.
 */
export async function updatePreferences(
  context: UserContext,
  { body }: RouteInput<typeof preferences.update>,
) {
  const person = personOf(context);
  const { userId, firmId, clientId, timeZone } = person;
  return transact(context, async (tx) => {
    tx.authorise(allow); // one's own
    const errors = choiceFaults(body, person.roleType);
    if (errors.length) refuse('invalid', { errors });
    const before = await lockPreferences(tx.db, userId);
    if (body.version !== undefined && body.version !== before.version)
      refuse('conflict', { current: await preferenceView(tx.db, person, before, tx.now) });
    const { choices, version: _, ...given } = body;
    const after: Preferences = {
      ...before,
      ...withoutAbsent(given),
      choices: { ...before.choices, ...choices },
      version: before.version + 1,
    };
    await savePreferences(tx.db, userId, after, tx.now);
    if (after.digestHour !== before.digestHour)
      await moveDigest(tx.db, userId, nextHour(after.digestHour, timeZone, tx.now));
    await tx.audit(notificationAudits.updatePreferences, {
      subjectId: userId,
      firmId,
      clientId,
      data: { changed: Object.keys({ ...choices, ...withoutAbsent(given) }) },
    });
    return preferenceView(tx.db, person, after, tx.now);
  });
}

function choiceFaults({ choices = {} }: Change, roleType: RoleType | null) {
  const offers = new Map(groupsFor(roleType).map((offer) => [offer.group as string, offer.choices]));
  return Object.entries(choices).flatMap(([group, choice]) => {
    const offered = offers.get(group);
    if (!offered) return [atField(`choices.${group}`, fault('notification_group_of_others'))];
    return offered.includes(choice) ? [] : [atField(`choices.${group}`, fault('notification_choice'))];
  });
}

const withoutAbsent = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
