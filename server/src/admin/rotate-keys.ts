import type { Config } from '../config.ts';
import { rotateKeys } from '../identity/index.ts';
import { openVault } from '../platform/vault.ts';
import { AdminRefusal } from './refusal.ts';
import { withDatabase } from './with-database.ts';

export const rotateKeysUsage =
  'rotate-keys         Have new keys sign tokens and cookies; nobody is signed out, former keys still verify';

/** Rotates the sign-in keys at once. @throws AdminRefusal where another provider has them, or nobody ever started. */
export async function rotateKeysNow(config: Config): Promise<string> {
  if (!config.identity.embedded)
    throw new AdminRefusal('Sign-in is not ours: OIDC_URL names the provider that has the keys.');
  return withDatabase(config, async (db) => {
    const kid = await rotateKeys(db, openVault(config.encryptionKey, config.formerEncryptionKeys));
    if (!kid) throw new AdminRefusal('There are no keys yet: they are made at the first start.');
    return `The key ${kid} signs from now on. Running processes take it up within 15 seconds.`;
  });
}
