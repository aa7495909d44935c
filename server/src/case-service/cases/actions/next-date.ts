import { type WorkFacts, workTargetOf } from '@writdesk/contract/workflows/work-targets';
import { Temporal } from 'temporal-polyfill';

export interface NextDateFacts extends WorkFacts {
  /** The court's own date where it is known: hearing, lockout; or the day that the client was given. */
  fixedOn: string | null;
  /** Today at the courthouse, `YYYY-MM-DD`. */
  today: string;
  /** Whether the courthouse is open on a day. */
  isOpen: (day: string) => boolean;
}

/** The date that somebody must look at a case by, and why; null where nothing is waited for. */
export function nextDateOf(facts: NextDateFacts): { date: string; kind: string } | null {
  const { fixedOn } = facts;
  const target = workTargetOf(facts);
  if (!target) return null;
  if (fixedOn) return { date: fixedOn, kind: target.kind };
  return target.days === null ? null : { date: officeDayAfter(facts, target.days), kind: target.kind };
}

/** So many days after today on which the courthouse is open. Not a legal count; that is the deadlines' work. */
function officeDayAfter({ today, isOpen }: NextDateFacts, days: number): string {
  let day = Temporal.PlainDate.from(today);
  let left = days;
  while (left > 0) {
    day = day.add({ days: 1 });
    if (isOpen(day.toString())) left -= 1;
  }
  return day.toString();
}
