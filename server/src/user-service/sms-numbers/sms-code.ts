import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';

/** How long a code is good for, and how often it may be mistyped. */
export const CODE_SECONDS = 600;
export const MOST_ATTEMPTS = 5;

/** Six digits; each as likely as any other. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

interface Wanted {
  userId: string;
  number: string;
  code: string;
}

/** Good for one person and one number. Six digits are soon tried, so the hash needs our key. */
export const hashOfCode = (
  { encryptionKey }: Pick<Config, 'encryptionKey'>,
  { userId, number, code }: Wanted,
): string =>
  createHmac('sha256', encryptionKey).update(`sms-code ${userId} ${number} ${code}`).digest('base64url');

export function isCode(config: Pick<Config, 'encryptionKey'>, wanted: Wanted, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfCode(config, wanted)), Buffer.from(hash));
}
