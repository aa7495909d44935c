export { actInside } from './act-on-case.ts';
export { countFaults } from './case-count-queries.ts';
export { mayEverAct } from './case-policy.ts';
export { findCase as findVisibleCase } from './case-queries.ts';
export { foldCaseCounts } from './fold-counts.job.ts';
export { type CaseDetailsReply, readDetails as readCase } from './read-details.ts';
export { insertHold } from './write-queries.ts';
