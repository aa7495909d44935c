import type { RouteInput } from '@writdesk/contract/route';
import type { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { found, refuseField } from '../../platform/http/refuse.ts';
import { ownUploads, putOnCase } from '../documents/index.ts';
import { caseOfJob, changeJob, dataOf, nobodys } from './change-job.ts';
import { rpaBotJobAudits } from './rpa-bot-job-audits.ts';
import { findJob } from './rpa-bot-job-queries.ts';
import { vouchedFor } from './with-clerk.ts';

/**
 * Records that somebody did a job by hand, with the court’s answer and its receipt. Of a petition, robots ask the clerk from now on.
 * @throws `robot_job_not_yours`, `file_not_found`; `invalid` for a receipt that is no PDF; and what `changeJob` refuses.
 */
export async function completeRpaBotJob(
  context: UserContext,
  { params, body }: RouteInput<typeof rpaBotJobs.complete>,
) {
  const db = context.deps.db.as(context.scope);
  const seen = found(await findJob(db, context.scope, params.id), 'robot_job_not_found');
  const [receipt] = await ownUploads(context, seen.caseId, body.receiptPath ? [body.receiptPath] : []);
  if (receipt && receipt.contentType !== 'application/pdf')
    refuseField('receiptPath', fault('receipt_no_pdf'));
  const wanted = { id: params.id, version: body.version, action: 'complete' } as const;
  return changeJob(context, wanted, async (tx, job, record) => {
    const { courtReference } = body;
    if (receipt) {
      const { fileName } = receipt;
      await putOnCase({ tx, record, context }, receipt, {
        kind: 'RECEIPT',
        title: 'Filing receipt',
        fileName,
      });
    }
    return {
      changes: {
        ...nobodys,
        status: 'SUCCEEDED',
        stage: 'COMPLETED_BY_HAND',
        mayHaveFiled: job.kind === 'EFILE',
        courtReference,
        ...(await vouchedFor(tx, job, record)),
      },
      note: () =>
        tx.audit(rpaBotJobAudits.complete, { ...caseOfJob(job), data: { ...dataOf(job), courtReference } }),
    };
  });
}
