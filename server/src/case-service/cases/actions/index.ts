export { caseActionAudits, lawfulDayAudits } from './case-audits.ts';
export { type Act, type Given, actInside, actOnCase, recordOnly, requestOf, verbOf } from './act-on-case.ts';
