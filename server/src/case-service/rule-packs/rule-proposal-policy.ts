import { roleFacts } from '@writdesk/contract/permissions/roles';
import type { UserContext } from '../../platform/context.ts';

/** Whose proposals somebody is shown: his own firm's, or everybody's where he is of no firm and sees everything. */
export function houseOf({ roles, firmId }: Pick<UserContext['actor'], 'roles' | 'firmId'>): string | null {
  if (roles.some((role) => roleFacts[role].tenancy === 'everything')) return null;
  return firmId ?? '00000000-0000-0000-0000-000000000000';
}
