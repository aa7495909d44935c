import { createHash, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 62^43 is a little more than 2^256: as many as the hash distinguishes. */
const LENGTH = 43;

/** A new code for an invite link: letters and digits, each as likely as the others. */
export const newInviteCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** What is kept of a code. It has all the entropy that a hash can hold, so it needs neither salt nor stretching. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex');
