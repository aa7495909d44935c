import { type CourtFact, courtFacts } from '@writdesk/contract/court-facts/court-fact-values';
import type { CountedDeadline } from '@writdesk/contract/deadlines/deadline-reply';
import { deadlineEvents, type DeadlineFacts } from '@writdesk/contract/deadlines/deadline-values';
import { filedOrLater } from '@writdesk/contract/cases/case-stages';
import { questionOf } from './case-dates.ts';
import type { CaseFactsRow } from './case-facts-queries.ts';
import { computeDeadline } from './engine/index.ts';
import type { Court, LawBook } from './law-book.ts';
import { givesWrit } from './standing-facts.ts';

interface Counted {
  row: CaseFactsRow;
  court: Court;
  book: LawBook;
}

/**
 * The facts of the court papers that are worth asking for now: those that the case has come to, and with which one of
 * its dates would read otherwise. Of what stands recorded nothing is left out.
 * @param today at the courthouse.
 */
export function askedCourtFacts(counted: Counted, today: string): CourtFact[] {
  const { row } = counted;
  const known = row.recorded ?? {};
  const plausible = courtFacts.filter((fact) => isPlausible(fact, row));
  const base = answers(counted, {});
  const says = (facts: DeadlineFacts) => answers(counted, facts);
  return courtFacts.filter((fact) => {
    if (known[fact]) return true;
    if (!plausible.includes(fact)) return false;
    // The hour of a posting gives its day too.
    if (fact === 'writPostedAt') return says(posted(today)) !== says({ writPostedOn: today });
    if (fact === 'writPostedOn' && says(posted(today)) !== says({ writPostedOn: today })) return false;
    const isOfNotice = fact === 'noticeReceivedOn' || fact === 'rentPeriodEndsOn';
    return says({ [fact]: isOfNotice ? row.noticeServedOn : today }) !== base;
  });
}

const posted = (day: string): DeadlineFacts => ({ writPostedOn: day, writPostedAt: `${day}T00:00` });

/** Whether the case has come so far that the day may be known. */
function isPlausible(
  fact: CourtFact,
  {
    status,
    noticeServedOn,
    rentPeriodEndsOn: periodEndsOn,
    judgmentOn: judgedOn,
    outcome,
    writIssuedAt: issuedAt,
  }: CaseFactsRow,
): boolean {
  switch (fact) {
    case 'noticeReceivedOn':
      return noticeServedOn !== null && judgedOn === null;
    case 'rentPeriodEndsOn':
      // Before the filing it is said with the notice.
      return isFiled(status) && judgedOn === null && noticeServedOn !== null && periodEndsOn === null;
    case 'answeredOn':
    case 'trialRequestedOn':
      return isFiled(status) && judgedOn === null;
    case 'entryServedOn':
      return judgedOn !== null;
    case 'writIssuedOn':
      return issuedAt === null && judgedOn !== null && givesWrit(outcome);
    default:
      return judgedOn !== null && givesWrit(outcome);
  }
}

const isFiled = (status: string) => filedOrLater.some((filed) => filed === status);

/** What the engine says of all events, as one text to compare. */
function answers(counted: Counted, facts: DeadlineFacts): string {
  return JSON.stringify(
    deadlineEvents.map((event): Partial<CountedDeadline> => {
      const { date, missing, ruleId, explain } = computeDeadline(questionOf(event, counted, facts));
      return { date, missing, ruleId, explain };
    }),
  );
}
