export { eachCase, type OneOfMany } from './each-case.ts';
export { auditPasses } from './audit-passes.ts';
export { careAudience, firmAudience, groupAudience } from './audience-queries.ts';
export { caseActionAudits, lawfulDayAudits } from './case-audits.ts';
export { type Followed, followCase } from './follow-case.ts';
export { type Act, type Given, actInside, actOnCase, recordOnly, requestOf, verbOf } from './act-on-case.ts';
export { notifyOfCase, publishChange } from './notify-people.ts';
