import type { MovedDeadline } from '@writdesk/contract/court-calendars/court-calendars';
import type { Context } from '../../platform/context.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { type Registry, registry } from '../../platform/registry.ts';

/** What became of the caller's cases after a calendar changed. */
export interface Recalculated {
  /** The deadlines that now end on another day, in no particular order. */
  deadlines: MovedDeadline[];
  /** Cases that a job still counts. */
  beingRecalculated: number;
}

/** What a noun does when a calendar changes, in the transaction of the change. */
export type CalendarFollower = (tx: Tx, scope: Scope, calendarId: string) => Promise<Recalculated>;

export const calendarFollowers: Registry<CalendarFollower> = registry('calendar followers');

/** Has everybody follow who counts with a calendar. */
export async function followCalendar(
  { deps, scope }: Pick<Context, 'deps' | 'scope'>,
  tx: Tx,
  calendarId: string,
): Promise<Recalculated> {
  const sum: Recalculated = { deadlines: [], beingRecalculated: 0 };
  for (const follow of deps.registered.of(calendarFollowers)) {
    const { deadlines, beingRecalculated } = await follow(tx, scope, calendarId);
    sum.deadlines.push(...deadlines);
    sum.beingRecalculated += beingRecalculated;
  }
  return sum;
}
