import { roles, type Role } from '@writdesk/contract/permissions/role-names';
import type Keycloak from 'keycloak-js';
import { ApiError } from '../api/api-error.ts';
import { currentLocale } from '../i18n/locale.ts';
import { forgetSession } from '../offline/index.ts';
import { watchInactivity } from './inactivity.ts';
import { dropForms } from './drop-forms.ts';
import { dropClientId } from './kept-client.ts';
import { dropIsClient } from './kept-invite.ts';
import { dropKnownHere } from './known-here.ts';
import {
  aliveAddress,
  createProvider,
  initOptions,
  isForAnother,
  isStale,
  mayRegister,
  renewed,
} from './provider.ts';
import { dropReturnAddress, keepNextPage, keepReturnAddress } from './return-address.ts';

/** keycloak-js waits for ever for a status frame that does not load or answer; the app does not. */
const answerLimitMs = 12_000;
const minValidityS = 5;
/** A page in use that calls nothing for so long after its token's end renews it all the same. */
const unusedS = 300;
const tryAgainMs = 60_000;

/** How the start ended. `leaving`: the browser is on its way to the sign-in page. */
export type SessionStart = 'signed-in' | 'signed-out' | 'leaving';

let provider: Keycloak | undefined;
let leaving = false;
/** The browser is on its way to the sign-in page. */
export const isLeaving = (): boolean => leaving;
let renewing: Promise<void> | undefined;
let keptAliveAt = 0;

function keycloak(): Keycloak {
  provider ??= createProvider();
  return provider;
}

/**
 * Signs in silently where the provider knows the browser; else keeps the address and goes to the sign-in page.
 * @param isPublic the page is for people who are not signed in, too: it stays.
 * @throws when the provider does not answer in time or refuses; the caller shows a page with a retry.
 */
export async function startSession({ isPublic }: { isPublic: boolean }): Promise<SessionStart> {
  const kc = keycloak();
  // Where no hidden frame can ask, the check leads the page itself away and back to the first page.
  keepReturnAddress();
  const isSignedIn = await withinLimit(kc.init(initOptions())).catch((error: unknown) => {
    kc.clearToken();
    throw error;
  });
  refuseForeign(kc);
  if (isSignedIn) return 'signed-in';
  if (isPublic) return 'signed-out';
  await signIn();
  return 'leaving';
}

/** From here on the session is watched: its end in another tab, and an hour in which nobody touches anything. */
export function watchSession(): void {
  // Another tab has signed out, or the provider refused a refresh.
  keycloak().onAuthLogout = () => void signIn();
  watchInactivity({
    onIdle() {
      keepReturnAddress();
      void leave();
    },
    onActive: keepAlive,
  });
}

/**
 * The provider ends a session whose tokens nobody renews. Who reads or types for long without a call isn't idle: their touch renews
 * them. The next call shows what becomes of it.
 */
function keepAlive(): void {
  const kc = keycloak();
  if (leaving || !kc.refreshToken || !isStale(kc, -unusedS) || Date.now() - keptAliveAt < tryAgainMs) return;
  keptAliveAt = Date.now();
  renew(minValidityS).catch(() => undefined);
}

/** @throws when the provider answered with somebody else's sign-in; it is forgotten. */
function refuseForeign(kc: Keycloak): void {
  if (!isForAnother(kc)) return;
  kc.clearToken();
  throw new Error('The sign-in service answered for another application.');
}

async function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The sign-in service did not answer in time.')), answerLimitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps the address and goes to the sign-in page. */
export async function signIn(): Promise<void> {
  if (leaving) return;
  leaving = true;
  keepReturnAddress();
  await keycloak().login({ locale: currentLocale() });
}

/** Goes to the registration, with what an invite says filled in. */
export async function register(profile: Readonly<Record<string, string>>): Promise<void> {
  if (leaving) return;
  leaving = true;
  // Whoever makes the accounts there has made theirs.
  if (!mayRegister()) return keycloak().login({ locale: currentLocale() });
  const url = new URL(await keycloak().createRegisterUrl({ locale: currentLocale() }));
  for (const [name, value] of Object.entries(profile)) url.searchParams.set(name, value);
  // The way back leads past the link, which would lead here again.
  location.replace(url);
}

