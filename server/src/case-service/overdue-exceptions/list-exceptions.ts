import type { overdueExceptions } from '@writdesk/contract/invoices/overdue-exceptions';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { selectExceptionPage } from './overdue-exception-queries.ts';
import { exceptionView } from './overdue-exception-view.ts';

/** A page of the exceptions that the caller can see. */
export async function listExceptions(
  context: UserContext,
  { query }: RouteInput<typeof overdueExceptions.list>,
) {
  const { deps, scope } = context;
  const actor = personOf(context);
  const { rows, total, casesLetIn } = await selectExceptionPage(
    deps.db.as(scope),
    scope,
    query,
    deps.clock.now(),
  );
  return {
    exceptions: rows.map((row) => exceptionView(actor, row)),
    total,
    totalIsCapped: false,
    page: query.page,
    pageSize: query.size,
    casesLetIn,
  };
}
