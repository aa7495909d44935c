export { courthouseLive } from './courthouse-live.ts';
export { keeperAudits } from './keeper-audits.ts';
export { notifyOfCourtChange } from './notify-of-change.job.ts';
export { worksAtCourt } from './works-at-court-queries.ts';
