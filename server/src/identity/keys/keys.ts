import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Pool } from 'pg';
import type { Vault } from '../../platform/vault.ts';
import {
  addSecret,
  addSigningKey,
  findSecret,
  listSecrets,
  listSigningKeys,
  type SealedSigningKey,
} from './key-queries.ts';

/** Keycloak's default, and verified three times as fast as ES256: tokens are checked far more often than made. */
export const SIGNING_ALGORITHM = 'RS256';

export interface ProviderKeys {
  /** Private keys; the first one signs, all verify. */
  signingKeys: JWK[];
  publicKeys: JWK[];
  /** The first one signs, all verify. */
  cookieKeys: string[];
  refreshTokenKey: Uint8Array;
  /** Hashes the names and addresses of failed sign-ins; signs device cookies and challenges of work. */
  lockoutKey: Uint8Array;
}

/** Reads the keys from the database, making them at the very first start. Processes that start at once agree on one set. */
export async function loadKeys(pool: Pool, vault: Vault): Promise<ProviderKeys> {
  const signingKeys = await loadSigningKeys(pool, vault);
  const [cookieKeys, refreshToken] = await Promise.all([
    loadSecrets(pool, vault, COOKIE_SECRET),
    loadSecret(pool, vault, 'refresh-tokens'),
  ]);
  return {
    signingKeys,
    publicKeys: signingKeys.map(publicPart),
    cookieKeys,
    refreshTokenKey: Buffer.from(refreshToken, 'base64url'),
    lockoutKey: await loadLockoutKey(pool, vault),
  };
}

/** The key under which failed sign-ins are counted; the same for all processes. */
export const loadLockoutKey = async (pool: Pool, vault: Vault): Promise<Uint8Array> =>
  Buffer.from(await loadSecret(pool, vault, 'lockout-subjects'), 'base64url');

async function loadSigningKeys(pool: Pool, vault: Vault): Promise<JWK[]> {
  let rows = await listSigningKeys(pool);
  if (rows.length === 0) {
    await addSigningKey(pool, { ...(await makeSigningKey(vault)), algorithm: SIGNING_ALGORITHM });
    rows = await listSigningKeys(pool);
  }
  return rows.map(({ kid, sealedJwk }) => ({
    ...(JSON.parse(vault.open(sealedJwk, placeOfKey(kid))) as JWK),
    kid,
    alg: SIGNING_ALGORITHM,
    use: 'sig',
  }));
}

/** 128 bits of security, as the hashes and ciphers next to it have. */
const MODULUS_BITS = 3_072;

/** A new private key, sealed. */
export async function makeSigningKey(vault: Vault): Promise<SealedSigningKey> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, {
    modulusLength: MODULUS_BITS,
    extractable: true,
  });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { kid, sealedJwk: vault.seal(JSON.stringify(jwk), placeOfKey(kid)) };
}

async function loadSecrets(pool: Pool, vault: Vault, name: string): Promise<string[]> {
  await loadSecret(pool, vault, name);
  return (await listSecrets(pool, name)).map((sealed) => vault.open(sealed, placeOfSecret(name)));
}

async function loadSecret(pool: Pool, vault: Vault, name: string): Promise<string> {
  const place = placeOfSecret(name);
  const known = await findSecret(pool, name);
  if (known) return vault.open(known, place);
  await addSecret(pool, name, vault.seal(randomBytes(32).toString('base64url'), place));
  return vault.open((await findSecret(pool, name)) as string, place);
}

/** The secret that signs cookies, by its name in the table. */
export const COOKIE_SECRET = 'cookies';
export const placeOfSecret = (name: string): string => `identity.secret:${name}`;
const placeOfKey = (kid: string): string => `identity.signing_key:${kid}`;

function publicPart({ kty, n, e, kid, alg, use }: JWK): JWK {
  return { kty, n, e, kid, alg, use };
}
