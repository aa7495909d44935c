import type { CaseDetails } from '@writdesk/contract/cases';
import { listDay, timeAt, todayIn } from '../../shared/formats/dates.ts';
import { Distance } from '../../shared/ui/index.ts';
import { nextDateLabel, nextDateSort } from '../cases/act-labels.ts';
import { zoneOf } from './court-zone.ts';

/** `Tue Jul 28, 9:00 AM in 7 days`; what it is for is said where it isn't the hearing. */
export function NextDate({ details }: { details: CaseDetails }) {
  const { nextDate, nextDateKind } = details;
  if (!nextDate) return null;
  const today = todayIn(zoneOf(details));
  return (
    <span className="next-date">
      {nextDateKind !== 'HEARING' && `${nextDateLabel(nextDateKind)} `}
      {dayAndTime(details, today)} <Distance day={nextDate} today={today} kind={nextDateSort(nextDateKind)} />
    </span>
  );
}

/** The day, and for a hearing its hour at the courthouse. */
export function dayAndTime(details: CaseDetails, today: string): string {
  const { nextDate, nextDateKind, hearingAt } = details;
  if (!nextDate) return '';
  const day = listDay(nextDate, today);
  const isHearing = nextDateKind === 'HEARING' && hearingAt !== null;
  return isHearing ? `${day}, ${timeAt(hearingAt, zoneOf(details))}` : day;
}
