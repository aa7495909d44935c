import { caseStatuses, caseStatusFacts } from '@writdesk/contract/cases/case-status';
import type { cases } from '@writdesk/contract/cases/cases';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../../platform/context.ts';
import { localDate } from '../../../platform/clock.ts';
import { found, refuseField } from '../../../platform/http/refuse.ts';
import { countBeingRecounted } from '../../recounts/index.ts';
import { countByStatus } from '../counts/index.ts';
import { fault } from '@writdesk/contract/sentences/fault';
import { countCases, countMayDo, countStamps, countStatuses } from './case-list-queries.ts';
import { findClientNames } from '../record/index.ts';

/** How many cases stand in each status, and how many are the caller's own. */
export async function countQueues(
  context: UserContext,
  { query }: RouteInput<typeof cases.queues>,
): Promise<RouteReplyInput<typeof cases.queues>> {
  const { deps, scope, actor } = context;
  const db = deps.db.as(scope);
  const today = localDate(deps.clock.now(), actor.timeZone);
  const [counts, mine, mayDo, beingRecounted] = await Promise.all([
    countByStatus(deps.db, scope, query.clientId).then(
      (known) => known ?? countStatuses(db, scope, { clientId: query.clientId }),
    ),
    countCases(db, scope, { clientId: query.clientId, handledBy: actor.userId }),
    countMayDo(db, scope, { clientId: query.clientId, on: today }),
    countBeingRecounted(db, scope),
  ]);
  const byStatus = Object.fromEntries(counts.map(({ status, n }) => [status, n]));
  return {
    all: counts.reduce((sum, { n }) => sum + n, 0),
    mine: mine.total,
    byStatus,
    mayDo,
    beingRecounted,
  };
}

type DashboardInput = RouteInput<typeof cases.dashboardStatus>;

/** The six counters of a firm or a company, over a range of days or all time. */
export async function countDashboard(
  context: UserContext,
  input: DashboardInput,
): Promise<RouteReplyInput<typeof cases.dashboardStatus>> {
  const clientId = await narrowedTo(context, input.params.id);
  const { from, to } = rangeOf(input.query.dateRange);
  const { countyId } = input.query;
  const range = { from, to, countyId, clientId };
  const { submitted, approved, writIssued, appealed, denied, dismissed } = await countStamps(
    context.deps.db.as(context.scope),
    context.scope,
    range,
  );
  return {
    CasesSubmitted: submitted,
    CasesApproved: approved,
    writIssued,
    AppealedCases: appealed,
    CasesDenied: denied,
    CasesDismissed: dismissed,
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
  const isPlain = !query.countyId && !from && !to;
  const days = { ...(from && { from: dayOf(from) }), ...(to && { to: dayOf(new Date(to.getTime() - 1)) }) };
  const counts =
    (isPlain ? await countByStatus(deps.db, scope, clientId) : null) ??
    (await countStatuses(db, scope, { clientId, countyId: query.countyId, ...days }));
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

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** `all`, or two days `YYYY-MM-DD,YYYY-MM-DD`, both included. */
function rangeOf(text: string): { from: Date | null; to: Date | null } {
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
