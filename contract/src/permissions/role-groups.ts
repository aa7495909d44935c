import type { Role } from './role-names.ts';

/** A firm's people who work on cases: all of them but billing. */
export const firmStaff = [
  'firm_admin',
  'lawyer',
  'case_processor',
  'firm_user',
] as const satisfies readonly Role[];
/** Whoever belongs to a company, its landlords included. */
export const companyRoles = [
  'client_owner',
  'client_manager',
  'client_ap',
  'client_viewer',
  'property_owner',
] as const satisfies readonly Role[];
/** Of a company, those who write in its cases. */
export const companyEditors = ['client_owner', 'client_manager'] as const satisfies readonly Role[];
