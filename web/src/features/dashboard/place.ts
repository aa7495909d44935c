import { type Days, listDays } from '../../shared/formats/day-ranges.ts';

/** What the whole page is about. */
export interface Place {
  days: Days | null;
  /** Empty for all counties. */
  countyId: string;
}

/** The list of the cases that a number counted. */
export const casesOf = ({ days, countyId }: Place, search: Record<string, string>) => ({
  to: '/cases' as const,
  search: { queue: 'all', ...search, ...(countyId && { countyId }), ...listDays(days) },
});

/** The same within one county, named by its FIPS code. */
export const casesInCounty = (fips: string, days: Days | null, search: Record<string, string>) => ({
  to: '/cases/county/$countyId' as const,
  params: { countyId: fips },
  search: { ...search, ...listDays(days) },
});
