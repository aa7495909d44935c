import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookieOf } from '../provider/http.ts';
import { type IdentitySettings, isByHttps, mailLinkPath } from '../settings.ts';

const WAITING_COOKIE = 'AUTH_WAITING';

/** Notifies the page of a mailed link, if it is opened in this browser, which sign-in waits for it. */
export function keepWaiting(
  response: ServerResponse,
  settings: IdentitySettings,
  interactionId: string,
): void {
  const seconds = settings.lifetimes.interactionSeconds;
  const flags = `Path=${mailLinkPath(settings)}; Max-Age=${seconds}; SameSite=Lax; HttpOnly`;
  const secure = isByHttps(settings) ? '; Secure' : '';
  response.appendHeader('set-cookie', `${WAITING_COOKIE}=${interactionId}; ${flags}${secure}`);
}

/** The sign-in of this browser that waits for a mailed link, if one does. */
export const waitingIn = (request: IncomingMessage): string | undefined => cookieOf(request, WAITING_COOKIE);
