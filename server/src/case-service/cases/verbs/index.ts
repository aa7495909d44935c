export { type CaseVerbs, caseVerbs } from './case-verbs.ts';
export { changeMany } from './change-many.ts';
