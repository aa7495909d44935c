import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { selectCaseFacts } from './case-facts-queries.ts';
import { courtOfCase } from './count-case-dates.ts';
import { closedBecause, toDay } from './engine/index.ts';
import { readLawBook } from './law-book.ts';

/** Why the court of a case is closed on a day; null where it is open, or no court is known. */
export async function whyClosed(
  db: Kysely<DB>,
  { firmId, id }: { firmId: string; id: string },
  day: string,
): Promise<string | null> {
  const [row] = await selectCaseFacts(db, { firmId, caseIds: [id] });
  const court = row && (await courtOfCase(db, row, await readLawBook(db)));
  return court ? closedBecause(court.calendar, toDay(day)) : null;
}
