import type { JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { factsOf } from './case-dates.ts';
import { selectCaseFacts } from './case-facts-queries.ts';
import { courtOfCase } from './count-case-dates.ts';
import { computeDeadline } from './engine/index.ts';
import { readLawBook } from './law-book.ts';

interface Judged {
  firmId: string;
  caseId: string;
  outcome: JudgmentOutcome;
  /** The day of the judgment. */
  date: string;
  /** What the judge said; undefined for what is usual. */
  writDays: number | undefined;
}

/**
 * After how many days the writ may be asked for, of a judgment that is being recorded.
 * @returns the days after the judgment as the state's rule has them (null where it names none) unless the judge said
 * otherwise.
 */
export async function daysToWrit(
  db: Kysely<DB>,
  { firmId, caseId, outcome, date, writDays }: Judged,
): Promise<number | null> {
  if (writDays !== undefined) return writDays;
  const [row] = await selectCaseFacts(db, { firmId, caseIds: [caseId] });
  const book = await readLawBook(db);
  const court = row ? await courtOfCase(db, row, book) : null;
  if (!row || !court) return null;
  const judged = { ...row, judgmentOn: date, outcome, writDays: null };
  const facts = factsOf(judged, court.place.timeZone);
  const asked = { law: book.law, place: court.place, calendar: court.calendar, facts } as const;
  const { ruleId } = computeDeadline({ ...asked, event: 'WRIT_EARLIEST' });
  const rule = book.packs.get(court.place.state)?.deadlines.find(({ id }) => id === ruleId);
  // A rule that counts from the service, as after a default, leaves no days after the judgment.
  return rule ? (rule.from === 'JUDGMENT' ? rule.n : 0) : null;
}
