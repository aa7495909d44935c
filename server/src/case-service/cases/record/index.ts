export {
  selectDockets,
  selectDocuments,
  selectEviction,
  selectHolds,
  selectJudgments,
  selectLedger,
  selectNames,
  selectRequests,
  selectStatusChanges,
  selectSteps,
  selectTenants,
  selectTimeline,
} from './case-details-queries.ts';
export { mayEverAct } from './case-policy.ts';
export {
  type CaseChanges,
  type CaseRecord,
  findCase,
  insertStatusChange,
  lockCase,
  nextNumber,
  openDuplicate,
  updateCase,
} from './case-queries.ts';
export {
  documentReply,
  evictionReply,
  judgmentReply,
  mayDoOf,
  requestReply,
  sumCents,
  tenantReply,
} from './case-shapes.ts';
export { courtZone } from './court-zone-queries.ts';
export {
  findClientNames,
  findCounty,
  findCourthouse,
  findWorkerFor,
  lawyersFor,
  numberIsTaken,
  onlyCourthouseOf,
} from './place-queries.ts';
export { titleOf } from './title.ts';
export { visibleCase } from './visible-case-queries.ts';
export {
  answerRequests,
  answerTheseRequests,
  insertCase,
  insertComment,
  insertDocketCheck,
  insertHold,
  insertRequests,
  openClientRequests,
  replaceLedger,
  replaceTenants,
  saveEviction,
  updateTenant,
} from './write-queries.ts';
