import type { RouteInput } from '@writdesk/contract/route';
import type { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { personOf, type UserContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { caseOfJob, changeJob, dataOf, fencedOff } from './change-job.ts';
import { rpaBotJobAudits } from './rpa-bot-job-audits.ts';
import { runRpaBotJob } from './run-rpa-bot-job.job.ts';

/**
 * Says yes to what a robot is ready to submit. It fills the form again and submits only where everything is what the person saw.
 * @throws `robot_job_not_ready`, `robot_job_other_ready` where it is something else by now, and what `changeJob` refuses.
 */
export function approveRpaBotJob(
  context: UserContext,
  { params, body }: RouteInput<typeof rpaBotJobs.approve>,
) {
  const { userId, name } = personOf(context);
  const wanted = { id: params.id, version: body.version, action: 'approve' } as const;
  return changeJob(context, wanted, async (tx, job) => {
    const { readyHash } = body;
    if (job.readyHash !== readyHash) refuse('robot_job_other_ready');
    await tx.enqueue(runRpaBotJob, { firmId: job.firmId, caseId: job.caseId, id: job.id });
    return {
      changes: {
        ...fencedOff(job),
        status: 'QUEUED',
        stage: 'WAITING',
        question: null,
        approvedHash: readyHash,
        approvedBy: userId,
        approvedByName: name,
        approvedAt: tx.now,
      },
      note: () =>
        tx.audit(rpaBotJobAudits.approve, {
          ...caseOfJob(job),
          data: { ...dataOf(job), readyHash, feeCents: job.feeCents },
        }),
    };
  });
}
