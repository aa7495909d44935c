import { z } from 'zod';
import { roleGroups, roles, roleTypes } from './roles.ts';
import { route } from '../route.ts';

export const roleRoutes = {
  list: route({
    method: 'GET',
    area: 'user-service',
    path: '/roles',
    reads: [],
    permission: 'signed-in',
    summary: 'List the roles of a type, or all roles',
    query: z.object({
      type: z.enum(['All', ...roleTypes]).default('All'),
    }),
    reply: z.object({
      roles: z.array(
        z.object({
          role: z.enum(roles),
          label: z.string(),
          type: z.enum(roleTypes),
          group: z.enum(roleGroups),
        }),
      ),
    }),
    failure: 'Get Roles Fail',
  }),
};
