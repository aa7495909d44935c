import type { invites } from '@writdesk/contract/invites/invites';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { issueInvite } from './issue-invite.ts';

/** Invites a company that isn't registered yet; whoever accepts owns it and registers it. */
export function createClientInvite(context: UserContext, { body }: RouteInput<typeof invites.createClient>) {
  return issueInvite(context, { kind: 'CLIENT', userType: 'Client' }, body, async () => ({
    roles: ['client_owner'],
    firmId: null,
    clientId: null,
    company: body.company,
    errors: [],
  }));
}
