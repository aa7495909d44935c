import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { CalendarClock } from 'lucide-react';
import { todayIn } from '../../../shared/formats/dates.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { Distance } from '../../../shared/ui/index.ts';
import { nextDateSort } from '../../../labels/case/act-labels.ts';
import { ClosedHearing } from './aside/ClosedHearing.tsx';
import { caseLook } from '../shared/case-look.ts';
import { zoneOf } from '../shared/court-zone.ts';
import { dayAndTime, useNextDateLabel } from './NextDate.tsx';

/** On a phone the next date stands first: when, where or why, and how far it is. */
export function NextDateCard({ details }: { details: CaseDetails }) {
  const { isClient } = usePerson();
  const label = useNextDateLabel(details);
  if (!details.nextDate) return null;
  const today = todayIn(zoneOf(details));
  const docket = details.caseDockets.find(({ docketId }) => docketId === details.docketId);
  const isHearing = details.nextDateKind === 'HEARING';
  const what = isHearing ? [details.courthouse?.shortName, docket?.room].filter(Boolean).join(', ') : label;
  return (
    <div className={`next-date-card tone-${caseLook(details, isClient ? 'client' : 'firm').tone}`}>
      <CalendarClock size={22} strokeWidth={1.75} aria-hidden />
      <p>
        <strong>{dayAndTime(details, today)}</strong>
        <span>{what}</span>
        {isHearing && <ClosedHearing details={details} />}
      </p>
      <Distance day={details.nextDate} today={today} kind={nextDateSort(details.nextDateKind)} />
    </div>
  );
}
