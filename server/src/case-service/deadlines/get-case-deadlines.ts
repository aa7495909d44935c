import type { deadlines } from '@writdesk/contract/deadlines';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { datesOfCase } from './case-dates.ts';
import { findVisibleCase, selectCaseFacts } from './case-facts-queries.ts';
import { courtOfCase, fallbackZone } from './count-case-dates.ts';
import { readLawBook } from './law-book.ts';

/** The dates of a case, each with its day-by-day count, by the law of now. @throws `case_not_found` */
export async function getCaseDeadlines(
  { deps, scope }: UserContext,
  { params }: RouteInput<typeof deadlines.ofCase>,
): Promise<RouteReplyInput<typeof deadlines.ofCase>> {
  const db = deps.db.as(scope);
  const { firm_id: firmId } = found(await findVisibleCase(db, scope, params.id), 'case_not_found');
  const [row] = await selectCaseFacts(db, { firmId, caseIds: [params.id] });
  const facts = found(row, 'case_not_found');
  const book = await readLawBook(db);
  const court = await courtOfCase(db, facts, book);
  const computedAt = deps.clock.now().toISOString();
  const dates = court ? datesOfCase(facts, court, book) : [];
  return {
    timeZone: court?.place.timeZone ?? facts.county_zone ?? fallbackZone,
    deadlines: dates.map(({ event, deadline, supposed }) => ({ ...deadline, event, supposed, computedAt })),
  };
}
