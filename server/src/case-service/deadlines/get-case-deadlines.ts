import {
  type CourtFact,
  courtFacts,
  type RecordedFact,
} from '@writdesk/contract/court-facts/court-fact-values';
import type { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { permitted } from '@writdesk/contract/permissions/permissions';
import { supportRole } from '@writdesk/contract/permissions/roles';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserActor } from '../../platform/actor.ts';
import { supportFor } from '../../user-service/access/index.ts';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { askedCourtFacts } from './asked-court-facts.ts';
import { type CaseDate, datesOfCase } from './case-dates.ts';
import { type CaseFactsRow, findVisibleCase, selectCaseFacts } from './case-facts-queries.ts';
import { courtOfCase, fallbackZone } from './count-case-dates.ts';
import { selectCourtFacts } from './court-fact-queries.ts';
import { doneOf } from './done-dates.ts';
import { limitsOfHearing } from './hearing-limits.ts';
import { closedBecause, toDay } from './engine/index.ts';
import { type Court, readLawBook } from './law-book.ts';
import { standing } from './standing-facts.ts';
import { seesAll, shownDeadline } from './shown-deadline.ts';
import { selectWaitingMoves } from './waiting-move-queries.ts';

/** The dates of a case, each with its day-by-day count, by the law of now. @throws `case_not_found` */
export async function getCaseDeadlines(
  { deps, scope, actor }: UserContext,
  { params }: RouteInput<typeof deadlines.ofCase>,
): Promise<RouteReplyInput<typeof deadlines.ofCase>> {
  const db = deps.db.as(scope);
  const { firmId } = found(await findVisibleCase(db, scope, params.id), 'case_not_found');
  const [row] = await selectCaseFacts(db, { firmId, caseIds: [params.id] });
  const facts = found(row, 'case_not_found');
  const book = await readLawBook(db);
  const court = await courtOfCase(db, facts, book);
  const now = deps.clock.now();
  const computedAt = now.toISOString();
  const dates = court ? datesOfCase(facts, court, book) : [];
  const recorded = await selectCourtFacts(db, { firmId, caseId: params.id });
  const moves = permitted(actor.roles, 'rule-pack.read')
    ? await selectWaitingMoves(db, { firmId, caseId: params.id })
    : [];
  const timeZone = court?.place.timeZone ?? facts.countyZone ?? fallbackZone;
  const today = localDate(now, timeZone);
  return {
    timeZone,
    deadlines: dates.map(({ event, deadline, supposed }) => ({
      ...shownDeadline(deadline, book, actor),
      event,
      supposed,
      done: court && doneOf(event, { row: facts, court, supposed, today }),
      computedAt,
      move: moves.find((one) => one.event === event) ?? null,
    })),
    hearing: court && limitsOfHearing(facts, court, book),
    closedHearing: court && closedHearing(facts, court, today),
    facts: recorded.map((one) => recordedFact(one, { row: facts, dates }, actor)),
    asked: court && mayRecord(actor, facts) ? askedCourtFacts({ row: facts, court, book }, today) : [],
  };
}

function mayRecord(actor: UserActor, { firmId, id: caseId }: CaseFactsRow): boolean {
  const support = supportFor(actor, { firmId, caseId }) ? [supportRole] : [];
  return permitted([...actor.roles, ...support], 'case.record-fact') !== null;
}

function closedHearing(
  { hearingOn: day, judgmentOn: judgedOn }: CaseFactsRow,
  { calendar }: Court,
  today: string,
): { day: string; reason: string } | null {
  if (day === null || day < today || judgedOn !== null) return null;
  const reason = closedBecause(calendar, toDay(day));
  return reason === null ? null : { day, reason };
}

type Row = Awaited<ReturnType<typeof selectCourtFacts>>[number];

/** Who wrote it down, and from what, is the firm's own business. */
function recordedFact(
  { fact: name, value, source, recordedByName: by, recordedAt: at }: Row,
  { row, dates }: { row: CaseFactsRow; dates: readonly CaseDate[] },
  actor: UserActor,
): Omit<RecordedFact, 'recordedAt'> & { recordedAt: Date } {
  const fact = found(
    courtFacts.find((known): known is CourtFact => known === name),
    'case_not_found',
  );
  const isNotifiedOfAll = seesAll(actor);
  const counts = standing(fact, row) !== null;
  return {
    fact,
    value,
    source: isNotifiedOfAll ? source : null,
    recordedBy: isNotifiedOfAll ? by : null,
    recordedAt: at,
    counts,
    earlierThan: counts && fact === 'writIssuedOn' ? lawfulDayAfter(value, dates) : null,
  };
}

/** The first lawful day of the writ, where the writ is older. */
function lawfulDayAfter(issuedOn: string, dates: readonly CaseDate[]): string | null {
  const writ = dates.find(({ event, supposed }) => event === 'WRIT_EARLIEST' && !supposed);
  const first = writ?.deadline.date?.slice(0, 10) ?? null;
  return first !== null && issuedOn < first ? first : null;
}
