import { roleFacts } from '@writdesk/contract/permissions/roles';
import type { UserContext } from '../../platform/context.ts';

/** Whose proposals somebody is shown: their own firm's, or everybody's where they are of no firm and see everything. */
export function organizationOf({
  roles,
  firmId,
}: Pick<UserContext['actor'], 'roles' | 'firmId'>): string | null {
  if (roles.some((role) => roleFacts[role].tenancy === 'everything')) return null;
  return firmId ?? '00000000-0000-0000-0000-000000000000';
}
