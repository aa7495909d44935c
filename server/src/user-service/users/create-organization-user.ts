import { type Role, roleFacts } from '@writdesk/contract/permissions/roles';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { insertUser } from './new-user-queries.ts';
import { userAudits } from './user-audits.ts';

export interface OrganizationUser {
  /** The identity provider's subject. */
  accountId: string;
  email: string;
  firstName: string;
  lastName: string;
  /** One that belongs to no firm and no company; those people are invited. */
  role: Role;
}

/** Makes somebody who belongs to neither firm nor company: the first administrator, before anyone can invite. */
export async function createOrganizationUser(
  context: Context,
  details: OrganizationUser,
): Promise<{ id: string }> {
  return transact(context, async (tx) => {
    // Only whoever has the machine itself runs the command that leads here.
    tx.authorize(allow);
    const id = newId();
    const { role, ...rest } = details;
    const roleType = roleFacts[role].type;
    await insertUser(tx.db, {
      ...rest,
      id,
      roleType,
      roles: [role],
      crmScope: roleType === 'CRM' ? 'ALL' : null,
    });
    await tx.audit(userAudits.create, {
      subjectId: id,
      data: { email: details.email, roles: [details.role] },
    });
    return { id };
  });
}
