import type { Role } from '@writdesk/contract/permissions/roles';

/** Somebody of an organization, with what they are there. */
export interface Caretaker {
  roles: readonly Role[];
  firmId: string | null;
  clientId: string | null;
}

/** Who keeps an organization’s shared views in order, also those of a person who has left. */
export function takesCareOf(
  view: { firmId: string | null; clientId: string | null },
  { roles, firmId, clientId }: Caretaker,
): boolean {
  if (view.firmId !== null) return view.firmId === firmId && roles.includes('firm_admin');
  return view.clientId !== null && view.clientId === clientId && roles.includes('client_owner');
}
