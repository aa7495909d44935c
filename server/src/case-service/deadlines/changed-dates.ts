import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { KeptDate } from './case-facts-queries.ts';
import { countCaseDates } from './count-case-dates.ts';
import { selectKeptDates } from './case-facts-queries.ts';

export interface ChangedDate {
  event: DeadlineEvent;
  was: string | null;
  becomes: string | null;
}

/**
 * Recalculates the dates of a locked case around a change of its facts.
 * @returns the dates that are others after it; one that only supposed a day before counts as none.
 */
export async function datesChangedBy(
  db: Kysely<DB>,
  key: { firmId: string; caseId: string; now: Date },
  change: () => Promise<void>,
): Promise<ChangedDate[]> {
  const before = await selectKeptDates(db, key);
  await change();
  await countCaseDates(db, key);
  const after = await selectKeptDates(db, key);
  const events = [...new Set([...Object.keys(before), ...Object.keys(after)])] as DeadlineEvent[];
  return events.flatMap((event) => {
    const was = dayOf(event, before[event]);
    const becomes = dayOf(event, after[event]);
    return was === becomes ? [] : [{ event, was, becomes }];
  });
}

/** The day itself. Of the writ it is the first lawful one, which also waits for the appeal. */
function dayOf(event: DeadlineEvent, kept: KeptDate | undefined): string | null {
  if (!kept || kept.supposed) return null;
  const day = event === 'WRIT_EARLIEST' ? (kept.earliestAction ?? kept.date) : kept.date;
  return day?.slice(0, 10) ?? null;
}
