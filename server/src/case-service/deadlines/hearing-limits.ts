import type { CountedDeadline } from '@writdesk/contract/deadlines/deadline-reply';
import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import type { HearingLimits } from '@writdesk/contract/dockets/early-hearing';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { questionOf } from './case-dates.ts';
import { type CaseFactsRow, selectCaseFacts } from './case-facts-queries.ts';
import { courtOfCase } from './count-case-dates.ts';
import { doneOf } from './done-dates.ts';
import { computeDeadline } from './engine/index.ts';
import { type Court, type LawBook, readLawBook } from './law-book.ts';

const noLimits: HearingLimits = { isUnserved: false, answerDueOn: null, from: null, to: null };

/**
 * What a day in court waits for. Where the law counts the service back from the hearing, the court sets the hearing first: it then
 * waits neither for the service nor for an answer.
 */
export function limitsOfHearing(row: CaseFactsRow, court: Court, book: LawBook): HearingLimits {
  if (row.judgmentOn !== null) return noLimits;
  const of = (event: DeadlineEvent) => computeDeadline(questionOf(event, { row, court, book }));
  const window = of('HEARING_WINDOW');
  const limits = { ...noLimits, from: dayOf(window.from), to: dayOf(window.to) };
  if (basisOf(of('SERVE_BY'), court, book) === 'HEARING') return limits;
  const answer = of('ANSWER_DUE');
  if (doneOf('ANSWER_DUE', { row, court })) return limits;
  return {
    ...limits,
    isUnserved: answer.missing.includes('servedOn'),
    answerDueOn: dayOf(answer.date),
  };
}

/** The same of a case, whose court may not be known. */
export async function hearingLimitsOf(
  db: Kysely<DB>,
  { firmId, id }: { firmId: string; id: string },
): Promise<HearingLimits> {
  const [row] = await selectCaseFacts(db, { firmId, caseIds: [id] });
  if (!row) return noLimits;
  const book = await readLawBook(db);
  const court = await courtOfCase(db, row, book);
  return court ? limitsOfHearing(row, court, book) : noLimits;
}

const dayOf = (day: string | null) => day?.slice(0, 10) ?? null;

function basisOf({ ruleId }: CountedDeadline, { place }: Court, { packs }: LawBook): string | undefined {
  return packs.get(place.state)?.deadlines.find(({ id }) => id === ruleId)?.from;
}
