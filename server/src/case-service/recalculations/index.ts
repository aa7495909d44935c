export { countBeingRecalculated, selectBeingRecalculated } from './being-recalculated-queries.ts';
export { BATCH_CASES, countNext } from './count-batch.ts';
export { type Counter, counters } from './counters.ts';
export { countOwnOf } from './own-count-queries.ts';
export { recalculateCases } from './recalculate-cases.job.ts';
export {
  countOpenCases,
  findRecalculation,
  forgetRecalculations,
  insertRecalculation,
  isOvertaken,
  openRecalculations,
  type RecalculationRow,
  selectLastRecalculations,
} from './recalculation-queries.ts';
export { type CaseKey, reachOfCalendar, reachOfCourt, selectOpenCases } from './reach-queries.ts';
