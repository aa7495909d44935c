import type { invites } from '@writdesk/contract/invites/invites';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { placeInClient, placeInFirm } from './invite-place.ts';
import { issueInvite } from './issue-invite.ts';

/** Invites somebody to a firm or to a company, as `userType` says; the same rules hold as for either. */
export function createUserInvite(context: UserContext, { body }: RouteInput<typeof invites.createUser>) {
  const placeIn = body.userType === 'Firm' ? placeInFirm : placeInClient;
  return issueInvite(context, { kind: 'USER', userType: body.userType }, body, (tx) =>
    placeIn(context, tx, body),
  );
}
