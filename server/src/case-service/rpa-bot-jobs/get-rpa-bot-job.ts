import { tagFields } from '@writdesk/contract/documents/tag-fields';
import type { RouteInput } from '@writdesk/contract/route';
import { type CopiedValue, copiedValues } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import type { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import type { Kysely } from 'kysely';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found } from '../../platform/http/refuse.ts';
import { findPortalOfCourt, filingDayOf } from '../court-portals/index.ts';
import { readPaperValues } from '../documents/index.ts';
import { filingFilesOf } from '../packets/index.ts';
import { selectEvidence } from './evidence-queries.ts';
import { shownEvidence } from './keep-evidence.ts';
import { findJob, type JobRecord } from './rpa-bot-job-queries.ts';
import { jobView } from './rpa-bot-job-view.ts';

type PaperValues = Awaited<ReturnType<typeof readPaperValues>>;

/** A job with each value that somebody copies who does it by hand. @throws `robot_job_not_found` */
export async function getRpaBotJob(context: UserContext, { params }: RouteInput<typeof rpaBotJobs.details>) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const job = found(await findJob(db, scope, params.id), 'robot_job_not_found');
  const { firmId, courthouseId } = job;
  const now = deps.clock.now();
  const [textFor, evidence, portal, files] = await Promise.all([
    copiedText(db, job, now),
    selectEvidence(db, job),
    courthouseId ? findPortalOfCourt(db, { firmId, courthouseId }) : undefined,
    job.kind === 'EFILE' ? filingFilesOf(db, { firmId, id: job.caseId }) : [],
  ]);
  const values = copiedValues.flatMap((key) => {
    const value = textFor(key);
    return value ? [{ key, value }] : [];
  });
  return {
    ...jobView(personOf(context), job),
    values,
    files,
    filingDay: portal && job.kind === 'EFILE' ? filingDayOf(portal, now) : null,
    evidence: await Promise.all(evidence.map((each) => shownEvidence(context, each))),
  };
}

/** Each value of a job’s case as it is typed into the court’s form; what nobody has entered is empty. */
export async function copiedText(
  db: Kysely<DB>,
  { firmId, caseId, reference }: Pick<JobRecord, 'firmId' | 'caseId' | 'reference'>,
  now: Date,
): Promise<(key: CopiedValue) => string> {
  const papers = await readPaperValues(db, { firmId, id: caseId }, now);
  return (key) => (key === 'reference' ? reference : textOf(key, papers));
}

/** As forms of courts take it: an amount without its sign, a list in one line. */
function textOf(key: Exclude<CopiedValue, 'reference'>, papers: PaperValues): string {
  const value = papers[key];
  if (value === null || value === undefined) return '';
  if (tagFields[key].type === 'MONEY') return (Number(value) / 100).toFixed(2);
  return Array.isArray(value) ? value.join('; ') : String(value);
}