/**
 * The person asked for it: what is kept of them goes, and the next sign-in starts at the first page.
 * @param next a page that the signed-out browser opens instead.
 */
export async function signOut(next?: string): Promise<void> {
  dropReturnAddress();
  dropClientId();
  dropIsClient();
  if (next !== undefined) keepNextPage(next);
  await leave();
}

/** The server does not accept our token (401): out, and back to this page after the next sign-in. */
export function endSession(): void {
  keepReturnAddress();
  void leave();
}

/** Whoever has left their organization for another one keeps nothing of it in this browser. */
export async function forgetPlace(): Promise<void> {
  dropReturnAddress();
  dropClientId();
  dropForms();
  await forgetSession().catch(() => undefined);
}

async function leave(): Promise<void> {
  if (leaving) return;
  leaving = true;
  dropKnownHere();
  dropForms();
  // What a court-day sheet has kept here goes with the session; a browser that keeps nothing has nothing to forget.
  await forgetSession().catch(() => undefined);
  const goOut = async () => {
    await keycloak().logout();
    // The turn ends with the page.
    await new Promise(() => {});
  };
  // Idle tabs sign out at the same moment, and two sign-outs of one session trip over each other at the provider.
  if ('locks' in navigator) await navigator.locks.request('writdesk.sign-out', goOut);
  else await goOut();
}

/**
 * The bearer token, refreshed when less than 5 seconds of it remain. A refresh that fails leads to the sign-in page.
 * @param isNew one of this moment: what its owner may do has changed, or their session is over.
 */
export async function accessToken({ isNew = false }: { isNew?: boolean } = {}): Promise<string> {
  const kc = keycloak();
  try {
    if (isNew) await renew(-1);
    else if (isStale(kc, minValidityS)) await renew(minValidityS);
  } catch {
    // A provider out of reach has no sign-in page either: the page stays with what was typed, and says so.
    if (!kc.authenticated || (await isProviderThere())) void signIn();
  }
  const { token } = keycloak();
  if (token && !leaving && !isStale(keycloak())) return token;
  throw kc.authenticated && !leaving
    ? new ApiError('network', 'Server Error', 'Token Refresh Fail')
    : new ApiError('cancelled', 'Request aborted', 'Token Refresh Fail');
}

/** A new token at once: its roles are those of this moment. */
export async function renewToken(): Promise<void> {
  await renew(-1);
}

function renew(seconds: number): Promise<void> {
  renewing ??= withinLimit(renewed(keycloak(), seconds))
    .then((next) => {
      refuseForeign(next);
      const { onAuthLogout } = keycloak();
      if (onAuthLogout) next.onAuthLogout = onAuthLogout;
      provider = next;
    })
    .finally(() => (renewing = undefined));
  return renewing;
}

async function isProviderThere(): Promise<boolean> {
  const reply = await fetch(aliveAddress(keycloak()), { mode: 'no-cors', cache: 'no-store' }).catch(
    () => null,
  );
  // A provider elsewhere answers without letting us read its status.
  return reply !== null && (reply.ok || reply.type === 'opaque');
}

export interface Claims {
  username: string;
  name: string;
  email: string;
  /** What the provider says; what that means is for the server to decide. */
  isEmailVerified: boolean;
  roles: readonly Role[];
}

/** Who the token says we are. For what a screen may offer ask `usePerson().holds`. */
export function claims(): Claims {
  const token = keycloak().tokenParsed;
  const held = token?.realm_access?.roles ?? [];
  const username = String(token?.['preferred_username'] ?? '');
  return {
    username,
    name: String(token?.['name'] ?? username),
    email: String(token?.['email'] ?? username),
    isEmailVerified: token?.['email_verified'] === true,
    roles: roles.filter((role) => held.includes(role)),
  };
}

/** To the provider's own page for password and factors, and back. */
export async function openAccountPage(): Promise<void> {
  await keycloak().accountManagement();
}
