import type { RouteInput } from '@writdesk/contract/route';
import type { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import type { UserContext } from '../../platform/context.ts';
import { changeJob } from './change-job.ts';
import { rpaBotLeaseAudits } from './rpa-bot-job-audits.ts';
import { runRpaBotJob } from './run-rpa-bot-job.job.ts';

/**
 * Has a robot ask the clerk now, as whoever has heard of the answer elsewhere wants it. The portal’s hours and pace stay.
 * @throws `robot_job_not_with_clerk`, and what `changeJob` refuses.
 */
export function askClerkNow(context: UserContext, { params, body }: RouteInput<typeof rpaBotJobs.askClerk>) {
  const wanted = { id: params.id, version: body.version, action: 'askClerk' } as const;
  return changeJob(context, wanted, async (tx, { firmId, caseId, id, stage }) => {
    await tx.enqueue(runRpaBotJob, { firmId, caseId, id });
    return {
      changes: { askAt: tx.now },
      note: () => tx.audit(rpaBotLeaseAudits.stage, { firmId, subjectId: id, data: { stage } }),
    };
  });
}
