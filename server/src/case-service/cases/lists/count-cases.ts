import { caseStatuses, caseStatusFacts } from '@writdesk/contract/cases/case-status';
import type { cases } from '@writdesk/contract/cases/cases';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import type { UserContext } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { localDate } from '../../../platform/clock.ts';
import { found, refuseField } from '../../../platform/http/refuse.ts';
import { countBeingRecounted } from '../../recounts/index.ts';
import { fault } from '@writdesk/contract/sentences/fault';
import { type Done, everythingDone, selectTallies } from '../../tallies/index.ts';
import { countByStatus, countQueuesBy, type MayDoCounts, type StatusCount } from './count-by-status.ts';
import { countHandledBy, countMayDo, countStamps, countStatuses } from './case-list-queries.ts';
import { findClientNames } from '../record/index.ts';

/** How many cases stand in each status, and how many are the caller's own. */
export async function countQueues(
  context: UserContext,
  { query }: RouteInput<typeof cases.queues>,
): Promise<RouteReplyInput<typeof cases.queues>> {
  const { deps, scope, actor } = context;
  const db = deps.db.as(scope);
  const today = localDate(deps.clock.now(), actor.timeZone);
  const of = { clientId: query.clientId, on: today };
  const [{ statuses, mayDo }, mine, beingRecounted] = await Promise.all([
    countQueuesBy(deps.db, scope, of).then((known) => known ?? countOwnQueues(db, scope, of)),
    countHandledBy(db, scope, { clientId: query.clientId, userId: actor.userId }),
    countBeingRecounted(db, scope),
  ]);
  return {
    all: statuses.reduce((sum, { n }) => sum + n, 0),
    mine,
    byStatus: Object.fromEntries(statuses.map(({ status, n }) => [status, n])),
    mayDo,
    beingRecounted,
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

type DashboardInput = RouteInput<typeof cases.dashboardStatus>;

/** The six counters of a firm or a company, over a range of days or all time. */
export async function countDashboard(
  context: UserContext,
  input: DashboardInput,
): Promise<RouteReplyInput<typeof cases.dashboardStatus>> {
  const clientId = await narrowedTo(context, input.params.id);
  const { countyId, dateRange } = input.query;
  const { from, to } = rangeOf(dateRange);
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const days = daysOf({ from, to });
  const what = everythingDone.map((done) => `done.${done}` as const);
  const rows = await selectTallies(deps.db, scope, { clientId, countyId, what, ...days });
  const counted = rows ? null : await countStamps(db, scope, { from, to, countyId, clientId });
  const of = (done: Done) => counted?.[done] ?? rows?.find((row) => row.what === `done.${done}`)?.n ?? 0;
  return {
    CasesSubmitted: of('submitted'),
    CasesApproved: of('approved'),
    writIssued: of('writIssued'),
    AppealedCases: of('appealed'),
    CasesDenied: of('denied'),
    CasesDismissed: of('dismissed'),
  };
}

/** Every status with its count, zero where nothing stands in it. */
export async function countCaseStatuses(
  context: UserContext,
  { params, query }: RouteInput<typeof cases.statuses>,
): Promise<RouteReplyInput<typeof cases.statuses>> {
  const { deps, scope } = context;
  const clientId = await narrowedTo(context, params.id);
  const db = deps.db.as(scope);
  const { from, to } = rangeOf(query.dateRange);
  const of = { clientId, countyId: query.countyId };
  const counts =
    (from || to ? null : await countByStatus(deps.db, scope, of)) ??
    (await countStatuses(db, scope, {
      clientId,
      countyId: query.countyId ? [query.countyId] : null,
      ...daysOf({ from, to }),
    }));
  const statuses = caseStatuses.map((status) => ({
    status,
    label: caseStatusFacts[status].firmLabel,
    count: counts.find((row) => row.status === status)?.n ?? 0,
  }));
  return { statuses, total: statuses.reduce((sum, { count }) => sum + count, 0) };
}

/**
 * Whose numbers are asked for: the caller's own firm or self, or one company that the caller sees.
 * @returns the company to narrow to, or null for all that the caller sees. It never widens.
 */
async function narrowedTo({ actor, deps, scope }: UserContext, id: string): Promise<string | null> {
  if (id === actor.userId || id === actor.firmId || id === actor.accountId) return null;
  found(await findClientNames(deps.db.as(scope), id), 'client_not_found');
  return id;
}

/** From a moment on, and before one. */
interface Range {
  from: Date | null;
  to: Date | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const daysOf = ({ from, to }: Range) => ({
  ...(from && { from: dayOf(from) }),
  ...(to && { to: dayOf(new Date(to.getTime() - 1)) }),
});

/** `all`, or two days `YYYY-MM-DD,YYYY-MM-DD`, both included. */
function rangeOf(text: string): Range {
  if (text === 'all' || text === '') return { from: null, to: null };
  const [first = '', last = ''] = text.split(',');
  const isRange =
    DAY.test(first) &&
    DAY.test(last) &&
    !Number.isNaN(Date.parse(first)) &&
    !Number.isNaN(Date.parse(last)) &&
    first <= last;
  if (!isRange) refuseField('dateRange', fault('two_days_format'));
  return { from: new Date(`${first}T00:00:00Z`), to: new Date(Date.parse(`${last}T00:00:00Z`) + 86_400_000) };
}
