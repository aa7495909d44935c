import type { RouteInput } from '@writdesk/contract/route';
import type { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import type { UserContext } from '../../platform/context.ts';
import { caseOfJob, changeJob, dataOf, fencedOff, saidLast, unasked } from './change-job.ts';
import { rpaBotJobAudits } from './rpa-bot-job-audits.ts';
import { runRpaBotJob } from './run-rpa-bot-job.job.ts';

/** Queues a job again. @throws `robot_job_may_have_filed` where the court may have it, and what `changeJob` refuses. */
export function retryRpaBotJob(context: UserContext, { params, body }: RouteInput<typeof rpaBotJobs.retry>) {
  const wanted = { id: params.id, version: body.version, action: 'retry' } as const;
  return changeJob(context, wanted, async (tx, job) => {
    const { firmId, caseId, id } = job;
    await tx.enqueue(runRpaBotJob, { firmId, caseId, id });
    return {
      changes: {
        ...fencedOff(job),
        status: 'QUEUED',
        stage: 'WAITING',
        ...saidLast(null),
        ...unasked,
        finishedAt: null,
      },
      note: () => tx.audit(rpaBotJobAudits.retry, { ...caseOfJob(job), data: dataOf(job) }),
    };
  });
}
