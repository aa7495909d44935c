import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Node 24, as the package `node` brings it. */
export const pinnedNode = join(root, 'node_modules/node/bin/node');

/** A file below node_modules. */
export const installed = (...parts) => join(root, 'node_modules', ...parts);
