// Adds to package-lock.json the packages for other platforms that npm left out; run it after npm install.
//
// A registry that lags behind may have a tool but not yet all of its binaries for other platforms. npm install
// then leaves those out without a word, and npm ci refuses the lockfile on every machine.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingOptionalPackages } from './lib/lockfile.mjs';
import { root } from './lib/paths.mjs';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOptionalPackages(lock.packages);
for (const { path, entry } of missing) lock.packages[path] = entry;
const sorted = Object.keys(lock.packages).sort((a, b) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(sorted.map((path) => [path, lock.packages[path]]));
writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`);
console.log(`${missing.length} added`);
