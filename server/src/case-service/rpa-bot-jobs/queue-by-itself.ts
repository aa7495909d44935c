import type { RpaBotJobKind } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import { actorName } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { newId } from '../../platform/ids.ts';
import { caseOfJob, publishJob } from './change-job.ts';
import { referenceOf } from './reference-of.ts';
import { rpaBotJobAudits } from './rpa-bot-job-audits.ts';
import { insertJob } from './rpa-bot-job-queries.ts';
import { runRpaBotJob } from './run-rpa-bot-job.job.ts';

interface Wanted {
  firmId: string;
  clientId: string;
  caseId: string;
  courthouseId: string;
  /** What files something is queued by a person alone. */
  kind: Exclude<RpaBotJobKind, 'EFILE'>;
}

/** Queues a job that is due, in nobody’s name. @returns false where one is live already. */
export async function queueByItself(context: Context, wanted: Wanted): Promise<boolean> {
  const id = newId();
  try {
    await transact(context, async (tx) => {
      const job = {
        ...wanted,
        id,
        filing: null,
        reference: referenceOf(id),
        createdBy: null,
        createdByName: actorName(context.actor),
        createdAt: tx.now,
        updatedAt: tx.now,
      };
      await insertJob(tx.db, job);
      await tx.audit(rpaBotJobAudits.create, {
        ...caseOfJob(job),
        data: { kind: job.kind, filing: job.filing },
      });
      await tx.enqueue(runRpaBotJob, { firmId: job.firmId, caseId: job.caseId, id });
      publishJob(tx, job);
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'rpa_bot_job_live')) return false;
    throw error;
  }
}
