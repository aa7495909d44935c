import type { properties } from '@writdesk/contract/properties/properties';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { refuse, refuseField } from '../../platform/http/refuse.ts';
import { lockAssignment, notifyOfAssignment } from './manage-property.ts';
import { giveProperty } from './manager-queries.ts';
import { propertyAudits } from './property-audits.ts';

/**
 * Assigns a property to a manager or a viewer of its company: at once they see it with its cases.
 * @throws `property_not_found`, `user_not_found`, `invalid` for anybody else,
 *   `conflict` for somebody who has it
 */
export function assignManager(
  context: UserContext,
  { params, body }: RouteInput<typeof properties.assignManager>,
) {
  return transact(context, async (tx) => {
    const given = { propertyId: params.id, userId: body.userId };
    const assignment = await lockAssignment(tx, context, given);
    const { property, manager } = assignment;
    if (!manager.isEligible) refuseField('userId', fault('manager_of_company'));
    if (!(await giveProperty(tx.db, property.id, manager.id)))
      refuse('conflict', { reason: fault('manages_already') });
    await tx.audit(propertyAudits.assignManager, {
      subjectId: property.id,
      clientId: property.clientId,
      data: { userId: manager.id, name: manager.name },
    });
    return notifyOfAssignment(tx, context, assignment, 'assigned');
  });
}
