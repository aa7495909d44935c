import { userInfo } from '@writdesk/contract/account/current-user';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { Root } from 'react-dom/client';
import type { ApiError } from '../shared/api/api-error.ts';
import { call, setApiHost } from '../shared/api/call.ts';
import { keyOf, markWritten, queryClient } from '../shared/api/changes.ts';
import { localZone } from '../shared/formats/dates.ts';
import { followSentences } from '../shared/i18n/sentences.ts';
import { keptInvite } from '../shared/session/kept-invite.ts';
import { keepKnownHere } from '../shared/session/known-here.ts';
import { takeReturnAddress } from '../shared/session/return-address.ts';
import { accessToken, claims, endSession, signOut, watchSession } from '../shared/session/session.ts';
import { toastFailure } from '../shared/ui/toast/toast.ts';
import { App } from './App.tsx';

// The specification's words, in every language.
const otherPersonText =
  'This invite link is for a different user. You have been logged out and will now proceed with the invite link';

/** Shows the app to somebody who has just signed in. @param code of the invite link that they opened. */
export async function enterApp(root: Root, code: string | null): Promise<void> {
  const words = followSentences(() => import('./spanish.ts').then(({ spanish }) => spanish));
  if (code !== null && code !== keptInvite() && !(await isOwnInvite(code))) {
    const { showsProblem } = await import('../features/invite-link/open-invite.tsx');
    // Only a real and open invite of somebody else ends the session.
    if (await showsProblem(root, code)) return;
    window.alert(otherPersonText);
    return signOut(`/invite/${code}`);
  }
  const kept = keptInvite();
  // The link has done its part: a page that is loaded again doesn't open it again.
  if (code !== null) history.replaceState(null, '', '/');
  // The address may have been changed, and so be unverified again, while the app is open.
  const onError = (error: ApiError) =>
    error.code === 'address_unproven' ? void isKeptOut(root) : toastFailure(error);
  setApiHost({ origin: '', token: accessToken, onUnauthorized: endSession, onError, onWritten: markWritten });
  watchSession();
  if (!claims().isEmailVerified && (await isKeptOut(root))) return;
  let isOnboarding = false;
  if (kept !== null) {
    await choosePlace(root, kept);
    const invite = await import('../features/invite-link/accept-invite.tsx');
    const accepted = await invite.acceptInvite(root, kept);
    if (!accepted) return;
    ({ isOnboarding } = accepted);
  }
  if (kept === null && !ownPages.has(location.pathname) && claims().roles.length === 0)
    await choosePlace(root, null);
  const address = await firstAddress(isOnboarding);
  const here = location.pathname + location.search + location.hash;
  if (address && address !== here) history.replaceState(null, '', address);
  keepKnownHere();
  await words;
  root.render(<App />);
}

// One's own name and sign-in are there without a firm or company, too.
const ownPages = new Set(['/profile', '/settings']);

/** Whoever opens the link of an invite to their own address stays signed in: they wait for a place, or may leave theirs for it. */
async function isOwnInvite(code: string): Promise<boolean> {
  const invite = await import('../features/invite-link/open-invite.tsx');
  return invite.keepInviteFor(claims().email, code);
}

async function choosePlace(root: Root, code: string | null): Promise<void> {
  const choice = await import('../features/invite-link/choose-place.tsx');
  await choice.choosePlace(root, code);
}

/** Where the person is sent after the sign-in; null when they are where they wanted to be. */
async function firstAddress(isOnboarding: boolean): Promise<string | null> {
  const kept = takeReturnAddress();
  if (isOnboarding) return '/onboarding';
  const wanted = kept === null ? location.pathname : new URL(kept, location.origin).pathname;
  return !ownPages.has(wanted) && (await hasToRegister()) ? '/onboarding' : kept;
}

/** Somebody who has no firm or company yet, or whose company waits for them to finish its registration. */
async function hasToRegister(): Promise<boolean> {
  const { roles } = claims();
  const registersOwn = permitted(roles, 'company.create')?.limits.includes('register-self') ?? false;
  if (roles.length > 0 && !registersOwn) return false;
  const given = { query: { timeZone: localZone() } };
  const reply = await call(userInfo, { ...given, quiet: true }).catch(() => null);
  if (!reply) return false;
  // The frame asks the same.
  queryClient.setQueryData(keyOf(userInfo, given), reply);
  return !reply.user.isUserExist || reply.user.clientStatus === 'ONBOARDING';
}

/** True for somebody who has to confirm their address first; a page says so. */
async function isKeptOut(root: Root): Promise<boolean> {
  const { showUnverified } = await import('./pages/show-unverified.tsx');
  return showUnverified(root);
}
