import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beginnings of SHA-256, sorted; made by scripts/build-common-passwords.mjs. */
const hashes = readFileSync(join(import.meta.dirname, 'data/common-passwords.bin'));
const HASH_BYTES = 4;

/** True for a password that stands in lists of stolen ones, in any case; looked up here, nothing is asked of a network. */
export function isCommonPassword(password: string): boolean {
  const wanted = createHash('sha256')
    .update(password.normalize('NFKC').toLowerCase())
    .digest()
    .readUInt32BE(0);
  let from = 0;
  let to = hashes.length / HASH_BYTES;
  while (from < to) {
    const middle = (from + to) >> 1;
    const found = hashes.readUInt32BE(middle * HASH_BYTES);
    if (found === wanted) return true;
    if (found < wanted) from = middle + 1;
    else to = middle;
  }
  return false;
}
