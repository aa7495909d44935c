import { permitted } from '@writdesk/contract/permissions/permissions';
import type { Role } from '@writdesk/contract/permissions/roles';
import type { Route } from '@writdesk/contract/route';

/** Whether the role may call at the route. */
export function isGranted({ permission }: Route, role: Role): boolean {
  if (permission === 'public' || permission === 'signed-in') return true;
  return [permission].flat().some((name) => permitted([role], name));
}
