import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import { type LawfulDay, useLawfulDay } from '../frame/use-lawful-day.ts';
import type { Refused } from '../frame/use-act-call.ts';
import { asksCourtDay } from './court-days.ts';
import { closedDay, useCourtDays } from './use-court-days.ts';

interface Order {
  outcome: JudgmentOutcome | null;
  date: string | null;
  refused: Refused | null;
}

/** What stands in the way of an order of the court on a day, and the days on which that court sits. */
export function useOrderDay(details: CaseDetails, { outcome, date, refused }: Order) {
  const days = useCourtDays(details, date);
  const closed = closedDay(days, date);
  const lawful: LawfulDay = useLawfulDay({
    details,
    action: 'record-judgment',
    about: outcome,
    refused,
    days: date,
    ...(asksCourtDay('record-judgment', details.status, outcome) && { closed }),
  });
  return { days, closed, lawful };
}
