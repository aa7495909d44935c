import type { LawfulStep } from '@writdesk/contract/cases/cases';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { localDate } from '../../platform/clock.ts';
import { readCourtCalendar, toEngineCalendar } from '../court-calendars/index.ts';
import { type CaseDate, everyDate, keptDates, mayDoOf, nextByLaw, shownDates } from './case-dates.ts';
import type { KeptDate } from './case-facts-queries.ts';
import { doneOf } from './done-dates.ts';
import { type CaseFactsRow, type CountedCase, keepCaseDates, selectCaseFacts } from './case-facts-queries.ts';
import { type Court, type LawBook, readLawBook } from './law-book.ts';
import { followWaitingMoves } from './waiting-move-queries.ts';

export const fallbackZone = 'America/New_York';

/** A date that now falls on another day. */
export interface Moved {
  firmId: string;
  clientId: string;
  caseId: string;
  title: string;
  event: string;
  was: string | null;
  becomes: string | null;
}

/**
 * Counts the dates of one case again and keeps them, in the transaction that changed one of its facts.
 * @param db of that transaction.
 * @returns the step that may be taken next and the next date that the law sets, as the case's own row now has them.
 */
export async function countCaseDates(
  db: Kysely<DB>,
  { firmId, caseId, now }: { firmId: string; caseId: string; now: Date },
): Promise<CountedColumns> {
  const rows = await selectCaseFacts(db, { firmId, caseIds: [caseId] });
  const { counted } = await countRows(db, rows, await readLawBook(db), now);
  const [own] = counted;
  const next = own?.next;
  return {
    mayDo: own?.mayDo ?? null,
    mayDoOn: own?.mayDoOn ?? null,
    ...(next !== undefined && { nextDate: next?.date ?? null, nextDateKind: next?.kind ?? null }),
  };
}

/** What a count writes in the case's own row. The next date is left out where the law doesn't set it. */
interface CountedColumns {
  mayDo: LawfulStep | null;
  mayDoOn: string | null;
  nextDate?: string | null;
  nextDateKind?: string | null;
}

/** Who counts because the law changed: it keeps what it moved before the moves that wait follow their cases. */
interface LawChange {
  /** Called with each case's dates before they are kept. */
  onCounted: (row: CaseFactsRow, court: Court, dates: readonly CaseDate[]) => void;
  keepMoves: () => Promise<void>;
}

/**
 * The same for many cases: a few writes for all of them. Moves of their dates that wait for a lawyer follow.
 * @returns what was kept, and the dates that moved; a date that was not counted before has not moved.
 */
export async function countRows(
  db: Kysely<DB>,
  rows: readonly CaseFactsRow[],
  book: LawBook,
  now: Date,
  law?: LawChange,
): Promise<{ counted: CountedCase[]; moved: Moved[] }> {
  const moved: Moved[] = [];
  const counted: CountedCase[] = [];
  for (const row of rows) {
    const court = await courtOfCase(db, row, book);
    // Without rules for its state a case has no dates, whatever it had before.
    const every = court ? everyDate(row, court, book) : [];
    const dates = shownDates(row, every);
    if (court) law?.onCounted(row, court, dates);
    const kept = keptDates(every, book, (event) => court !== null && doneOf(event, { row, court }) !== null);
    const mayDo = mayDoOf(row, dates, {
      now,
      today: localDate(now, court?.place.timeZone ?? fallbackZone),
      goodForDays: kept.SCRA_REFRESH?.goodForDays ?? 0,
    });
    moved.push(...movedOf(row, kept));
    counted.push({
      firmId: row.firmId,
      clientId: row.clientId,
      caseId: row.id,
      dates: kept,
      mayDo: mayDo?.kind ?? null,
      mayDoOn: mayDo?.on ?? null,
      before: row,
      next: nextByLaw(row, dates, mayDo, court ?? null),
    });
  }
  await Promise.all([
    keepCaseDates(db, counted, { lawKey: book.key, now }),
    // Where the law changed, what it moved is kept before the moves that wait follow.
    law
      ? law.keepMoves().then(() => followWaitingMoves(db, counted, now))
      : followWaitingMoves(
          db,
          counted.filter(({ before }) => before.movesWait),
          now,
        ),
  ]);
  return { counted, moved };
}

/** The court that a case's dates are counted for; before one is chosen its county's or state's calendar. */
export async function courtOfCase(
  db: Kysely<DB>,
  row: Pick<CaseFactsRow, 'courthouseId' | 'stateCode' | 'county' | 'countyId' | 'countyZone'>,
  { courts, packs, otherCalendars }: LawBook,
): Promise<Court | null> {
  const court = row.courthouseId ? courts.get(row.courthouseId) : undefined;
  if (court) return packs.has(court.place.state) ? court : null;
  const { stateCode: state, county, countyId, countyZone: zone } = row;
  if (!state || !packs.has(state)) return null;
  const key = `${state} ${countyId}`;
  const calendar =
    otherCalendars.get(key) ?? toEngineCalendar(await readCourtCalendar(db, { stateCode: state, countyId }));
  otherCalendars.set(key, calendar);
  return { place: { state, county, courthouse: null, timeZone: zone ?? fallbackZone }, calendar };
}

function movedOf(row: CaseFactsRow, now: Readonly<Record<string, KeptDate>>): Moved[] {
  const before = (row.dates ?? {}) as Record<string, KeptDate | undefined>;
  return Object.entries(before).flatMap(([event, known]) => {
    const was = known?.date ?? null;
    const becomes = now[event]?.date ?? null;
    if (was === null || was === becomes) return [];
    return [
      { firmId: row.firmId, clientId: row.clientId, caseId: row.id, title: row.title, event, was, becomes },
    ];
  });
}
