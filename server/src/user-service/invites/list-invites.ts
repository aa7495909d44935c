import type { InviteUserType, invites } from '@writdesk/contract/invites/invites';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectInvitePage } from './invite-queries.ts';
import { inviteScope } from './invite-scope.ts';
import { inviteView } from './invite-view.ts';

type Query = RouteInput<typeof invites.firmList>['query'];

/** A page of the invites to law firms that the caller can see. */
export const listFirmInvites = (context: UserContext, { query }: { query: Query }) =>
  page(context, 'Firm', query);

/** A page of the invites of companies and their people that the caller can see. */
export const listClientInvites = (context: UserContext, { query }: { query: Query }) =>
  page(context, 'Client', query);

async function page(context: UserContext, userType: InviteUserType, query: Query) {
  const { within, visible } = inviteScope(context);
  const { deps, scope } = within;
  const now = deps.clock.now();
  const { rows, ...counted } = await selectInvitePage(deps.db.as(scope), visible, userType, query, now);
  return {
    invites: rows.map((row) => inviteView(row, now)),
    ...counted,
  };
}
