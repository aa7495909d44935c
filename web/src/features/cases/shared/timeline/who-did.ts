import type { TimelineEvent } from '../use-recent-events.ts';

/** A person by name; what a job or the clock did, the product did. */
export function whoDid({ by, byUserId }: Pick<TimelineEvent, 'by' | 'byUserId'>): string {
  return byUserId === null ? 'Writdesk' : by;
}
