import { type Role, roles } from '@writdesk/contract/permissions/roles';
import { inviteStatus } from './invite-policy.ts';
import type { InviteRow } from './invite-queries.ts';

const known = new Set<string>(roles);

/** The roles among a row's texts. */
export const rolesOf = (names: readonly string[]): Role[] =>
  names.filter((name): name is Role => known.has(name));

const ref = (id: string | null, name: string | null) => (id ? { id, name: name ?? '' } : null);

/** An invite's row as the contract spells it. */
export function inviteView(row: InviteRow, now: Date) {
  const { firmId, firmName, clientId, clientName, ownerId, ownerName, ...rest } = row;
  const { acceptedBy: _, createdBy, byFirstName, byLastName, ...invite } = rest;
  return {
    ...invite,
    roles: rolesOf(invite.roles),
    firm: ref(firmId, firmName),
    client: ref(clientId, clientName),
    owner: ref(ownerId, ownerName),
    status: inviteStatus(row, now),
    invitedBy: ref(createdBy, `${byFirstName ?? ''} ${byLastName ?? ''}`.trim()),
  };
}
