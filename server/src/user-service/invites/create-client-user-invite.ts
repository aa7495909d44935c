import type { invites } from '@writdesk/contract/invites/invites';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { placeInClient } from './invite-place.ts';
import { issueInvite } from './issue-invite.ts';

/**
 * Invites somebody to a company.
 * @throws `client_not_found`, `property_not_found`, `not_found` for a company, property or owner that isn't the caller's.
 */
export function createClientUserInvite(
  context: UserContext,
  { body }: RouteInput<typeof invites.createClientUser>,
) {
  return issueInvite(context, { kind: 'CLIENT_USER', userType: 'Client' }, body, (tx) =>
    placeInClient(context, tx, { ...body, userType: 'Client' }),
  );
}
