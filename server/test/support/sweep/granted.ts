import { matrix } from '@writdesk/contract/permissions/permissions';
import type { Role } from '@writdesk/contract/permissions/roles';
import type { Route } from '@writdesk/contract/route';
import { type Input, inputFor } from './inputs.ts';
import type { Tenant } from './world.ts';

/** The id of no record. */
export const UNKNOWN = '01980000-0000-7000-8000-00000000dead';

/** Whether the permission table lets the role call the route. Only a lawyer signs, whatever else they are. */
export function isGranted(route: Route, role: Role): boolean {
  if (route.permission === 'signed-in' || route.permission === 'public') return true;
  return [route.permission].flat().some((permission) => {
    const grant = matrix[permission][role];
    return grant !== undefined && !grant.limits.includes('if-lawyer');
  });
}

/** The call, of a record that isn't there and with an empty body. */
export function withoutRecords(name: string, route: Route, tenant: Tenant): Input {
  const input = inputFor(name, route, tenant);
  const params = Object.fromEntries(Object.keys(input.params ?? {}).map((key) => [key, UNKNOWN]));
  return { ...input, params, ...(route.body && { body: {} }) };
}
