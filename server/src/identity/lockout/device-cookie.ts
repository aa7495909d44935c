import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pool } from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { cookieOf } from '../provider/http.ts';
import { findPasswordMark } from '../accounts/account-queries.ts';
import { type IdentitySettings, isByHttps, realmPath } from '../settings.ts';

const KEEP_SECONDS = 180 * 86_400;
const ID_BYTES = 16;

/**
 * OWASP's device cookies: a browser that signed in to an account keeps a signed mark of it, so that a stranger's guesses
 * elsewhere don't slow it down. It opens nothing. It is new after every sign-in and ends with the password it was given for.
 */
export interface DeviceCookies {
  /** The browser's mark for the account; none when it never signed in there, or the password is another since. */
  of(request: IncomingMessage, accountId: string): Promise<string | undefined>;
  give(response: ServerResponse, accountId: string): Promise<void>;
}

export function deviceCookies(
  pool: Pool,
  key: Uint8Array,
  clock: Clock,
  settings: IdentitySettings,
): DeviceCookies {
  const mac = (parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  // One for each account that signs in here; the name doesn't say which.
  const nameFor = (accountId: string) => `DEVICE_${mac(['device name', accountId]).slice(0, 12)}`;
  const sign = async (accountId: string, id: string, issuedAt: string) =>
    mac(['device', accountId, await findPasswordMark(pool, accountId), id, issuedAt]);

  return {
    async of(request, accountId) {
      const [id = '', issuedAt = '', signature = ''] =
        cookieOf(request, nameFor(accountId))?.split('.') ?? [];
      if (!id) return undefined;
      const age = clock.now().getTime() / 1_000 - Number(issuedAt);
      const expected = Buffer.from(await sign(accountId, id, issuedAt));
      const given = Buffer.from(signature);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && age < KEEP_SECONDS ? id : undefined;
    },
    async give(response, accountId) {
      const id = randomBytes(ID_BYTES).toString('base64url');
      const issuedAt = String(Math.floor(clock.now().getTime() / 1_000));
      const value = [id, issuedAt, await sign(accountId, id, issuedAt)].join('.');
      const flags = `Path=${realmPath(settings)}; Max-Age=${KEEP_SECONDS}; SameSite=Lax; HttpOnly`;
      const secure = isByHttps(settings) ? '; Secure' : '';
      response.appendHeader('set-cookie', `${nameFor(accountId)}=${value}; ${flags}${secure}`);
    },
  };
}
