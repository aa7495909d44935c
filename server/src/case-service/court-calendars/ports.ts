import type { MovedDeadline } from '@writdesk/contract/court-calendars';
import type { Tx } from '../../platform/db/transact.ts';

/**
 * Counts the dates of a court's cases anew after its closed days changed, those that the transaction's scope sees.
 * @returns the deadlines that now end on another day.
 */
export type RecomputeCourt = (tx: Tx, courthouseId: string) => Promise<MovedDeadline[]>;

/** What others do when the closed days of a court change. Whoever counts deadlines enters himself here. */
export const calendarPorts: { recomputeCourt?: RecomputeCourt } = {};

/** Counts anew for each court. @returns what moved, in no particular order; nothing while nobody counts. */
export async function recomputeCourts(tx: Tx, courthouseIds: readonly string[]): Promise<MovedDeadline[]> {
  const moved: MovedDeadline[] = [];
  for (const id of courthouseIds) moved.push(...((await calendarPorts.recomputeCourt?.(tx, id)) ?? []));
  return moved;
}
