import type { roleRoutes } from '@writdesk/contract/permissions/role-routes';
import { roleFacts, rolesOfType } from '@writdesk/contract/permissions/roles';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';

/** The roles of a type, in the order of the permission table. They are the same for everybody. */
export async function listRoles(_context: UserContext, { query }: RouteInput<typeof roleRoutes.list>) {
  return {
    roles: rolesOfType(query.type).map((role) => {
      const { label, type, group } = roleFacts[role];
      return { role, label, type, group };
    }),
  };
}
