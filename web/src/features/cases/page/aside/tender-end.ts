import type { CaseDeadline } from '@writdesk/contract/deadlines/deadlines';

/** The last day on which a payment ended the case, once it is over; after the judgment nobody asks for it. */
export function tenderEnd(
  deadlines: readonly Pick<CaseDeadline, 'event' | 'date' | 'done'>[],
  today: string,
): string | null {
  const last =
    deadlines.find(({ event, done }) => event === 'TENDER_DUE' && done === null)?.date?.slice(0, 10) ?? null;
  return last !== null && last < today ? last : null;
}
