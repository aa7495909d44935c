import type { invites } from '@writdesk/contract/invites/invites';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { placeInFirm } from './invite-place.ts';
import { issueInvite } from './issue-invite.ts';

/** Invites somebody to a law firm. @throws `not_found` for a firm that isn't the caller's. */
export function createFirmInvite(context: UserContext, { body }: RouteInput<typeof invites.createFirm>) {
  return issueInvite(context, { kind: 'FIRM_USER', userType: 'Firm' }, body, (tx) =>
    placeInFirm(context, tx, { ...body, userType: 'Firm', propertyIds: [] }),
  );
}
