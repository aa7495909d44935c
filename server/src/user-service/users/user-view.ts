import { type Role, roles } from '@writdesk/contract/permissions/roles';
import type { House } from './user-policy.ts';
import type { UserPageRow } from './user-queries.ts';

const known = new Set<string>(roles);
const isRole = (name: string): name is Role => known.has(name);

/** The roles among a row's texts: one that the product no longer knows is left out. */
export const rolesOf = (names: readonly string[]): Role[] => names.filter(isRole);

/** A person's row as the contract spells it. */
export function userView(row: UserPageRow) {
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    roles: rolesOf(row.roles),
    roleType: row.roleType,
    firm: row.firmId ? { id: row.firmId, name: row.firmName ?? '' } : null,
    client: row.clientId ? { id: row.clientId, name: row.clientName ?? '' } : null,
    active: row.active,
    isPending: row.isPending,
    lastSeenAt: row.lastSeenAt,
    createdAt: row.createdAt,
    version: row.version,
  };
}

/** The organization that somebody works for, from their row. */
export function organizationOf(row: Pick<UserPageRow, 'roleType' | 'firmId' | 'clientId'>): House {
  return { roleType: row.roleType, firmId: row.firmId, clientId: row.clientId };
}
