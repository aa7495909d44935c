import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A file below node_modules. */
export const installed = (...parts) => join(root, 'node_modules', ...parts);
