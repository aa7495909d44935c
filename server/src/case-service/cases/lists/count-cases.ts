import {
  caseGroups,
  type CaseStatus,
  caseStatuses,
  caseStatusFacts,
  ongoingStatuses,
} from '@writdesk/contract/cases/case-status';
import type { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import type { cases } from '@writdesk/contract/cases/cases';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import type { UserContext } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { localDate } from '../../../platform/clock.ts';
import { countBeingRecalculated } from '../../recalculations/index.ts';
import { type Done, everythingDone, type Grouped } from '../../tallies/index.ts';
import { countQueuesBy, type MayDoCounts, type StatusCount } from './count-by-status.ts';
import { countHandledBy, countMayDo, countStatuses } from './case-list-queries.ts';
import { rangeOfDays } from './range-of-days.ts';
import { countOf, whoseNumbers } from './whose-numbers.ts';

/** How many cases stand in each status, and how many are the caller's own. */
export async function countQueues(
  context: UserContext,
  { query }: RouteInput<typeof cases.queues>,
): Promise<RouteReplyInput<typeof cases.queues>> {
  const { deps, scope, actor } = context;
  const db = deps.db.as(scope);
  const today = localDate(deps.clock.now(), actor.timeZone);
  const of = { clientId: query.clientId, on: today };
  const [{ statuses, mayDo }, mine, beingRecalculated] = await Promise.all([
    countQueuesBy(deps.db, scope, of).then((known) => known ?? countOwnQueues(db, scope, of)),
    countHandledBy(db, scope, { clientId: query.clientId, userId: actor.userId }),
    countBeingRecalculated(db, scope),
  ]);
  return {
    all: statuses.reduce((sum, { n }) => sum + n, 0),
    mine,
    byStatus: Object.fromEntries(statuses.map(({ status, n }) => [status, n])),
    mayDo,
    beingRecalculated,
  };
}

/** The same for a manager's or an owner's properties: their cases are few. */
async function countOwnQueues(
  db: Kysely<DB>,
  scope: Scope,
  { clientId, on }: { clientId: string | null; on: string },
): Promise<{ statuses: StatusCount[]; mayDo: MayDoCounts }> {
  const [statuses, mayDo] = await Promise.all([
    countStatuses(db, scope, { clientId }),
    countMayDo(db, scope, { clientId, on }),
  ]);
  return { statuses, mayDo };
}

/** What the six counters count. */
export const doneWhats = everythingDone.map((done) => `done.${done}`);

/** The six counters of a firm, a company or a person, over a range of days or all time. */
export async function countDashboard(
  context: UserContext,
  { params, query }: RouteInput<typeof cases.dashboardStatus>,
): Promise<RouteReplyInput<typeof cases.dashboardStatus>> {
  const whose = await whoseNumbers(context, params.id, query.isFirmUser);
  const asked = { ...rangeOfDays(query.dateRange), countyId: query.countyId };
  return countersOf(await countOf(context, whose, { ...asked, what: doneWhats, by: null }));
}

export function countersOf(rows: readonly Grouped[]) {
  const of = (done: Done) => rows.find(({ what }) => what === `done.${done}`)?.n ?? 0;
  return {
    CasesSubmitted: of('submitted'),
    CasesApproved: of('approved'),
    writIssued: of('writIssued'),
    AppealedCases: of('appealed'),
    CasesDenied: of('denied'),
    CasesDismissed: of('dismissed'),
  };
}

type StatusesInput = Pick<RouteInput<typeof cases.statuses>, 'params' | 'query'>;
type StatusesReply = RouteReplyInput<typeof cases.statuses>;

/** Every status with its count, zero where nothing stands in it. A range counts cases by the day they were begun. */
export const countCaseStatuses = (context: UserContext, input: StatusesInput): Promise<StatusesReply> =>
  countIn(caseStatuses, context, input);

/** The same of the cases that go on. */
export const countOngoingStatuses = (context: UserContext, input: StatusesInput): Promise<StatusesReply> =>
  countIn(ongoingStatuses, context, input);

/** The ongoing cases by status, and by group. */
export async function countOngoing(
  context: UserContext,
  input: RouteInput<typeof caseNumbers.dashboardOngoing>,
): Promise<RouteReplyInput<typeof caseNumbers.dashboardOngoing>> {
  const { statuses, total } = await countIn(ongoingStatuses, context, input);
  const groups = caseGroups
    .filter((group) => group !== 'END')
    .map((group) => ({
      group,
      count: statuses.reduce(
        (sum, { status, count }) => (caseStatusFacts[status].group === group ? sum + count : sum),
        0,
      ),
    }));
  return { statuses, groups, total };
}

async function countIn(
  wanted: readonly CaseStatus[],
  context: UserContext,
  { params, query }: StatusesInput,
): Promise<StatusesReply> {
  const { deps, scope } = context;
  const whose = await whoseNumbers(context, params.id, query.isFirmUser);
  const range = rangeOfDays(query.dateRange);
  const { assigneeId, clientId, firmId } = whose;
  const counts = range.from
    ? await countStatuses(deps.db.as(scope), scope, {
        clientId,
        ...(firmId && { firmId }),
        ...(assigneeId && { assigneeId: [assigneeId] }),
        countyId: query.countyId ? [query.countyId] : null,
        ...range,
      })
    : (await countOf(context, whose, { what: ['status.'], countyId: query.countyId, by: null })).map(
        ({ what, n }) => ({ status: what.replace('status.', ''), n }),
      );
  const statuses = wanted.map((status) => ({
    status,
    label: caseStatusFacts[status].firmLabel,
    count: counts.find((row) => row.status === status)?.n ?? 0,
  }));
  return { statuses, total: statuses.reduce((sum, { count }) => sum + count, 0) };
}
