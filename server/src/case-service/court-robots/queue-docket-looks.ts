import type { Context } from '../../platform/context.ts';
import { queueByItself } from '../rpa-bot-jobs/index.ts';
import { selectDocketsDue } from './watch-queries.ts';

const BATCH = 100;

/** Queues looks at the dockets that are due; one that is queued already isn’t queued again. */
export async function queueDocketLooks(context: Context): Promise<number> {
  const { deps, scope } = context;
  const now = deps.clock.now();
  const due = await selectDocketsDue(deps.db.as(scope), {
    now,
    today: now.toISOString().slice(0, 10),
    limit: BATCH,
  });
  for (const each of due) await queueByItself(context, { ...each, kind: 'DOCKET_LOOKUP' });
  return due.length;
}
