import { inviteCodePattern, invitePayload, type invites } from '@writdesk/contract/invites/invites';
import type { RoleType } from '@writdesk/contract/permissions/roles';
import type { RouteInput } from '@writdesk/contract/route';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { isAccountClosed } from '../users/index.ts';
import { hashOfCode } from './invite-code.ts';
import { inviteOfCode } from './invite-of-code.ts';
import { findInviteOfCode, type InviteRow } from './invite-queries.ts';
import { rolesOf } from './invite-view.ts';
import { isOpenForTaking } from './open-for-taking.ts';

/**
 * Whom the link is for: what the registration page is pre-filled with, whether a company is registered after it, whether their account
 * is closed, what the mail says of its sender, and nothing else. Whoever has the code has the mail, so no sign-in is asked.
 * @throws `invite_unknown`, `invite_replaced`, `invite_expired`, `invite_revoked`, `invite_used`,
 *   `invite_organization_inactive`
 */
export async function verifyInvite({ deps, scope }: Context, { params }: RouteInput<typeof invites.verify>) {
  if (!inviteCodePattern.test(params.token)) refuse('invite_unknown');
  const now = deps.clock.now();
  const row = await inviteOfCode(deps.db.as(scope), hashOfCode(params.token), now, findInviteOfCode);
  const decision = await isOpenForTaking(deps.db.as(scope), row, now);
  if (!decision.allowed) refuse(decision.code);
  return {
    id: row.id,
    encodedData: encoded(row),
    isOnboarding: row.kind === 'CLIENT',
    isAccountClosed: await isAccountClosed(deps.db.as(scope), row.email),
    house: organizationOf(row),
    invitedBy: [row.byFirstName, row.byLastName].join(' ').trim(),
    roles: rolesOf(row.roles),
  };
}

/** Where the person will be; null for a company whose name nobody gave. */
function organizationOf({
  kind,
  firmName,
  clientName,
  company,
}: Pick<InviteRow, 'kind' | 'firmName' | 'clientName' | 'company'>): string | null {
  const house = firmName ?? clientName ?? company;
  return house ?? (kind === 'CLIENT' ? null : 'Writdesk');
}

/** Only the fields that are there. */
function encoded(row: {
  firstName: string | null;
  lastName: string | null;
  email: string;
  userType: RoleType;
}): string {
  const payload = invitePayload.parse({
    ...(row.firstName && { firstName: row.firstName }),
    ...(row.lastName && { lastName: row.lastName }),
    email: row.email,
    userType: row.userType,
  });
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
