import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { listDay, timeAt, todayIn } from '../../../shared/formats/dates.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { Distance } from '../../../shared/ui/index.ts';
import { kindFor, nextDateLabel, nextDateSort } from '../../../labels/case/act-labels.ts';
import { useEventLabel } from '../../../labels/law/use-event-label.ts';
import { ClosedHearing } from './aside/ClosedHearing.tsx';
import { zoneOf } from '../shared/court-zone.ts';

/** `Tue Jul 28, 9:00 AM in 7 days`; what it is for is said where it isn't the hearing. */
export function NextDate({ details }: { details: CaseDetails }) {
  const { nextDate, nextDateKind } = details;
  const label = useNextDateLabel(details);
  if (!nextDate) return null;
  const today = todayIn(zoneOf(details));
  return (
    <span className="next-date">
      {nextDateKind !== 'HEARING' && `${label} `}
      {dayAndTime(details, today)} <Distance day={nextDate} today={today} kind={nextDateSort(nextDateKind)} />
      {nextDateKind === 'HEARING' && <ClosedHearing details={details} />}
    </span>
  );
}

/** What the next date is for, the writ in the state's word. */
export function useNextDateLabel({ nextDateKind, terms }: CaseDetails): string {
  const person = usePerson();
  const eventLabel = useEventLabel(terms);
  if (nextDateKind === 'WRIT_FROM') return eventLabel('WRIT_EARLIEST', false);
  const isOfLaw = nextDateKind === 'EXECUTION_APPLY_BY' || nextDateKind === 'ALT_OFFICER_FROM';
  return isOfLaw ? eventLabel(nextDateKind, false) : nextDateLabel(kindFor(nextDateKind, person), terms);
}

/** The day, and for a hearing its hour at the courthouse. */
export function dayAndTime(details: CaseDetails, today: string): string {
  const { nextDate, nextDateKind, hearingAt } = details;
  if (!nextDate) return '';
  const day = listDay(nextDate, today);
  const isHearing = nextDateKind === 'HEARING' && hearingAt !== null;
  return isHearing ? `${day}, ${timeAt(hearingAt, zoneOf(details))}` : day;
}
