import type { RouteInput } from '@writdesk/contract/route';
import type { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import type { UserContext } from '../../platform/context.ts';
import { caseOfJob, changeJob, dataOf, nobodys } from './change-job.ts';
import { rpaBotJobAudits } from './rpa-bot-job-audits.ts';

/**
 * Says what became of a job whose outcome nobody knew. One that wasn’t filed can be queued again after that.
 * @throws `robot_job_known`, and what `changeJob` refuses.
 */
export function resolveRpaBotJob(
  context: UserContext,
  { params, body }: RouteInput<typeof rpaBotJobs.resolve>,
) {
  const { filed, courtReference, comment } = body;
  const wanted = { id: params.id, version: body.version, action: 'resolve' } as const;
  return changeJob(context, wanted, (tx, job) => ({
    changes: {
      ...nobodys,
      ...(filed
        ? { status: 'SUCCEEDED', stage: 'ACCEPTED', courtReference }
        : { status: 'FAILED', stage: 'NOT_FILED', mayHaveFiled: false }),
      lastMessage: comment,
      finishedAt: tx.now,
    },
    note: () =>
      tx.audit(rpaBotJobAudits.resolve, { ...caseOfJob(job), data: { ...dataOf(job), filed, comment } }),
  }));
}
