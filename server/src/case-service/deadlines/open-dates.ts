import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import type { Kysely } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import type { DB } from '../../platform/db/schema.ts';
import { datesOfCase } from './case-dates.ts';
import { selectCaseFacts } from './case-facts-queries.ts';
import { courtOfCase } from './count-case-dates.ts';
import { doneOf } from './done-dates.ts';
import { readLawBook } from './law-book.ts';

interface Asked {
  firmId: string;
  caseIds: readonly string[];
  event: DeadlineEvent;
  now: Date;
}

/** The day of one event in some cases, by the law of now: of those where it is known and nothing was done about it yet. */
export async function openDatesOf(
  db: Kysely<DB>,
  { firmId, caseIds, event, now }: Asked,
): Promise<ReadonlyMap<string, string>> {
  if (!caseIds.length) return new Map();
  const [rows, book] = await Promise.all([selectCaseFacts(db, { firmId, caseIds }), readLawBook(db)]);
  const open = new Map<string, string>();
  for (const row of rows) {
    const court = await courtOfCase(db, row, book);
    const date = court && datesOfCase(row, court, book).find((one) => one.event === event);
    // What is supposed has not happened: its day is no day yet.
    if (!court || !date?.deadline.date || date.supposed) continue;
    const today = localDate(now, court.place.timeZone);
    if (!doneOf(event, { row, court, today })) open.set(row.id, date.deadline.date);
  }
  return open;
}
