import type { MovedDeadline } from '@writdesk/contract/court-calendars/court-calendars';
import type { Scope } from '../../platform/db/scope.ts';
import type { Tx } from '../../platform/db/transact.ts';

/** What became of the caller's cases after a calendar changed. */
export interface Recounted {
  /** The deadlines that now end on another day, in no particular order. */
  deadlines: MovedDeadline[];
  /** Cases that a job still counts. */
  beingRecounted: number;
}

/** What others do when a calendar changes. Whoever counts deadlines enters himself here. */
export const calendarPorts: {
  recountCalendar?: (tx: Tx, scope: Scope, calendarId: string) => Promise<Recounted>;
} = {};

/** Counts anew what stands under a calendar; nothing while nobody counts. */
export const recountCalendar = async (tx: Tx, scope: Scope, calendarId: string): Promise<Recounted> =>
  (await calendarPorts.recountCalendar?.(tx, scope, calendarId)) ?? { deadlines: [], beingRecounted: 0 };
