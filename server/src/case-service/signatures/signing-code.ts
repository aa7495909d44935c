import { createHash, randomInt } from 'node:crypto';
import { signingCodePattern } from '@writdesk/contract/signatures/signatures';
import { refuse } from '../../platform/http/refuse.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 62^43 is a little more than 2^256: as many as the hash distinguishes. */
const LENGTH = 43;

/** A new code for a signing link. It names the firm, so that the signature is found among the firm's alone. */
export function newSigningCode(firmId: string): string {
  const firm = Buffer.from(firmId.replaceAll('-', ''), 'hex').toString('base64url');
  const secret = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return `${firm}.${secret}`;
}

/** What is kept of a code. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Whose link it is. @throws `signature_link_unknown` for what is no code. */
export function firmOfCode(code: string): string {
  if (!signingCodePattern.test(code)) refuse('signature_link_unknown');
  const hex = Buffer.from(code.slice(0, 22), 'base64url').toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
