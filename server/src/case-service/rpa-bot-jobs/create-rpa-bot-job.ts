import { endStatuses } from '@writdesk/contract/cases/case-status';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { keysOf, lockCase, onCase } from '../cases/record/index.ts';
import { requireFresh } from '../documents/index.ts';
import { publishJob } from './change-job.ts';
import { referenceOf } from './reference-of.ts';
import { rpaBotJobAudits } from './rpa-bot-job-audits.ts';
import { findJob, insertJob } from './rpa-bot-job-queries.ts';
import { jobView } from './rpa-bot-job-view.ts';
import { runRpaBotJob } from './run-rpa-bot-job.job.ts';

/**
 * Queues a job for a case.
 * @throws `case_not_found`, `robot_job_exists` where one is live already, `invalid` where the case has ended or no court is chosen.
 */
export async function createRpaBotJob(context: UserContext, { body }: RouteInput<typeof rpaBotJobs.create>) {
  const actor = personOf(context);
  const { scope } = context;
  const id = newId();
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'rpa-bot-job.work') ? allow : deny('forbidden'));
    const record = found(await lockCase(tx.db, scope, body.caseId), 'case_not_found');
    if (endStatuses.includes(record.status)) refuseField('caseId', fault('robot_case_ended'));
    // What is filed is what a lawyer has approved.
    if (body.kind === 'EFILE' && record.approvedAt === null)
      refuseField('caseId', fault('robot_not_approved'));
    if (body.kind === 'EFILE') await requireFresh(tx.db, record, tx.now);
    if (body.kind !== 'SCRA' && !record.courthouseId) refuseField('caseId', fault('courthouse_missing'));
    const job = {
      ...keysOf(record),
      id,
      kind: body.kind,
      filing: body.filing ?? null,
      courthouseId: body.kind === 'SCRA' ? null : record.courthouseId,
      reference: referenceOf(id),
      createdBy: actor.userId,
      createdByName: actor.name,
      createdAt: tx.now,
      updatedAt: tx.now,
    };
    await insertJob(tx.db, job);
    const data = { kind: job.kind, filing: job.filing };
    await tx.audit(rpaBotJobAudits.create, { ...onCase(record), data });
    await tx.enqueue(runRpaBotJob, { firmId: record.firmId, caseId: record.id, id });
    publishJob(tx, job);
    return jobView(actor, found(await findJob(tx.db, scope, id), 'robot_job_not_found'));
  }).catch((error: unknown) => {
    const isLive = ['rpa_bot_job_filing_once', 'rpa_bot_job_live'].some((name) =>
      isUniqueViolation(error, name),
    );
    if (isLive) refuse('robot_job_exists');
    throw error;
  });
}
