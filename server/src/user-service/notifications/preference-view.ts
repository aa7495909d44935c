import { choiceOfGroup, groupsFor } from '@writdesk/contract/notifications/notification-delivery';
import type { Kysely } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import type { DB } from '../../platform/db/schema.ts';
import { findBounce, type Preferences } from './preference-queries.ts';

/** Preferences as the API says them: the groups are those of which somebody with this type of role is notified. */
export async function preferenceView(
  db: Kysely<DB>,
  { roleType, timeZone, email }: UserActor,
  { choices, smsGroups, ...given }: Preferences,
  now: Date,
) {
  const groups = groupsFor(roleType).map(({ takesSms, ...offer }) => {
    const chosen = choiceOfGroup(offer.group, choices);
    // What was chosen under another role, or before something could not be switched off, is no less than the least now.
    const choice = offer.choices.includes(chosen) ? chosen : (offer.choices[0] ?? chosen);
    return { ...offer, choice, sms: takesSms ? smsGroups.includes(offer.group) : null };
  });
  return { ...given, groups, timeZone, email, bouncedAt: await findBounce(db, email, now) };
}
