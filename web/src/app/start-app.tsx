import { createRoot, type Root } from 'react-dom/client';
import { aboutPageIn } from '../features/about/index.ts';
import { followSentences } from '../shared/i18n/sentences.ts';
import { inviteCodeIn } from '../shared/session/kept-invite.ts';
import { isKnownHere } from '../shared/session/known-here.ts';
import { takeNextPage } from '../shared/session/return-address.ts';
import { signIn, startSession } from '../shared/session/session.ts';
import { WaitingFrame } from './frame/WaitingFrame.tsx';

/**
 * Signs in, then shows the app; where the sign-in service does not answer, a page that says so. Until somebody is signed in
 * nothing of the app is loaded: whoever comes to sign in waits for the sign-in alone.
 */
export async function startApp(place: HTMLElement): Promise<void> {
  const root = createRoot(place);
  const next = takeNextPage();
  if (next) history.replaceState(null, '', next);
  const about = aboutPageIn(location.pathname);
  if (about) {
    const { AboutPage } = await import('../features/about/AboutPage.tsx');
    root.render(<AboutPage name={about} />);
    return;
  }
  const isPayLink = location.pathname === '/pay';
  const bankSession = BANK.exec(location.pathname)?.[1] ?? null;
  if (isPayLink || bankSession !== null) {
    const { openPublicPage } = await import('../features/online-payments/open-public-page.tsx');
    return openPublicPage(root, bankSession);
  }
  // The code stands behind the #, so that it is sent to nobody with the address.
  if (location.pathname === '/sign') {
    void followSentences(() => import('./spanish.ts').then(({ spanish }) => spanish));
    const { openSignLink } = await import('../features/sign-link/open-sign-link.tsx');
    return openSignLink(root, location.hash.slice(1));
  }
  const code = inviteCodeIn(location.pathname);
  if (code === null && isKnownHere()) root.render(<WaitingFrame />);
  // Where there is no connection, nobody answers: a sheet that was opened before shows what it kept.
  if (!navigator.onLine && (await openKeptSheet(root))) return;
  const start = await startSession({ isPublic: code !== null }).catch(() => null);
  if (start === null) {
    if (await openKeptSheet(root)) return;
    const { StartFailure } = await import('./pages/StartFailure.tsx');
    root.render(<StartFailure onRetry={() => location.reload()} onSignIn={() => void signIn()} />);
  } else if (start === 'signed-out' && code) {
    const { openInvite } = await import('../features/invite-link/open-invite.tsx');
    await openInvite(root, code);
  } else if (start === 'signed-in') {
    const { enterApp } = await import('./enter-app.tsx');
    await enterApp(root, code);
  }
}

/** A page of the practice bank, on which whoever pays needs no account. */
const BANK = /^\/practice-bank\/(cs_practice_[0-9a-f]{40})$/;
const SHEET = /^\/dockets\/([0-9a-f-]{36})\/sheet$/;

/** @returns false for every page but a court-day sheet that this browser has kept. */
async function openKeptSheet(root: Root): Promise<boolean> {
  const [, sheetId] = SHEET.exec(location.pathname) ?? [];
  if (!sheetId) return false;
  const sheet = await import('../features/dockets/sheet/offline-sheet.tsx').catch(() => null);
  return sheet ? sheet.openOfflineSheet(root, sheetId) : false;
}
