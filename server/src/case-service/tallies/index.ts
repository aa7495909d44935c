export { countiesWithCases } from './county-tally-queries.ts';
export {
  type Grouped,
  type GroupedQuestion,
  patternsOf,
  selectGroupedTallies,
} from './grouped-tally-queries.ts';
export { checkCaseTallies } from './check-tallies.job.ts';
export { foldCaseTallies } from './fold-tallies.job.ts';
export {
  type Delta,
  deltasBetween,
  deltasOf,
  deltasOfCost,
  type Done,
  everythingDone,
  stepOf,
  type TalliedCase,
} from './tally.ts';
export {
  appendDeltas,
  costFaults,
  fillTallies,
  foldTallies,
  selectTallies,
  type Tallied,
  tallyFaults,
} from './tally-queries.ts';
