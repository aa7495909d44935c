import { companyRoles, firmStaff } from './role-groups.ts';
import { type Role, roles } from './role-names.ts';

export { roles, type Role } from './role-names.ts';

export const roleTypes = ['Admin', 'CRM', 'Firm', 'Client'] as const;
export type RoleType = (typeof roleTypes)[number];

/** Which dashboard a role opens on. */
export const roleGroups = ['admin', 'client', 'lawyer', 'crm', 'processor', 'common'] as const;
export type RoleGroup = (typeof roleGroups)[number];

/**
 * Which rows a role may see at all, asked before any permission. Whatever lies outside appears not to exist.
 * A case has one firm and one company; a manager sees the properties assigned to them, an owner their own.
 */
export type Tenancy =
  | 'everything'
  | 'clients-in-care'
  | 'firm'
  | 'company'
  | 'assigned-properties'
  | 'owned-properties';

export interface RoleFacts {
  /** The name that the permission table and the law office use. */
  short: string;
  type: RoleType;
  group: RoleGroup;
  label: string;
  tenancy: Tenancy;
}

export const roleFacts: Readonly<Record<Role, RoleFacts>> = {
  admin: { short: 'ADM', type: 'Admin', group: 'admin', label: 'Administrator', tenancy: 'everything' },
  auditor: { short: 'AUD', type: 'Admin', group: 'admin', label: 'Auditor', tenancy: 'everything' },
  crm_user: { short: 'CRM', type: 'CRM', group: 'crm', label: 'Client care', tenancy: 'clients-in-care' },
  firm_admin: { short: 'FADM', type: 'Firm', group: 'common', label: 'Firm administrator', tenancy: 'firm' },
  lawyer: { short: 'LAW', type: 'Firm', group: 'lawyer', label: 'Lawyer', tenancy: 'firm' },
  case_processor: {
    short: 'PROC',
    type: 'Firm',
    group: 'processor',
    label: 'Case processor',
    tenancy: 'firm',
  },
  firm_user: { short: 'FUSR', type: 'Firm', group: 'common', label: 'Firm staff', tenancy: 'firm' },
  firm_billing: { short: 'FBIL', type: 'Firm', group: 'common', label: 'Firm billing', tenancy: 'firm' },
  client_owner: {
    short: 'COWN',
    type: 'Client',
    group: 'client',
    label: 'Company owner',
    tenancy: 'company',
  },
  client_manager: {
    short: 'CMGR',
    type: 'Client',
    group: 'client',
    label: 'Property manager',
    tenancy: 'assigned-properties',
  },
  client_ap: { short: 'CAP', type: 'Client', group: 'client', label: 'Accounts payable', tenancy: 'company' },
  client_viewer: {
    short: 'CVIEW',
    type: 'Client',
    group: 'client',
    label: 'Company viewer',
    tenancy: 'assigned-properties',
  },
  property_owner: {
    short: 'POWN',
    type: 'Client',
    group: 'client',
    label: 'Property owner',
    tenancy: 'owned-properties',
  },
};

/** What an administrator is at a firm during support access: they prepare and file, and sign nothing. */
export const supportRole: Role = 'case_processor';

/** A person holds one role, or one of these pairs. */
export const rolePairs: readonly (readonly [Role, Role])[] = [
  ['lawyer', 'firm_admin'],
  ['case_processor', 'firm_user'],
  ['firm_user', 'firm_billing'],
  ['client_owner', 'client_ap'],
];

/** @returns whether one person may hold exactly these roles. Order does not matter; no role at all is no user. */
export function mayBeHeldTogether(held: readonly Role[]): boolean {
  const distinct = [...new Set(held)];
  if (distinct.length === 1) return true;
  return distinct.length === 2 && rolePairs.some((pair) => pair.every((role) => distinct.includes(role)));
}

/** The roles that an invite may carry, by the kind of user invited. */
export const inviteRoles = {
  firm: [...firmStaff, 'firm_billing'],
  client: companyRoles,
} as const satisfies Record<string, readonly Role[]>;

/** @returns the roles of a type, in the order of `roles`; `All` gives every role. */
export function rolesOfType(type: RoleType | 'All'): Role[] {
  return roles.filter((role) => type === 'All' || roleFacts[role].type === type);
}

/**
 * The dashboard of somebody who holds these roles. A firm administrator who is also a lawyer works in the lawyer's
 * work queue, so the more specific group wins over `common`.
 */
export function groupOf(held: readonly Role[]): RoleGroup {
  const groups = held.map((role) => roleFacts[role].group);
  return groups.find((group) => group !== 'common') ?? 'common';
}

/** What a dashboard shows: that of the person's group, and of a company's people the part that is theirs. */
export const dashboards = [...roleGroups, 'owner', 'payables'] as const;
export type DashboardName = (typeof dashboards)[number];

/** An owner of properties follows units, accounts payable pays; whoever holds another role too sees the company's. */
export function dashboardOf(held: readonly Role[]): DashboardName {
  const group = groupOf(held);
  if (group !== 'client') return group;
  if (held.every((role) => role === 'client_ap')) return 'payables';
  return held.every((role) => role === 'property_owner') ? 'owner' : 'client';
}
