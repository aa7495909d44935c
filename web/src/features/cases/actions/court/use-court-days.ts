import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import { type Obstacle, obstacle } from '@writdesk/contract/lawful-days/obstacle';
import { useCall } from '../../../../shared/api/index.ts';
import { closedBecause } from './court-days.ts';

/** The days on which the case’s court is closed, in the year of a day; undefined until they are known. */
export function useCourtDays({ courthouseId }: Pick<CaseDetails, 'courthouseId'>, day: string | null) {
  const { data } = useCall(courtCalendars.year, {
    params: { courthouseId: courthouseId ?? '' },
    query: { year: Number(day?.slice(0, 4)) },
    enabled: courthouseId !== null && day !== null,
    quiet: true,
  });
  return data?.days;
}

/** What stands in the way of an action on a day on which the court is closed; undefined until that is known. */
export function closedDay(
  days: ReturnType<typeof useCourtDays>,
  day: string | null,
): Obstacle | null | undefined {
  if (!days || day === null) return undefined;
  const because = closedBecause(days, day);
  return because === null ? null : obstacle('courtClosed', { due: day, closedBecause: because });
}
