import { createHash } from 'node:crypto';

/** What reference rows there are; the kind keeps ids of different tables apart. */
export type ReferenceKind =
  | 'country'
  | 'state'
  | 'county'
  | 'city'
  | 'courthouse'
  | 'courthouse-contact'
  | 'court-calendar'
  | 'court-holiday'
  | 'eviction-reason'
  | 'document-template';

/**
 * The id of a reference row, made from what it is, so that every installation and every reload gives it the same.
 * Keys: country 'US' · state 'GA' · county '13121' (fips) · city 'GA:Atlanta' · courthouse 'ga-fulton' ·
 * court calendar 'US' or 'GA' · holiday 'GA:2026-04-03' · eviction reason 'NONPAYMENT' ·
 * document template 'GA:DISPOSSESSORY_AFFIDAVIT'.
 *
 * @returns a UUID of version 8 (made by a rule of our own: the head of a SHA-256).
 */
export function referenceId(kind: ReferenceKind, key: string): string {
  const hash = createHash('sha256').update(`writdesk:${kind}:${key}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
