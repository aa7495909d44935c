import type { CaseDeadline } from '@writdesk/contract/deadlines/deadlines';
import { useTint } from '../use-tint.ts';

/** The dates that have just come or moved under the reader’s eyes, by their events. */
export function useFreshDates(dates: readonly CaseDeadline[] | undefined): ReadonlySet<string> {
  return useTint(dates, eventsSince);
}

function eventsSince(before: readonly CaseDeadline[], now: readonly CaseDeadline[]): string[] {
  const was = new Map(before.map(({ event, date }) => [event, date]));
  return now.filter(({ event, date }) => date !== null && was.get(event) !== date).map(({ event }) => event);
}
