export { countBeingRecounted, selectBeingRecounted } from './being-recounted-queries.ts';
export { BATCH_CASES, countNext } from './count-batch.ts';
export { type Counter, counters } from './counters.ts';
export { countOwnOf } from './own-count-queries.ts';
export { recountCases } from './recount-cases.job.ts';
export {
  countOpenCases,
  findRecount,
  forgetRecounts,
  insertRecount,
  isOvertaken,
  openRecounts,
  type RecountRow,
  selectLastRecounts,
} from './recount-queries.ts';
export { type CaseKey, reachOfCalendar, reachOfCourt, selectOpenCases } from './reach-queries.ts';
