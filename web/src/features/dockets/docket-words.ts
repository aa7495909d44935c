import type { Docket, dockets } from '@writdesk/contract/dockets/dockets';
import type { RouteReply } from '@writdesk/contract/route';
import { listDay, todayIn, wallTime } from '../../shared/formats/dates.ts';

/** A docket with its cases. */
export type DocketDetails = RouteReply<typeof dockets.details>;

/** `Tue Jul 28, 9:00 AM`, by the court’s clock. */
export function dayAndTime({
  hearingDate,
  hearingTime,
  timeZone,
}: Pick<Docket, 'hearingDate' | 'hearingTime' | 'timeZone'>): string {
  return `${listDay(hearingDate, todayIn(timeZone))}, ${wallTime(hearingTime)}`;
}
