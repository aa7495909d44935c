import { createHash } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Of these ids; the namespace that RFC 9562 asks for in one made from a name. */
const NAMESPACE = '5b1f4f2e-6d0a-5c0e-9f59-3a8d2c7e4b16';
/** A UUID made by a rule of our own: the head of a SHA-256. */
const VERSION = 0x80;
const FORMER_VERSION = 0x50;
const VARIANT = 0x80;

/** Of the versions that are made here: where people choose their own names, one of them could be somebody else's id. */
const isMadeHere = (id: string) => ['5', '8'].includes(id.charAt(14));
const isOfProvider = (subject: string) => UUID.test(subject) && !isMadeHere(subject);

/**
 * An account's id as we keep it: what the provider calls the person where that is a UUID, as in Keycloak; else a UUID made
 * from it, always the same, because other providers name people by numbers, by addresses, or as they like.
 */
export const accountIdOf = (issuer: string, subject: string): string =>
  isOfProvider(subject) ? subject : madeFrom('sha256', VERSION, issuer, subject);

/**
 * The id that was made for the same person before, by SHA-1: whoever is kept under it is found, and goes on under it. Nobody gets
 * one any more. Undefined where the provider's own is used.
 */
export const formerAccountIdOf = (issuer: string, subject: string): string | undefined =>
  isOfProvider(subject) ? undefined : madeFrom('sha1', FORMER_VERSION, issuer, subject);

function madeFrom(algorithm: 'sha256' | 'sha1', version: number, issuer: string, subject: string): string {
  const bytes = createHash(algorithm)
    .update(Buffer.from(NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(`${issuer.replace(/\/+$/, '')} ${subject}`)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | version;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | VARIANT;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
