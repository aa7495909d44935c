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
  return {
    id: row.id,
    kind: row.kind,
    userType: row.userType,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    roles: rolesOf(row.roles),
    firm: ref(row.firmId, row.firmName),
    client: ref(row.clientId, row.clientName),
    company: row.company,
    properties: row.properties,
    owner: ref(row.ownerId, row.ownerName),
    language: row.language,
    status: inviteStatus(row, now),
    sentAt: row.sentAt,
    sentCount: row.sentCount,
    openedAt: row.openedAt,
    acceptedAt: row.acceptedAt,
    revokedAt: row.revokedAt,
    expiresAt: row.expiresAt,
    invitedBy: ref(row.createdBy, `${row.byFirstName ?? ''} ${row.byLastName ?? ''}`.trim()),
    createdAt: row.createdAt,
    version: row.version,
  };
}
