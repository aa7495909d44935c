import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { cookieNameInBrowser } from '../provider/host-cookies.ts';
import { send } from '../provider/http.ts';
import { isSessionOpen } from './session-queries.ts';
import { STATUS_COOKIE } from './session-status.ts';
import { type IdentitySettings, isByHttps, PROTOCOL_PATH } from '../settings.ts';

const statusFrame = (settings: IdentitySettings) => `
const admitted = ${JSON.stringify(settings.origins.map((origin) => `${settings.clientId} ${origin}`))};
addEventListener('message', async (event) => {
  if (typeof event.data !== 'string') return;
  const parts = event.data.split(' ');
  if (parts.length !== 2) return;
  event.source.postMessage(await check(parts[0], event.origin, parts[1]), event.origin);
});
async function check(clientId, origin, session) {
  if (isSecureContext && 'hasStorageAccess' in document && !(await document.hasStorageAccess())) {
    try { await document.requestStorageAccess(); } catch { return 'error'; }
  }
  if (!admitted.includes(clientId + ' ' + origin)) return 'error';
  const prefix = '${cookieNameInBrowser(settings, STATUS_COOKIE)}=';
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(prefix))?.slice(prefix.length);
  if (!cookie) return session ? 'changed' : 'unchanged';
  if (session !== cookie) return 'changed';
  return (await isOpen(session)) ? 'unchanged' : 'changed';
}
// Ended from another browser, the session leaves its cookie here. Whoever doesn't look at the page needn't know at once.
async function isOpen(session) {
  if (document.hidden) return true;
  const url = new URL(location.pathname + '/session', location.origin);
  url.searchParams.set('id', session);
  try { return (await fetch(url, { cache: 'no-store' })).status !== 410; } catch { return true; }
}
`;

// The probe is set as our own cookies are (SameSite=Lax): a SameSite=None probe would come through in a foreign frame, where the
// status cookie does not, and keycloak-js would take that for a sign-out.
const probe = (settings: IdentitySettings) => cookieNameInBrowser(settings, 'KEYCLOAK_3P_COOKIE');
const flags = (settings: IdentitySettings) =>
  `; Path=/; SameSite=Lax${isByHttps(settings) ? '; Secure' : ''}`;
const cookieProbe = (settings: IdentitySettings) => `
document.cookie = '${probe(settings)}=supported${flags(settings)}';
location.replace('step2.html');
`;
const cookieAnswer = (settings: IdentitySettings) => `
const isSupported = document.cookie.split('; ').includes('${probe(settings)}=supported');
document.cookie = '${probe(settings)}=${flags(settings)}; expires=Thu, 01 Jan 1970 00:00:00 GMT';
parent.postMessage(isSupported ? 'supported' : 'unsupported', '*');
`;

const scripts: Readonly<Record<string, (settings: IdentitySettings) => string>> = {
  [`${PROTOCOL_PATH}/login-status-iframe.html`]: statusFrame,
  [`${PROTOCOL_PATH}/3p-cookies/step1.html`]: cookieProbe,
  [`${PROTOCOL_PATH}/3p-cookies/step2.html`]: cookieAnswer,
};
const KEEP_SECONDS = 600;
const SESSION_PATH = `${PROTOCOL_PATH}/login-status-iframe.html/session`;

/**
 * Serves the frames with which keycloak-js notices, every five seconds, that somebody signed in or out in another tab.
 * @param path below the realm. @returns false when the path is another one's.
 */
export function serveStatusFrame(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  settings: IdentitySettings,
): boolean {
  if (request.method !== 'GET') return false;
  const script = Object.hasOwn(scripts, path) ? scripts[path] : undefined;
  if (!script) return false;
  const text = script(settings);
  const hash = createHash('sha256').update(text).digest('base64');
  send(
    response,
    200,
    `<!doctype html><meta charset="utf-8"><title>.</title><script type="module">${text}</script>`,
    {
      'content-type': 'text/html; charset=utf-8',
      // The same for everybody, and loaded with every page.
      'cache-control': `private, max-age=${KEEP_SECONDS}`,
      'content-security-policy': `default-src 'none'; script-src 'sha256-${hash}'; connect-src 'self'; base-uri 'none'; frame-ancestors ${settings.origins.join(' ')}`,
    },
  );
  return true;
}

/**
 * Notifies the status frame whether the session of its cookie still stands: 204, or 410. Who asks must know the session's id, which
 * nobody guesses.
 * @returns false when the path is another one's.
 */
export async function serveSessionStatus(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: URLSearchParams,
  db: Kysely<DB>,
): Promise<boolean> {
  if (request.method !== 'GET' || path !== SESSION_PATH) return false;
  send(response, (await isSessionOpen(db, query.get('id') ?? '')) ? 204 : 410);
  return true;
}
