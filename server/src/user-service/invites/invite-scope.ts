import { permitted } from '@writdesk/contract/permissions/permissions';
import { personOf, type UserContext } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { visibleInvite } from './invite-scope-queries.ts';

/**
 * The caller's context for reading and writing invites, and which of them are theirs. Client care invites companies that
 * are still to come: no scope has them yet, so the second net can't know whose they are, and the condition does it alone.
 */
export function inviteScope(context: UserContext) {
  const { roles } = personOf(context);
  const within: UserContext = permitted(roles, 'invite.client')
    ? { ...context, scope: systemScope }
    : context;
  return { within, visible: visibleInvite(context.actor, context.scope) };
}
