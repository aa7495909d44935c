export { caseHas } from './case-has-queries.ts';
export { caseAudits, onCase } from './case-audit.ts';
export { caseLive, liveOf } from './case-live.ts';
export { selectConcerned } from './concerned-queries.ts';
export { lockCases, moveHearing } from './hearing-queries.ts';
export { type CaseCriterion, caseCriteria, caseCriterion, type Compared } from './case-criterion.ts';
export { recordCriteria } from './record-criteria-queries.ts';
export {
  type CaseDetailsReply,
  type CasePart,
  casePart,
  caseParts,
  type DetailsRead,
  type RuleColumns,
} from './case-part.ts';
export { takeAssignmentOff } from './assignment-queries.ts';
export { mayEverAct } from './case-policy.ts';
export {
  addCost,
  type CaseChanges,
  type CaseKey,
  type CaseKeys,
  type CaseOwner,
  type CaseRecord,
  findCase,
  findOwner,
  insertCase,
  keysOf,
  lockCase,
  nextNumber,
  updateCase,
} from './case-queries.ts';
export { caseRightsOf } from './case-rights.ts';
export { courtZone, courtZoneOf, type Placed } from './court-zone-queries.ts';
export { fileOwnersOf } from './file-owners.ts';
export { onFirmDays } from './firm-days-queries.ts';
export { keepLawfulSteps, type LawfulSteps } from './lawful-step-queries.ts';
export { mayDoOf } from './may-do.ts';
export { NothingToNote, unlessDone } from './nothing-to-note.ts';
export { notifiedCases } from './notified-cases.ts';
export { findClientNames, findCounty, findCourthouse, usualCourthouseOf } from './place-queries.ts';
export { titleOf } from './title.ts';
export { visibleCase } from './visible-case-queries.ts';
export { visibleRecord } from './visible-record.ts';
