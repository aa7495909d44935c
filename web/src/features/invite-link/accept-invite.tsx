import { userInfo } from '@writdesk/contract/account/current-user';
import { invites } from '@writdesk/contract/invites/invites';
import type { Root } from 'react-dom/client';
import { ApiError } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { dropInvite } from '../../shared/session/kept-invite.ts';
import { claims, forgetPlace, renewToken } from '../../shared/session/session.ts';
import { inviteProblem } from './invite-problem.ts';
import { AcceptedPage, AcceptProblem, OpeningInvite } from './InvitePage.tsx';
import { LeavePlacePage } from './LeavePlacePage.tsx';

/** What the person became. */
type Accepted = { isOnboarding: boolean };

/**
 * Accepts the kept invite for whoever has signed in, with a token that has their new roles. Whoever belongs to an organization is
 * asked whether they leave it.
 * @returns what they became; null when a page says instead why not or that they sign in again, or they stay where they are.
 */
export async function acceptInvite(root: Root, code: string): Promise<Accepted | null> {
  root.render(<OpeningInvite />);
  try {
    return await accept(root, code, false);
  } catch (error) {
    if (inviteProblem(error) === 'notNeeded') return leaveAndAccept(root, code);
    return giveUp(root, code, error);
  }
}

async function accept(root: Root, code: string, leave: boolean): Promise<Accepted | null> {
  const { isOnboarding, isSignedOut } = await call(invites.accept, { body: { code, leave }, quiet: true });
  if (leave) await forgetPlace();
  if (isSignedOut) {
    dropInvite();
    root.render(<AcceptedPage email={claims().email} />);
    return null;
  }
  await renewToken();
  dropInvite();
  return { isOnboarding };
}

function giveUp(root: Root, code: string, error: unknown): null {
  const problem = inviteProblem(error);
  if (problem !== 'later') dropInvite();
  // 401: the browser is on its way out already.
  if (!(error instanceof ApiError && error.status === 401))
    root.render(<AcceptProblem problem={problem} code={code} />);
  return null;
}

async function leaveAndAccept(root: Root, code: string): Promise<Accepted | null> {
  const asked = [
    call(userInfo, { query: {}, quiet: true }),
    call(invites.verify, { params: { token: code }, quiet: true }),
  ] as const;
  const answers = await Promise.all(asked).catch((error: unknown) => giveUp(root, code, error));
  if (!answers) return null;
  const [{ user }, invite] = answers;
  return new Promise((resolve) => {
    const leave = async () => {
      try {
        resolve(await accept(root, code, true));
      } catch (error) {
        // The last administrator of an organization can't leave it.
        if (error instanceof ApiError && error.status === 400)
          return error.errors[0]?.message ?? error.message;
        resolve(giveUp(root, code, error));
      }
      return null;
    };
    const stay = () => {
      dropInvite();
      location.assign('/');
      resolve(null);
    };
    root.render(
      <LeavePlacePage
        invite={invite}
        house={user.firmName ?? user.clientName}
        onLeave={leave}
        onStay={stay}
      />,
    );
  });
}
