import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Vault } from '../../platform/vault.ts';
import {
  ageOfSigningKey,
  deleteRetiredKeys,
  lockKeys,
  replaceSecret,
  replaceSigningKey,
} from './key-queries.ts';
import { COOKIE_SECRET, makeSigningKey, placeOfSecret, SIGNING_ALGORITHM } from './keys.ts';

/**
 * A retired key verifies this long. Its tokens are gone in minutes and the longest session in 30 days; a browser that was
 * closed keeps the last ID token as its proof at sign-out, and may be opened much later.
 */
const KEEP_RETIRED_DAYS = 180;

/**
 * Has new keys sign from now on, and forgets those that were retired long ago. Nobody is signed out: former keys still verify,
 * and other processes learn the new ones by themselves.
 * @param olderThanDays leaves a key that is younger alone.
 * @returns the new signing key's id; undefined when the key is young, or when there is none because another provider serves.
 */
export async function rotateKeys(
  db: Kysely<DB>,
  vault: Vault,
  { olderThanDays = 0 }: { olderThanDays?: number } = {},
): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    await lockKeys(tx);
    await deleteRetiredKeys(tx, KEEP_RETIRED_DAYS);
    const ageDays = await ageOfSigningKey(tx);
    if (ageDays === undefined || ageDays < olderThanDays) return undefined;
    const { kid, sealedJwk } = await makeSigningKey(vault);
    await replaceSigningKey(tx, { kid, sealedJwk, algorithm: SIGNING_ALGORITHM });
    const secret = vault.seal(randomBytes(32).toString('base64url'), placeOfSecret(COOKIE_SECRET));
    await replaceSecret(tx, COOKIE_SECRET, secret);
    return kid;
  });
}
