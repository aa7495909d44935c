import { groupsFor } from '@writdesk/contract/notifications/notification-delivery';
import { notificationGroups } from '@writdesk/contract/notifications/notification-groups';
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
import { hasSmsNumber, lockPreferences, type Preferences, savePreferences } from './preference-queries.ts';
import { preferenceView } from './preference-view.ts';

type Change = RouteInput<typeof preferences.update>['body'];

/**
 * Changes how the person wants to be notified.
 * @throws `conflict` for a stale version; `invalid` for a group that is not theirs, or a choice that it doesn’t offer, such as text messages without a
 * verified number.
 */
export async function updatePreferences(
  context: UserContext,
  { body }: RouteInput<typeof preferences.update>,
) {
  const person = personOf(context);
  const { userId, firmId, clientId, timeZone } = person;
  return transact(context, async (tx) => {
    tx.authorize(allow); // one's own
    const errors = choiceFaults(body, person.roleType);
    if (errors.length) refuse('invalid', { errors });
    if (Object.values(body.sms ?? {}).includes(true) && !(await hasSmsNumber(tx.db, userId)))
      refuse('invalid', { errors: missingNumber(body) });
    const before = await lockPreferences(tx.db, userId);
    if (body.version !== undefined && body.version !== before.version)
      refuse('conflict', { current: await preferenceView(tx.db, person, before, tx.now) });
    const { choices, sms, version: _, ...given } = body;
    const after: Preferences = {
      ...before,
      ...withoutAbsent(given),
      choices: { ...before.choices, ...choices },
      smsGroups: notificationGroups.filter((group) => sms?.[group] ?? before.smsGroups.includes(group)),
      version: before.version + 1,
    };
    await savePreferences(tx.db, userId, after, tx.now);
    if (after.digestHour !== before.digestHour)
      await moveDigest(tx.db, userId, nextHour(after.digestHour, timeZone, tx.now));
    await tx.audit(notificationAudits.updatePreferences, {
      subjectId: userId,
      firmId,
      clientId,
      data: {
        changed: [
          ...Object.keys({ ...choices, ...withoutAbsent(given) }),
          ...Object.keys(sms ?? {}).map(smsField),
        ],
      },
    });
    return preferenceView(tx.db, person, after, tx.now);
  });
}

const smsField = (group: string) => `sms.${group}`;
const missingNumber = ({ sms = {} }: Change) =>
  Object.entries(sms).flatMap(([group, isWanted]) =>
    isWanted ? [atField(smsField(group), fault('sms_number_missing'))] : [],
  );

function choiceFaults({ choices = {}, sms = {} }: Change, roleType: RoleType | null) {
  const groups = groupsFor(roleType);
  const offers = new Map(groups.map((offer) => [offer.group as string, offer.choices]));
  const texted = new Set<string>(groups.flatMap(({ group, takesSms }) => (takesSms ? [group] : [])));
  const unsent = Object.entries(sms).flatMap(([group, isWanted]) =>
    isWanted && !texted.has(group) ? [atField(smsField(group), fault('notification_sms'))] : [],
  );
  const unoffered = Object.entries(choices).flatMap(([group, choice]) => {
    const offered = offers.get(group);
    if (!offered) return [atField(`choices.${group}`, fault('notification_group_of_others'))];
    return offered.includes(choice) ? [] : [atField(`choices.${group}`, fault('notification_choice'))];
  });
  return [...unoffered, ...unsent];
}

const withoutAbsent = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
