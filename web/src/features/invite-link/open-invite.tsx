import { invitePayload, invites } from '@writdesk/contract/invites/invites';
import type { Root } from 'react-dom/client';
import { call } from '../../shared/api/call.ts';
import { keepInvite } from '../../shared/session/kept-invite.ts';
import { dropReturnAddress } from '../../shared/session/return-address.ts';
import { register } from '../../shared/session/session.ts';
import { ClosedAccountPage } from './ClosedAccountPage.tsx';
import { inviteProblem } from './invite-problem.ts';
import { LinkProblem, OpeningInvite } from './InvitePage.tsx';

/**
 * Looks the link up and goes to the registration with what the invite says filled in; who has an account signs in there. A
 * link that is good for nothing gets a page that says why.
 */
export async function openInvite(root: Root, code: string): Promise<void> {
  root.render(<OpeningInvite />);
  try {
    const { encodedData, isOnboarding, isAccountClosed } = await call(invites.verify, {
      params: { token: code },
      quiet: true,
    });
    const { userType, ...profile } = readPayload(encodedData);
    // Before an account is opened again: its new password is set in another tab, whose sign-in leads back to the invite.
    keepInvite(code, { userType, isOnboarding });
    // Whoever comes now is somebody else than who was last here.
    dropReturnAddress();
    if (isAccountClosed)
      await new Promise<void>((onOpen) => {
        root.render(<ClosedAccountPage email={profile.email} code={code} onOpen={onOpen} />);
      });
    // A provider at another address keeps nothing of ours: the address of its page says the same. Ours looks the invite up.
    await register({ ...profile, invite: code, ...(!isOnboarding && { joins: 'true' }) });
  } catch (error) {
    root.render(<LinkProblem problem={inviteProblem(error)} />);
  }
}

/** Shows what is wrong with a link that leads no further to somebody who is signed in. @returns false for an open invite. */
export async function showsProblem(root: Root, code: string): Promise<boolean> {
  try {
    await call(invites.verify, { params: { token: code }, quiet: true });
    return false;
  } catch (error) {
    root.render(<LinkProblem problem={inviteProblem(error)} />);
    return true;
  }
}

/** Keeps the invite of a code for whoever is signed in. @returns false, and keeps nothing, where it went to another address. */
export async function keepInviteFor(email: string, code: string): Promise<boolean> {
  const found = await call(invites.verify, { params: { token: code }, quiet: true }).catch(() => null);
  if (!found) return false;
  const { encodedData, isOnboarding } = found;
  const invite = readPayload(encodedData);
  if (invite.email.toLowerCase() !== email.toLowerCase()) return false;
  keepInvite(code, { userType: invite.userType, isOnboarding });
  return true;
}

/** The fields that are there, and no others. */
function readPayload(encodedData: string) {
  const bytes = Uint8Array.from(atob(encodedData), (byte) => byte.charCodeAt(0));
  return invitePayload.parse(JSON.parse(new TextDecoder().decode(bytes)));
}
