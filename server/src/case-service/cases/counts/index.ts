export {
  type StatusCount,
  countByStatus,
  countChange,
  countFaults,
  countOfCounty,
  foldCounts,
} from './case-count-queries.ts';
export { foldCaseCounts } from './fold-counts.job.ts';
