import { createHash, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 62^43 is a little more than 2^256: as many as the hash distinguishes. */
const LENGTH = 43;
const FILE = new RegExp(`^([A-Za-z0-9]{${LENGTH}})(?:\\.(ics|csv|json))?$`);

const endings = { ICS: '.ics', CSV: '.csv', JSON: '.json', HTML: '' } as const;
export type FeedFormat = keyof typeof endings;

/** What makes an address one that nobody guesses. */
export const newSecret = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** What is kept of a secret. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const addressOfFeed = (publicUrl: string, secret: string, format: FeedFormat): string =>
  `${publicUrl}/feed/${secret}${endings[format]}`;

/** The secret and the format of the last part of an address; null for what is no address of a feed. */
export function readFile(file: string): { secret: string; format: FeedFormat } | null {
  const [, secret, ending] = FILE.exec(file) ?? [];
  if (!secret) return null;
  return { secret, format: ending ? (ending.toUpperCase() as 'ICS' | 'CSV' | 'JSON') : 'HTML' };
}
