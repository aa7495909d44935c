import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { NothingToNote, unlessDone } from '../cases/record/index.ts';
import { caseOfJob, dataOf, fencedOff, publishJob } from './change-job.ts';
import { rpaBotJobAudits, rpaBotLeaseAudits } from './rpa-bot-job-audits.ts';
import { type JobKey, lockJob, selectLost, updateJob } from './rpa-bot-job-queries.ts';

const BATCH = 200;

/** Queues jobs again whose robot died before it sent anything; of the others nobody knows, so that a person looks. */
export async function findLostAndFree(
  context: Context,
  queueAgain: (tx: Tx, key: JobKey) => Promise<void>,
): Promise<void> {
  const { deps, scope } = context;
  const now = deps.clock.now();
  for (const key of await selectLost(deps.db.as(scope), now, BATCH))
    await unlessDone(
      transact(context, async (tx) => {
        const job = await lockJob(tx.db, key);
        if (job?.status !== 'RUNNING' || !job.leasedUntil || job.leasedUntil >= now)
          throw new NothingToNote();
        const place = job.mayHaveFiled
          ? ({ status: 'NEEDS_HUMAN', stage: 'OUTCOME_UNKNOWN' } as const)
          : ({ status: 'QUEUED', stage: 'WAITING' } as const);
        await updateJob(tx.db, job, { ...fencedOff(job), ...place, updatedAt: tx.now });
        const { firmId, caseId, id } = job;
        if (job.mayHaveFiled)
          await tx.audit(rpaBotJobAudits.loseTrack, { ...caseOfJob(job), data: dataOf(job) });
        else {
          await tx.audit(rpaBotLeaseAudits.stage, { firmId, subjectId: id, data: { stage: place.stage } });
          await queueAgain(tx, { firmId, caseId, id });
        }
        publishJob(tx, job);
      }),
    );
}
