export { selectHeld } from './held-case-queries.ts';
export { releaseHeld, releaseWhenFree } from './release-held.job.ts';
export { unlessReleased } from './unless-released.ts';
