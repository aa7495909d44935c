import { randomInt } from 'node:crypto';
import { hashOfId } from './record-queries.ts';

/** No letter or figure that could be read as another. 32 of them: five bits each. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;
const GROUP = 4;
const HOW_MANY = 10;

/** New codes as they are shown, `ABCD-EFGH-JKLM-NPQR`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: HOW_MANY }, newCode);

/** How a code is stored, however it was typed. A plain hash is enough for 80 random bits. */
export const hashOfRecoveryCode = (typed: string): string =>
  hashOfId(typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  const groups = Array.from({ length: LENGTH / GROUP }, (_, index) =>
    letters.slice(index * GROUP, (index + 1) * GROUP).join(''),
  );
  return groups.join('-');
}
