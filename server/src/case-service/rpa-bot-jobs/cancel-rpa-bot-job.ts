import type { RouteInput } from '@writdesk/contract/route';
import type { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import type { UserContext } from '../../platform/context.ts';
import { caseOfJob, changeJob, dataOf, fencedOff, nobodys } from './change-job.ts';
import { rpaBotJobAudits } from './rpa-bot-job-audits.ts';

/** Cancels a job that has filed nothing. @throws `robot_job_may_have_filed`, `robot_job_over`, and what `changeJob` refuses. */
export function cancelRpaBotJob(
  context: UserContext,
  { params, body }: RouteInput<typeof rpaBotJobs.cancel>,
) {
  const wanted = { id: params.id, version: body.version, action: 'cancel' } as const;
  return changeJob(context, wanted, (tx, job) => ({
    changes: { ...fencedOff(job), ...nobodys, status: 'CANCELED', stage: 'WAITING', finishedAt: tx.now },
    note: () => tx.audit(rpaBotJobAudits.cancel, { ...caseOfJob(job), data: dataOf(job) }),
  }));
}
