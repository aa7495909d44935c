import { invites } from '@writdesk/contract/invites/invites';
import type { Root } from 'react-dom/client';
import { ApiError } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { dropInvite } from '../../shared/session/kept-invite.ts';
import { renewToken } from '../../shared/session/session.ts';
import { inviteProblem } from './invite-problem.ts';
import { AcceptProblem, OpeningInvite } from './InvitePage.tsx';

/**
 * Accepts the kept invite for whoever has signed in, with a token that has their new roles.
 * @returns what they became; null when a page says instead why not.
 */
export async function acceptInvite(root: Root, code: string): Promise<{ isOnboarding: boolean } | null> {
  root.render(<OpeningInvite />);
  try {
    const { isOnboarding } = await call(invites.accept, { body: { code }, quiet: true });
    await renewToken();
    dropInvite();
    return { isOnboarding };
  } catch (error) {
    const problem = inviteProblem(error);
    if (problem !== 'later') dropInvite();
    // 401: the browser is on its way out already.
    if (!(error instanceof ApiError && error.status === 401))
      root.render(<AcceptProblem problem={problem} code={code} />);
    return null;
  }
}
