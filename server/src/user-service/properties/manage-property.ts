import { propertyNotifications } from '@writdesk/contract/properties/property-notifications';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { found, refuseField } from '../../platform/http/refuse.ts';
import { notifyIn } from '../notifications/index.ts';
import { publishProperty } from './add-property.ts';
import { type LockedProperty, lockProperty } from './change-property-queries.ts';
import { findPossibleManager, selectCompanyOwners } from './manager-queries.ts';
import { mayDo } from './property-policy.ts';
import { readProperty } from './read-property.ts';

/** A property and who is to manage it, or to manage it no more. */
export interface Assignment {
  property: LockedProperty;
  manager: { id: string; name: string; isEligible: boolean };
}

const managing = ['client_manager', 'client_viewer'];

/** @throws `property_not_found`, `user_not_found`, `invalid` for somebody of another company */
export async function lockAssignment(
  tx: Tx,
  context: UserContext,
  given: { propertyId: string; userId: string },
): Promise<Assignment> {
  tx.authorize(mayDo(personOf(context), 'property.assign-manager'));
  const property = found(await lockProperty(tx.db, context.scope, given.propertyId), 'property_not_found');
  const user = found(await findPossibleManager(tx.db, given.userId), 'user_not_found');
  if (user.clientId !== property.clientId) refuseField('userId', fault('manager_of_company'));
  const isEligible = user.active && user.roles.some((role) => managing.includes(role));
  return { property, manager: { id: user.id, name: user.name, isEligible } };
}

/** Notifies the manager and the owners of the company, and shows the property as it is now. */
export async function notifyOfAssignment(
  tx: Tx,
  context: UserContext,
  { property, manager }: Assignment,
  what: 'assigned' | 'removed' | 'removedLast',
) {
  const actor = personOf(context);
  const owners = await selectCompanyOwners(tx.db, property.clientId);
  const others = owners.filter((id) => id !== actor.userId && id !== manager.id);
  const about = {
    subject: { kind: 'property', id: property.id } as const,
    params: { property: property.name, manager: manager.name, by: actor.name },
  };
  const isGiven = what === 'assigned';
  const [toManager, toOwners] = isGiven
    ? [propertyNotifications.assigned, propertyNotifications.assignedTo]
    : [propertyNotifications.removed, propertyNotifications.removedFrom];
  await notifyIn(tx, toManager, { ...about, userIds: [manager.id] });
  await notifyIn(tx, toOwners, { ...about, userIds: others });
  // That nobody sees the property any more is also for the owner who did it.
  if (what === 'removedLast')
    await notifyIn(tx, propertyNotifications.unmanaged, { ...about, userIds: owners });
  publishProperty(tx, property);
  return readProperty(tx.db, context, property.id);
}
