import type { Updateable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { CasesRpaBotJob } from '../../platform/db/schema.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { found } from '../../platform/http/refuse.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { type CaseRecord, lockCase } from '../cases/record/index.ts';
import { caseOfJob, dataOf, publishJob } from './change-job.ts';
import type { Admission, Portal } from './portal.ts';
import { rpaBotJobAudits, rpaBotLeaseAudits } from './rpa-bot-job-audits.ts';
import { type JobKey, type JobRecord, lockJob, updateJob } from './rpa-bot-job-queries.ts';

const LEASE_MS = 120_000;
/** Another robot is at the site. */
const BUSY_MS = 15_000;

/** Somebody took the job over, canceled it, or found its lease run out: whoever had it may write no more. */
export class FencedOffError extends Error {
  override name = 'FencedOffError';
}

/** The job can’t be done now; it stays in the queue. */
export class LaterError extends Error {
  override name = 'LaterError';
  readonly at: Date;
  constructor(at: Date) {
    super(`The site is not to be visited before ${at.toISOString()}.`);
    this.at = at;
  }
}

/** One that waits in the queue; one of which nobody knows whether it was filed only for who can look for it. */
const isFree = ({ status, stage }: JobRecord, { searches }: Portal): boolean =>
  status === 'QUEUED' || (searches === true && status === 'NEEDS_HUMAN' && stage === 'OUTCOME_UNKNOWN');

/**
 * Takes a job. Where the site may not be visited, that is written instead.
 * @throws FencedOffError where another one has it, or nobody wants it anymore; LaterError where it stays in the queue.
 */
export async function leaseJob(context: Context, key: JobKey, portal: Portal): Promise<JobRecord> {
  const tried = await transact(context, async (tx) => {
    const job = await lockJob(tx.db, key);
    if (!job || !isFree(job, portal)) throw new FencedOffError(`The job ${key.id} isn’t queued.`);
    const admission = (await portal.admit?.(tx, job)) ?? { kind: 'NOW', portalId: job.portalId };
    const changes = admission.kind === 'NOW' ? leased(tx, job, portal.name) : kept(job, admission);
    await updateJob(tx.db, job, { ...changes, portalId: admission.portalId, updatedAt: tx.now });
    await noteStage(tx, job, changes.stage);
    if (changes.status === 'NEEDS_HUMAN' && job.status === 'QUEUED')
      await tx.audit(rpaBotJobAudits.wait, { ...caseOfJob(job), data: dataOf(job) });
    publishJob(tx, job);
    return { admission, job: { ...job, ...changes, portalId: admission.portalId } };
  }).catch((error: unknown) => {
    // Between the look at the site and the lease somebody else began a visit.
    if (isUniqueViolation(error, 'rpa_bot_job_portal_busy'))
      throw new LaterError(new Date(context.deps.clock.now().getTime() + BUSY_MS));
    throw error;
  });
  if (tried.admission.kind === 'LATER') throw new LaterError(tried.admission.at);
  if (tried.admission.kind === 'NEVER') throw new FencedOffError(`A person does the job ${key.id}.`);
  return tried.job;
}

const leased = (tx: Tx, job: JobRecord, by: string) =>
  ({
    status: 'RUNNING',
    stage: 'SEARCHING',
    fence: job.fence + 1,
    leasedBy: by,
    leasedUntil: new Date(tx.now.getTime() + LEASE_MS),
    attempts: job.attempts + 1,
    notBefore: null,
  }) as const;

function kept(job: JobRecord, admission: Exclude<Admission, { kind: 'NOW' }>) {
  const isUnknown = job.stage === 'OUTCOME_UNKNOWN';
  if (admission.kind === 'LATER') return { status: job.status, stage: job.stage, notBefore: admission.at };
  const stage = isUnknown ? 'OUTCOME_UNKNOWN' : 'BY_HAND';
  return { status: 'NEEDS_HUMAN', stage, question: admission.question, notBefore: null } as const;
}

interface Extras {
  note?: ((tx: Tx, job: JobRecord) => Promise<void>) | undefined;
  /** Changes the case, which is locked before the job, as everybody does who locks both. */
  onCase?: ((tx: Tx, record: CaseRecord) => Promise<void>) | undefined;
}

/**
 * Writes what a robot has to say of a job that it holds, and prolongs its lease.
 * @throws FencedOffError where it holds it no more.
 */
export function writeUnderLease(
  context: Context,
  held: JobRecord,
  changes: Updateable<CasesRpaBotJob>,
  { note, onCase }: Extras = {},
): Promise<void> {
  return transact(context, async (tx) => {
    const record = onCase && found(await lockCase(tx.db, context.scope, held.caseId), 'case_not_found');
    const job = await lockJob(tx.db, held);
    if (job?.status !== 'RUNNING' || job.fence !== held.fence)
      throw new FencedOffError(`The lease ${held.fence} of the job ${held.id} is over.`);
    const leasedUntil = new Date(tx.now.getTime() + LEASE_MS);
    await updateJob(tx.db, job, { leasedUntil, ...changes, updatedAt: tx.now });
    await noteStage(tx, job, changes.stage ?? job.stage);
    if (record) await onCase?.(tx, record);
    await note?.(tx, job);
    publishJob(tx, job);
  });
}

const noteStage = (tx: Tx, { firmId, id }: JobRecord, stage: string) =>
  tx.audit(rpaBotLeaseAudits.stage, { firmId, subjectId: id, data: { stage } });
