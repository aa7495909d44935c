import type { RouteInput } from '@writdesk/contract/route';
import type { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { personOf, type UserContext } from '../../platform/context.ts';
import { selectJobPage } from './rpa-bot-job-queries.ts';
import { jobView } from './rpa-bot-job-view.ts';

/** A page of the firm’s robot jobs. */
export async function listRpaBotJobs(context: UserContext, { query }: RouteInput<typeof rpaBotJobs.list>) {
  const { deps, scope } = context;
  const actor = personOf(context);
  const reader = { scope, userId: actor.userId };
  const { rows, ...counted } = await selectJobPage(deps.db.as(scope), reader, query);
  return { rpaBotJobs: rows.map((row) => jobView(actor, row)), ...counted };
}
