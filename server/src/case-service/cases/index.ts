export { actInside, type Given, requestOf, verbOf } from './act-on-case.ts';
export { countFaults } from './case-count-queries.ts';
export { foldCaseCounts } from './fold-counts.job.ts';
export type { CaseDetailsReply } from './read-details.ts';
export { insertHold } from './write-queries.ts';
