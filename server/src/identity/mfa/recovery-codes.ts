import { randomInt } from 'node:crypto';
import { hashOfId } from '../provider/record-queries.ts';

/** No letter or figure that could be read as another. 32 of them: five bits each. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 140 bits: 128 are what every secret here has at least, and with more than 112 a plain hash is enough. */
const LENGTH = 28;
const GROUP = 4;
const HOW_MANY = 10;

/** New codes as they are shown, `ABCD-EFGH-JKLM-NPQR-STUV-WXYZ-2345`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: HOW_MANY }, newCode);

/** How a code is stored, however it was typed. */
export const hashOfRecoveryCode = (typed: string): string =>
  hashOfId(typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  const groups = Array.from({ length: LENGTH / GROUP }, (_, index) =>
    letters.slice(index * GROUP, (index + 1) * GROUP).join(''),
  );
  return groups.join('-');
}
