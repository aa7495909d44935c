import type { checks } from '@writdesk/contract/checks/checks';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { selectCheckPage } from './check-queries.ts';
import { checkView, readCheck } from './check-view.ts';

/** A page of the firm's checks, with the sums of the whole filter by status. */
export async function listChecks(context: UserContext, { query }: RouteInput<typeof checks.reports>) {
  const { deps, scope } = context;
  const actor = personOf(context);
  const { rows, totals } = await selectCheckPage(deps.db.as(scope), scope, query, deps.clock.now());
  return {
    checks: rows.map((row) => checkView(actor, row)),
    total: totals.reduce((sum, { checks: count }) => sum + count, 0),
    totalIsCapped: false,
    page: query.page,
    pageSize: query.size,
    totals,
  };
}

/** One check of the firm. @throws `check_not_found` */
export function getCheck(context: UserContext, { params }: RouteInput<typeof checks.details>) {
  const { deps, scope } = context;
  return readCheck(deps.db.as(scope), context, params.id, deps.clock.now());
}
