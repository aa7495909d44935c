import { deadlineEvents, type DeadlineFacts } from '@writdesk/contract/deadlines/deadline-values';
import type { RehearsalDay, RehearsalLaw } from '@writdesk/contract/workflows/rehearsal-days';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { factsOf, keptDates } from './case-dates.ts';
import { selectCaseFacts } from './case-facts-queries.ts';
import { courtOfCase } from './count-case-dates.ts';
import { computeDeadline, nextOpen, toDay, toText } from './engine/index.ts';
import { type Court, type LawBook, readLawBook } from './law-book.ts';
import { courtOf } from './preview-deadline.ts';

/** The law and the calendar of a court, for whoever tries out what would happen there. Nothing is kept. */
interface TriedCourt {
  law: RehearsalLaw;
  timeZone: string;
}

/** @throws `invalid` naming the state or the courthouse that isn’t known. */
export async function lawOfCourt(
  db: Kysely<DB>,
  asked: { state: string; courthouseId?: string | undefined },
): Promise<TriedCourt> {
  const book = await readLawBook(db);
  return triedAt(await courtOf(db, book, asked), book);
}

/** The court of a case, with what the case says of its notice and its lease; null while it has no court. */
export async function lawOfCase(
  db: Kysely<DB>,
  { firmId, id }: { firmId: string; id: string },
): Promise<(TriedCourt & { facts: DeadlineFacts }) | null> {
  const [row] = await selectCaseFacts(db, { firmId, caseIds: [id] });
  const book = await readLawBook(db);
  const court = row ? await courtOfCase(db, row, book) : null;
  if (!row || !court) return null;
  const known = factsOf(row, court.place.timeZone);
  const { noticeServedOn, noticeReceivedOn, noticeType, reason, propertyCategory, caresCovered } = known;
  const { leaseFrom, leaseRenewedOn, rentPeriodEndsOn, serviceMethod } = known;
  const facts = { noticeServedOn, noticeReceivedOn, noticeType, reason, propertyCategory, caresCovered };
  return {
    ...triedAt(court, book),
    facts: { ...facts, leaseFrom, leaseRenewedOn, rentPeriodEndsOn, serviceMethod },
  };
}

export function triedAt({ place, calendar }: Court, book: Pick<LawBook, 'law' | 'packs'>): TriedCourt {
  // A walk asks about the same facts for each action that it tries.
  const known = new Map<string, ReturnType<RehearsalLaw['daysOf']>>();
  return {
    timeZone: place.timeZone,
    law: {
      openDay: (day) => toText(nextOpen(calendar, toDay(day) - 1)),
      daysOf(facts) {
        const key = JSON.stringify(facts);
        const before = known.get(key);
        if (before) return before;
        const dates = deadlineEvents.flatMap((event) => {
          const deadline = computeDeadline({ law: book.law, place, calendar, event, facts });
          const isSet = deadline.date !== null || deadline.missing.length > 0;
          return isSet ? [{ event, deadline, supposed: null }] : [];
        });
        const counted = Object.fromEntries(
          Object.entries(keptDates(dates, book, () => false)).map(
            ([event, { supposed: _, packVersion: __, ...day }]) => [
              event,
              { ...day, cite: day.cite ?? null } satisfies RehearsalDay,
            ],
          ),
        );
        known.set(key, counted);
        return counted;
      },
    },
  };
}
