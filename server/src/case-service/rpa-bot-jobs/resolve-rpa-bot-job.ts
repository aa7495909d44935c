import type { RouteInput } from '@writdesk/contract/route';
import type { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import type { UserContext } from '../../platform/context.ts';
import { caseOfJob, changeJob, dataOf, nobodys, saidLast } from './change-job.ts';
import { rpaBotJobAudits } from './rpa-bot-job-audits.ts';
import { vouchedFor } from './with-clerk.ts';

/**
 * Says what became of a job whose outcome nobody knew. One that wasn’t filed can be queued again after that; of a petition that was filed,
 * robots ask the clerk.
 * @throws `robot_job_known`, and what `changeJob` refuses.
 */
export function resolveRpaBotJob(
  context: UserContext,
  { params, body }: RouteInput<typeof rpaBotJobs.resolve>,
) {
  const { filed, courtReference, comment } = body;
  const wanted = { id: params.id, version: body.version, action: 'resolve' } as const;
  return changeJob(context, wanted, async (tx, job, record) => ({
    changes: {
      ...nobodys,
      ...(filed
        ? { status: 'SUCCEEDED', stage: 'ACCEPTED', courtReference, ...(await vouchedFor(tx, job, record)) }
        : { status: 'FAILED', stage: 'NOT_FILED', mayHaveFiled: false, finishedAt: tx.now }),
      ...saidLast(comment),
    },
    note: () =>
      tx.audit(rpaBotJobAudits.resolve, { ...caseOfJob(job), data: { ...dataOf(job), filed, comment } }),
  }));
}
