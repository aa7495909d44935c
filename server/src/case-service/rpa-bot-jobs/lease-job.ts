import type { Updateable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { CasesRpaBotJob } from '../../platform/db/schema.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { publishJob } from './change-job.ts';
import { rpaBotLeaseAudits } from './rpa-bot-job-audits.ts';
import { type JobKey, type JobRecord, lockJob, updateJob } from './rpa-bot-job-queries.ts';

const LEASE_MS = 120_000;

/** Somebody took the job over, canceled it, or found its lease run out: whoever had it may write no more. */
export class FencedOffError extends Error {
  override name = 'FencedOffError';
}

/** Takes a queued job. @throws FencedOffError where another one has it, or nobody wants it anymore. */
export function leaseJob(context: Context, key: JobKey, by: string): Promise<JobRecord> {
  return transact(context, async (tx) => {
    const job = await lockJob(tx.db, key);
    if (job?.status !== 'QUEUED') throw new FencedOffError(`The job ${key.id} isn’t queued.`);
    const changes = {
      status: 'RUNNING',
      stage: 'SEARCHING',
      fence: job.fence + 1,
      leasedBy: by,
      leasedUntil: new Date(tx.now.getTime() + LEASE_MS),
      attempts: job.attempts + 1,
    } as const;
    await updateJob(tx.db, job, { ...changes, updatedAt: tx.now });
    await noteStage(tx, job, changes.stage);
    publishJob(tx, job);
    return { ...job, ...changes };
  });
}

/**
 * Writes what a robot has to say of a job that it holds, and prolongs its lease.
 * @throws FencedOffError where it holds it no more.
 */
export function writeUnderLease(
  context: Context,
  held: JobRecord,
  changes: Updateable<CasesRpaBotJob>,
  note?: (tx: Tx, job: JobRecord) => Promise<void>,
): Promise<void> {
  return transact(context, async (tx) => {
    const job = await lockJob(tx.db, held);
    if (job?.status !== 'RUNNING' || job.fence !== held.fence)
      throw new FencedOffError(`The lease ${held.fence} of the job ${held.id} is over.`);
    const leasedUntil = new Date(tx.now.getTime() + LEASE_MS);
    await updateJob(tx.db, job, { leasedUntil, ...changes, updatedAt: tx.now });
    await noteStage(tx, job, changes.stage ?? job.stage);
    await note?.(tx, job);
    publishJob(tx, job);
  });
}

const noteStage = (tx: Tx, { firmId, id }: JobRecord, stage: string) =>
  tx.audit(rpaBotLeaseAudits.stage, { firmId, subjectId: id, data: { stage } });
