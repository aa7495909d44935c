import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { closedBecause, toDay } from './engine/index.ts';
import { readLawBook } from './law-book.ts';

const weekdaysOnly = { closed: new Map<number, string>() };

/**
 * On which days a courthouse is open, by the calendar that the law book holds: a transaction that counts dates reads nothing
 * more for it. Before a court is chosen only weekends are closed.
 */
export async function openDaysOf(
  db: Kysely<DB>,
  { courthouseId }: { courthouseId: string | null },
): Promise<(day: string) => boolean> {
  const { courts } = await readLawBook(db);
  const calendar = courts.get(courthouseId ?? '')?.calendar ?? weekdaysOnly;
  return (day) => closedBecause(calendar, toDay(day)) === null;
}
