// Makes server/src/identity/passwords/data/common-passwords.bin: the passwords that everybody who guesses tries first.
// Its source isn't installed with Writdesk; unpack it anywhere, run this, look at the numbers, and commit what it wrote:
//   npm pack @zxcvbn-ts/language-common@4.1.3 && tar xzf zxcvbn-ts-language-common-4.1.3.tgz
//   node scripts/build-common-passwords.mjs package
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of a SHA-256, as much as distinguishes 18,000 passwords from others: one good password in 240,000 is refused without need. */
const HASH_BYTES = 4;
/** Shorter ones are refused for their length. */
const SHORTEST = 8;

const folder = process.argv[2];
if (!folder) {
  console.error('Name the folder of the unpacked @zxcvbn-ts/language-common.');
  process.exit(1);
}
const all = JSON.parse(readFileSync(join(folder, 'src/passwords.json'), 'utf8'));
const wanted = all
  .map((each) => each.normalize('NFKC').toLowerCase())
  .filter((each) => each.length >= SHORTEST);
const hashes = new Set(wanted.map((each) => createHash('sha256').update(each).digest().readUInt32BE(0)));
const sorted = [...hashes].sort((a, b) => a - b);
const bytes = Buffer.alloc(sorted.length * HASH_BYTES);
for (const [index, hash] of sorted.entries()) bytes.writeUInt32BE(hash, index * HASH_BYTES);
writeFileSync(join(import.meta.dirname, '../server/src/identity/passwords/data/common-passwords.bin'), bytes);
console.log(`${all.length} passwords, ${wanted.length} long enough, ${hashes.size} hashes`);
