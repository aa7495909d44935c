export { releaseHeld } from './release-held.job.ts';
