import type { Context } from '../../platform/context.ts';
import { caseOfJob, dataOf } from './change-job.ts';
import { FencedOffError, leaseJob, writeUnderLease } from './lease-job.ts';
import type { Portal, PortalOutcome } from './portal.ts';
import { rpaBotJobAudits } from './rpa-bot-job-audits.ts';
import type { JobKey, JobRecord } from './rpa-bot-job-queries.ts';

/**
 * Has a portal do a queued job, under a lease. What goes wrong before anything was sent fails the job; after that nobody knows the
 * outcome, and a person looks.
 */
export async function doJob(context: Context, key: JobKey, portal: Portal): Promise<void> {
  try {
    const held = await leaseJob(context, key, portal.name);
    await work(context, held, portal);
  } catch (error) {
    // A person has it now, or it is over: the robot stops.
    if (!(error instanceof FencedOffError)) throw error;
  }
}

async function work(context: Context, held: JobRecord, portal: Portal): Promise<void> {
  let mayHaveFiled = held.mayHaveFiled;
  const outcome = await portal
    .work(held, async (stage) => {
      const isSending = stage === 'SUBMITTING';
      await writeUnderLease(context, held, { stage, ...(isSending && { mayHaveFiled: true }) });
      mayHaveFiled ||= isSending;
    })
    .catch((error: unknown) => {
      if (error instanceof FencedOffError) throw error;
      return error instanceof Error ? error : new Error(String(error));
    });
  if (outcome instanceof Error) await giveUp(context, held, outcome.message, mayHaveFiled);
  else await settle(context, held, outcome);
}

const free = { leasedBy: null, leasedUntil: null } as const;

function giveUp(
  context: Context,
  held: JobRecord,
  lastMessage: string,
  mayHaveFiled: boolean,
): Promise<void> {
  if (!mayHaveFiled)
    return writeUnderLease(context, held, { ...free, ...failed(context), stage: 'NOT_FILED', lastMessage });
  const unknown = { status: 'NEEDS_HUMAN', stage: 'OUTCOME_UNKNOWN', lastMessage } as const;
  return writeUnderLease(context, held, { ...free, ...unknown }, (tx, job) =>
    tx.audit(rpaBotJobAudits.loseTrack, { ...caseOfJob(job), data: dataOf(job) }),
  );
}

const failed = ({ deps }: Context) => ({ status: 'FAILED', finishedAt: deps.clock.now() }) as const;

function settle(context: Context, held: JobRecord, outcome: PortalOutcome): Promise<void> {
  switch (outcome.kind) {
    case 'NEEDS_HUMAN': {
      const changes = { status: 'NEEDS_HUMAN', stage: 'BY_HAND', lastMessage: outcome.message } as const;
      return writeUnderLease(context, held, { ...free, ...changes }, (tx, job) =>
        tx.audit(rpaBotJobAudits.wait, { ...caseOfJob(job), data: dataOf(job) }),
      );
    }
    case 'ACCEPTED': {
      const { courtReference } = outcome;
      const changes = { status: 'SUCCEEDED', stage: 'ACCEPTED', courtReference } as const;
      return writeUnderLease(
        context,
        held,
        { ...free, ...changes, finishedAt: context.deps.clock.now() },
        (tx, job) =>
          tx.audit(rpaBotJobAudits.complete, { ...caseOfJob(job), data: { ...dataOf(job), courtReference } }),
      );
    }
    case 'REJECTED': {
      const changes = { stage: 'REJECTED', lastMessage: outcome.message, mayHaveFiled: false } as const;
      return writeUnderLease(context, held, { ...free, ...failed(context), ...changes });
    }
  }
}
