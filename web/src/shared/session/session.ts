import { roles, type Role } from '@writdesk/contract/roles';
import Keycloak from 'keycloak-js';
import { ApiError } from '../api/api-error.ts';
import { currentLocale } from '../i18n/locale.ts';
import { watchInactivity } from './inactivity.ts';
import { dropReturnAddress, keepReturnAddress, takeReturnAddress } from './return-address.ts';

/** keycloak-js waits for ever for a status frame that does not load; the app does not. */
export const startLimitMs = 12_000;
const minValidityS = 5;
const statusIntervalS = 5;
const messageTimeoutMs = 10_000;

/** How the start ended. `leaving`: the browser is on its way to the sign-in page. */
export type SessionStart = 'signed-in' | 'leaving';

let provider: Keycloak | undefined;
let leaving = false;

function keycloak(): Keycloak {
  if (!provider) {
    const { oidcUrl = '', realm = 'writdesk', clientId = 'writdesk-web' } = window.writdesk ?? {};
    provider = new Keycloak({ url: oidcUrl || location.origin, realm, clientId });
  }
  return provider;
}

/**
 * Signs in silently where the provider knows the browser; else keeps the address and goes to the sign-in page.
 * @throws when the provider does not answer in time or refuses; the caller shows a page with a retry.
 */
export async function startSession(): Promise<SessionStart> {
  const kc = keycloak();
  const signedIn = await withinLimit(
    kc.init({
      onLoad: 'check-sso',
      pkceMethod: 'S256',
      checkLoginIframe: true,
      checkLoginIframeInterval: statusIntervalS,
      messageReceiveTimeout: messageTimeoutMs,
      silentCheckSsoRedirectUri: `${location.origin}/silent-check-sso.html`,
      redirectUri: addressWithoutHash(),
    }),
  );
  if (!signedIn) {
    await signIn();
    return 'leaving';
  }
  // Another tab has signed out, or the provider refused a refresh.
  kc.onAuthLogout = () => void signIn();
  const address = takeReturnAddress();
  if (address) history.replaceState(null, '', address);
  watchInactivity(() => {
    keepReturnAddress();
    void leave();
  });
  return 'signed-in';
}

async function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The sign-in service did not answer in time.')), startLimitMs);
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
  await keycloak().login({ redirectUri: addressWithoutHash(), locale: currentLocale() });
}

/** The person asked for it: the next sign-in starts at the front door. */
export async function signOut(): Promise<void> {
  dropReturnAddress();
  await leave();
}

/** The server does not accept our token (401): out, and back to this page after the next sign-in. */
export function endSession(): void {
  keepReturnAddress();
  void leave();
}

async function leave(): Promise<void> {
  if (leaving) return;
  leaving = true;
  await keycloak().logout({ redirectUri: `${location.origin}/` });
}

/** The bearer token, refreshed when less than 5 seconds of it remain. A refused refresh leads to the sign-in page. */
export async function accessToken(): Promise<string> {
  const kc = keycloak();
  try {
    if (kc.isTokenExpired(minValidityS)) await kc.updateToken(minValidityS);
  } catch {
    // keycloak-js drops the token when the provider refuses; a provider out of reach leaves us signed in.
    if (!kc.authenticated) void signIn();
  }
  if (kc.token && !kc.isTokenExpired()) return kc.token;
  throw kc.authenticated
    ? new ApiError('network', 'Server Error', 'Token Refresh Fail')
    : new ApiError('cancelled', 'Request aborted', 'Token Refresh Fail');
}

/** A new token at once: its roles are those of this moment. */
export async function renewToken(): Promise<void> {
  await keycloak().updateToken(-1);
}

export interface Claims {
  username: string;
  name: string;
  email: string;
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
    roles: roles.filter((role) => held.includes(role)),
  };
}

/** The provider refuses a return address with a hash; ours is kept in session storage instead. */
function addressWithoutHash(): string {
  return location.origin + location.pathname + location.search;
}
