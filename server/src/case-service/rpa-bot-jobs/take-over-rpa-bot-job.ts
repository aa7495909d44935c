import type { RouteInput } from '@writdesk/contract/route';
import type { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { personOf, type UserContext } from '../../platform/context.ts';
import { caseOfJob, changeJob, dataOf, fencedOff } from './change-job.ts';
import { rpaBotJobAudits } from './rpa-bot-job-audits.ts';

/**
 * Takes a job over, to do it by hand. The robot that works on it is shut out before the person begins: what it would still write is
 * refused.
 * @throws `robot_job_taken`, `robot_job_over`, and what `changeJob` refuses.
 */
export function takeOverRpaBotJob(
  context: UserContext,
  { params, body }: RouteInput<typeof rpaBotJobs.takeOver>,
) {
  const { userId, name } = personOf(context);
  const wanted = { id: params.id, version: body.version, action: 'takeOver' } as const;
  return changeJob(context, wanted, (tx, job) => ({
    changes: {
      ...fencedOff(job),
      status: 'NEEDS_HUMAN',
      stage: 'TAKEN_OVER',
      takenOverBy: userId,
      takenOverByName: name,
      takenOverAt: tx.now,
    },
    note: () => tx.audit(rpaBotJobAudits.takeOver, { ...caseOfJob(job), data: dataOf(job) }),
  }));
}
