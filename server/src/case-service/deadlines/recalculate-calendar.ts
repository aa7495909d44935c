import { CASES_COUNTED_AT_ONCE } from '@writdesk/contract/court-calendars/court-calendars';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { type CalendarFollower, courtCalendarAudits } from '../court-calendars/index.ts';
import {
  type CaseKey,
  countBeingRecalculated,
  type Counter,
  insertRecalculation,
  isOvertaken,
  reachOfCalendar,
  recalculateCases,
  selectOpenCases,
} from '../recalculations/index.ts';
import { type CaseFactsRow, selectCaseFacts } from './case-facts-queries.ts';
import { countRows, type Moved } from './count-case-dates.ts';
import { type LawBook, readChangedLawBook, readLawBook } from './law-book.ts';
import { caseLive } from '../cases/record/index.ts';

/**
 * Counts the dates of open cases again after their calendar changed: the caller's own in their transaction, where they are
 * few; everybody's by a job.
 */
export const recalculateCalendar: CalendarFollower = async (tx, scope, calendarId) => {
  await insertRecalculation(tx.db, {
    id: newId(),
    reason: 'CALENDAR',
    calendarId,
    startedAt: tx.now,
  });
  await tx.enqueue(recalculateCases, {});
  const reach = await reachOfCalendar(tx.db, calendarId);
  const own = await selectOpenCases(tx.db, reach, CASES_COUNTED_AT_ONCE + 1);
  if (own.length > CASES_COUNTED_AT_ONCE) {
    return { deadlines: [], beingRecalculated: await countBeingRecalculated(tx.db, scope, reach) };
  }
  const moved = await countKeys(tx, own, await readChangedLawBook(tx.db));
  return {
    deadlines: moved.map(({ caseId, title, event, was, becomes }) => ({
      caseId,
      title,
      event,
      from: was,
      to: becomes,
    })),
    beingRecalculated: 0,
  };
};

/** The job's part of it. */
export const calendarCounter: Counter = {
  reason: 'CALENDAR',
  async begin(tx, count) {
    if (await isOvertaken(tx.db, count)) return null;
    const book = await readLawBook(tx.db);
    return async (keys) => (await countKeys(tx, keys, book)).length;
  },
  audit: (tx, { calendarId }, step) =>
    tx.audit(courtCalendarAudits.recalculation, { subjectId: calendarId ?? '', data: step }),
};

async function countKeys(tx: Tx, keys: readonly CaseKey[], book: LawBook): Promise<Moved[]> {
  const { moved } = await countRows(tx.db, await factsOfKeys(tx, keys), book, tx.now);
  const touched = new Map(moved.map((one) => [one.caseId, one]));
  for (const { firmId, clientId, caseId } of touched.values()) {
    tx.publish(caseLive.moved, { firmId, clientId, caseId });
  }
  return moved;
}

/** What the law asks about some cases, whosever they are. */
export async function factsOfKeys({ db }: Tx, keys: readonly CaseKey[]): Promise<CaseFactsRow[]> {
  const byFirm = Map.groupBy(keys, ({ firmId }) => firmId);
  const rows: CaseFactsRow[] = [];
  for (const [firmId, ofFirm] of byFirm) {
    rows.push(...(await selectCaseFacts(db, { firmId, caseIds: ofFirm.map(({ caseId }) => caseId) })));
  }
  return rows;
}
