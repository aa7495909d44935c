export { looksLike, MAGIC_BYTES, notWhatItSays } from './magic.ts';
export { openStorage } from './open-storage.ts';
export type { Storage } from './storage.ts';
