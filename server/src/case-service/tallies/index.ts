export { foldCaseTallies } from './fold-tallies.job.ts';
export {
  type Delta,
  deltasBetween,
  deltasOf,
  type Done,
  everythingDone,
  stepOf,
  type TalliedCase,
} from './tally.ts';
export {
  appendDeltas,
  fillTallies,
  foldTallies,
  selectTallies,
  type Tallied,
  tallyFaults,
} from './tally-queries.ts';
