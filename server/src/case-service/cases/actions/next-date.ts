import { type WorkFacts, workTargetOf } from '@writdesk/contract/workflows/work-targets';
import { Temporal } from 'temporal-polyfill';

export interface NextDateFacts extends WorkFacts {
  /** The court's own date where it is known: hearing, lockout; or the day that the client was given. */
  fixedOn: string | null;
  /** Today at the courthouse, `YYYY-MM-DD`. */
  today: string;
}

/** The date that somebody must look at a case by, and why; null where nothing is waited for. */
export function nextDateOf(facts: NextDateFacts): { date: string; kind: string } | null {
  const { fixedOn, today } = facts;
  const target = workTargetOf(facts);
  if (!target) return null;
  if (fixedOn) return { date: fixedOn, kind: target.kind };
  return target.days === null ? null : { date: addWorkdays(today, target.days), kind: target.kind };
}

/** Office days after a day: Saturdays and Sundays don't count. Not a legal count; that is the deadlines' work. */
function addWorkdays(from: string, days: number): string {
  let day = Temporal.PlainDate.from(from);
  let left = days;
  while (left > 0) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek < 6) left -= 1;
  }
  return day.toString();
}
