import { tagFields } from '@writdesk/contract/documents/tag-fields';
import type { RouteInput } from '@writdesk/contract/route';
import { type CopiedValue, copiedValues } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import type { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { personOf, type UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { readPaperValues } from '../documents/index.ts';
import { findJob } from './rpa-bot-job-queries.ts';
import { jobView } from './rpa-bot-job-view.ts';

type PaperValues = Awaited<ReturnType<typeof readPaperValues>>;

/** A job with each value that somebody copies who does it by hand. @throws `robot_job_not_found` */
export async function getRpaBotJob(context: UserContext, { params }: RouteInput<typeof rpaBotJobs.details>) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const job = found(await findJob(db, scope, params.id), 'robot_job_not_found');
  const papers = await readPaperValues(db, { firmId: job.firmId, id: job.caseId }, deps.clock.now());
  const values = copiedValues.flatMap((key) => {
    const value = key === 'reference' ? job.reference : textOf(key, papers);
    return value ? [{ key, value }] : [];
  });
  return { ...jobView(personOf(context), job), values };
}

/** As forms of courts take it: an amount without its sign, a list in one line. */
function textOf(key: Exclude<CopiedValue, 'reference'>, papers: PaperValues): string {
  const value = papers[key];
  if (value === null || value === undefined) return '';
  if (tagFields[key].type === 'MONEY') return (Number(value) / 100).toFixed(2);
  return Array.isArray(value) ? value.join('; ') : String(value);
}
