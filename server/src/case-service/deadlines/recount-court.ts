import type { MovedDeadline } from '@writdesk/contract/court-calendars';
import type { Tx } from '../../platform/db/transact.ts';
import { selectCaseFacts } from './case-facts-queries.ts';
import { countRows } from './count-case-dates.ts';
import { readChangedLawBook } from './law-book.ts';

/**
 * Counts the dates of a court's open cases anew after its closed days changed, those that the caller's scope sees.
 * @returns the dates that moved, each case's in the order of its way.
 */
export async function recountCourt(tx: Tx, courthouseId: string): Promise<MovedDeadline[]> {
  const rows = await selectCaseFacts(tx.db, { courthouseId, openOnly: true });
  const { moved } = await countRows(tx.db, rows, await readChangedLawBook(tx.db), tx.now);
  const touched = new Map(moved.map((one) => [one.caseId, one]));
  for (const { firmId, clientId, caseId } of touched.values()) {
    await tx.publish({ kind: 'case.changed', firmId, clientId, caseId });
  }
  return moved.map(({ caseId, title, event, was, becomes }) => ({
    caseId,
    title,
    event,
    from: was,
    to: becomes,
  }));
}
