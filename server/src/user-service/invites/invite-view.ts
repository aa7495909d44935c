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
    userType: row.user_type,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    roles: rolesOf(row.roles),
    firm: ref(row.firm_id, row.firm_name),
    client: ref(row.client_id, row.client_name),
    company: row.company,
    properties: row.properties,
    owner: ref(row.owner_id, row.owner_name),
    language: row.language,
    status: inviteStatus(row, now),
    sentAt: row.sent_at,
    sentCount: row.sent_count,
    openedAt: row.opened_at,
    acceptedAt: row.accepted_at,
    revokedAt: row.revoked_at,
    expiresAt: row.expires_at,
    invitedBy: ref(row.created_by, `${row.by_first_name ?? ''} ${row.by_last_name ?? ''}`.trim()),
    createdAt: row.created_at,
    version: row.version,
  };
}
