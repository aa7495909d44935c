import { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { useCall } from '../../shared/api/index.ts';
import type { Place } from './place.ts';

/** The numbers of each company in a range; undefined while they load. */
export const useCompanyNumbers = (dateRange: string, { countyId }: Place) =>
  useCall(caseNumbers.companyStatistics, {
    query: { dateRange, ...(countyId && { countyId }) },
    keepPrevious: true,
    quiet: true,
  }).data?.companies;
