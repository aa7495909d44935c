import type { JudgmentOutcome } from '@writdesk/contract/judgment-outcomes';
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
  /** What the judge said himself; undefined for what is usual. */
  writDays: number | undefined;
}

/**
 * When the writ may be asked for after a judgment that is being recorded.
 * @returns the days after the judgment as the state's rule has them (null where it names none) unless the judge said
 * otherwise, and the first lawful day.
 */
export async function writFrom(
  db: Kysely<DB>,
  { firmId, caseId, outcome, date, writDays }: Judged,
): Promise<{ writDays: number | null; on: string | null }> {
  const [row] = await selectCaseFacts(db, { firmId, caseIds: [caseId] });
  const book = await readLawBook(db);
  const court = row ? await courtOfCase(db, row, book) : null;
  if (!row || !court) return { writDays: writDays ?? null, on: null };
  const facts = {
    ...factsOf(row, court.place.timeZone),
    judgmentOn: date,
    outcome,
    writDays: writDays ?? null,
  };
  const asked = { law: book.law, place: court.place, calendar: court.calendar, facts } as const;
  const { date: on, ruleId } = computeDeadline({ ...asked, event: 'WRIT_EARLIEST' });
  const rule = book.packs.get(court.place.state)?.deadlines.find(({ id }) => id === ruleId);
  // A rule that counts from the service, as after a default, leaves no days after the judgment.
  const usual = rule && (rule.from === 'JUDGMENT' ? rule.n : 0);
  return { writDays: writDays ?? usual ?? null, on };
}
