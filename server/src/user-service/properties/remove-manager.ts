import type { properties } from '@writdesk/contract/properties/properties';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { lockAssignment, notifyOfAssignment } from './manage-property.ts';
import { countManagers, takeProperty } from './manager-queries.ts';
import { propertyAudits } from './property-audits.ts';

/**
 * Takes a property from somebody: at once they see neither it nor its cases.
 * @throws `property_not_found`, `user_not_found`, `invalid` for somebody of another company,
 *   `conflict` for somebody who doesn't have it
 */
export function removeManager(
  context: UserContext,
  { params, body }: RouteInput<typeof properties.removeManager>,
) {
  return transact(context, async (tx) => {
    const given = { propertyId: params.id, userId: body.userId };
    const assignment = await lockAssignment(tx, context, given);
    const { property, manager } = assignment;
    if (!(await takeProperty(tx.db, property.id, manager.id)))
      refuse('conflict', { reason: fault('manages_not') });
    const isLast = (await countManagers(tx.db, property.id)) === 0;
    await tx.audit(propertyAudits.removeManager, {
      subjectId: property.id,
      clientId: property.clientId,
      data: { userId: manager.id, name: manager.name, isLast },
    });
    return notifyOfAssignment(tx, context, assignment, isLast ? 'removedLast' : 'removed');
  });
}
