import { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { useCall } from '../../shared/api/index.ts';

/** The numbers of each county in a range; undefined until they come. */
export const useCountyNumbers = (dateRange: string) =>
  useCall(caseNumbers.countyStatistics, { query: { dateRange }, keepPrevious: true, quiet: true }).data;
