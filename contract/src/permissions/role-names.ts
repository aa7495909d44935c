// Alone in its file: the sign-in reads the names in a token, and needs no facts about them.

/** The realm roles as the identity token spells them. */
export const roles = [
  'admin',
  'auditor',
  'crm_user',
  'firm_admin',
  'lawyer',
  'case_processor',
  'firm_user',
  'firm_billing',
  'client_owner',
  'client_manager',
  'client_ap',
  'client_viewer',
  'property_owner',
] as const;
export type Role = (typeof roles)[number];
