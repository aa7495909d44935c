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
    name: `${row.first_name} ${row.last_name}`.trim(),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    roles: rolesOf(row.roles),
    roleType: row.role_type,
    firm: row.firm_id ? { id: row.firm_id, name: row.firm_name ?? '' } : null,
    client: row.client_id ? { id: row.client_id, name: row.client_name ?? '' } : null,
    active: row.active,
    isPending: row.is_pending,
    lastSeenAt: row.last_seen_at,
    createdAt: row.created_at,
    version: row.version,
  };
}

/** The house that somebody works for, from his row. */
export function houseOf(row: Pick<UserPageRow, 'role_type' | 'firm_id' | 'client_id'>): House {
  return { roleType: row.role_type, firmId: row.firm_id, clientId: row.client_id };
}
