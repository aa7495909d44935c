import type { RouteInput } from '@writdesk/contract/route';
import type { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import type { UserContext } from '../../platform/context.ts';
import { caseOfJob, changeJob, dataOf, nobodys, saidLast, unasked } from './change-job.ts';
import { rpaBotJobAudits } from './rpa-bot-job-audits.ts';
import { runRpaBotJob } from './run-rpa-bot-job.job.ts';

/**
 * Gives a job back that one hasn’t filed. What may lie at the court already waits for somebody who looks, and goes to no robot.
 * @throws `robot_job_not_yours`, and what `changeJob` refuses.
 */
export function giveBackRpaBotJob(
  context: UserContext,
  { params, body }: RouteInput<typeof rpaBotJobs.giveBack>,
) {
  const wanted = { id: params.id, version: body.version, action: 'giveBack' } as const;
  return changeJob(context, wanted, async (tx, job) => {
    const { firmId, caseId, id, mayHaveFiled } = job;
    if (!mayHaveFiled) await tx.enqueue(runRpaBotJob, { firmId, caseId, id });
    const place = mayHaveFiled
      ? ({ status: 'NEEDS_HUMAN', stage: 'OUTCOME_UNKNOWN' } as const)
      : ({ status: 'QUEUED', stage: 'WAITING' } as const);
    return {
      changes: { ...nobodys, ...unasked, ...place, ...saidLast(body.comment) },
      note: () => tx.audit(rpaBotJobAudits.giveBack, { ...caseOfJob(job), data: dataOf(job) }),
    };
  });
}
