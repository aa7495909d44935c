import { fault } from '@writdesk/contract/sentences/fault';
import type { Updateable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { CasesRpaBotJob } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { caseOfJob, dataOf, saidLast } from './change-job.ts';
import { FencedOffError, LaterError, leaseJob, writeUnderLease } from './lease-job.ts';
import type { Portal, PortalOutcome, Progress } from './portal.ts';
import { rpaBotJobAudits } from './rpa-bot-job-audits.ts';
import type { JobKey, JobRecord } from './rpa-bot-job-queries.ts';

/**
 * Has a portal do a queued job, under a lease. What goes wrong before anything was sent fails the job; after that nobody knows the
 * outcome, and a person looks.
 * @returns when the job is to be tried again; null where it isn’t.
 */
export async function doJob(context: Context, key: JobKey, portal: Portal): Promise<Date | null> {
  try {
    const held = await leaseJob(context, key, portal);
    return await work(context, held, portal);
  } catch (error) {
    if (error instanceof LaterError) return error.at;
    // A person has it now, or it is over: the robot stops.
    if (!(error instanceof FencedOffError)) throw error;
    return null;
  }
}

async function work(context: Context, held: JobRecord, portal: Portal): Promise<Date | null> {
  let { mayHaveFiled } = held;
  const enter: Progress['enter'] = async (stage, onCase) => {
    const isSending = stage === 'SUBMITTING';
    // Whatever a site does: what may lie at the court is never sent again.
    if (isSending && held.mayHaveFiled) throw new FencedOffError(`The job ${held.id} may have been filed.`);
    await writeUnderLease(context, held, { stage, ...(isSending && { mayHaveFiled: true }) }, { onCase });
    mayHaveFiled ||= isSending;
  };
  const note = (write: (tx: Tx, job: JobRecord) => Promise<void>) =>
    writeUnderLease(context, held, {}, { note: write });
  const outcome = await portal.work(held, enter, { enter, note }).catch((error: unknown): PortalOutcome => {
    if (error instanceof FencedOffError) throw error;
    context.deps.log.warn({ err: error, jobId: held.id }, 'a robot job went wrong');
    const message = fault('robot_failed');
    return mayHaveFiled ? { kind: 'UNKNOWN', message } : { kind: 'FAILED', message };
  });
  await settle(context, held, outcome);
  return outcome.kind === 'LATER' ? outcome.at : null;
}

const free = { leasedBy: null, leasedUntil: null } as const;

function settle(context: Context, held: JobRecord, outcome: PortalOutcome): Promise<void> {
  const { changes, audit } = settled(context, held, outcome);
  return writeUnderLease(
    context,
    held,
    { ...free, ...changes },
    {
      onCase: outcome.onCase,
      async note(tx, job) {
        await audit?.(tx, job);
        await outcome.alongside?.(tx);
      },
    },
  );
}

interface Settled {
  changes: Updateable<CasesRpaBotJob>;
  audit?: (tx: Tx, job: JobRecord) => Promise<void>;
}

function settled({ deps }: Context, held: JobRecord, outcome: PortalOutcome): Settled {
  const now = deps.clock.now();
  const on = (kind: 'wait' | 'loseTrack') => (tx: Tx, job: JobRecord) =>
    tx.audit(rpaBotJobAudits[kind], { ...caseOfJob(job), data: dataOf(job) });
  switch (outcome.kind) {
    case 'NEEDS_HUMAN': {
      const { message, question = null, ready } = outcome;
      return {
        changes: {
          status: 'NEEDS_HUMAN',
          stage: ready ? 'READY_TO_SUBMIT' : 'BY_HAND',
          question,
          ...saidLast(message),
          ...(ready && {
            readyHash: ready.hash,
            feeCents: ready.feeCents,
            expectedFeeCents: ready.expectedFeeCents,
          }),
        },
        audit: on('wait'),
      };
    }
    case 'ACCEPTED': {
      const { courtReference } = outcome;
      return {
        changes: {
          status: 'SUCCEEDED',
          stage: 'ACCEPTED',
          question: null,
          courtReference,
          finishedAt: now,
        },
        audit: (tx, job) =>
          tx.audit(rpaBotJobAudits.complete, { ...caseOfJob(job), data: { ...dataOf(job), courtReference } }),
      };
    }
    case 'SUBMITTED': {
      const { courtReference, feeCents, askAt } = outcome;
      const changes = { courtReference, askAt, mayHaveFiled: true, question: null, ...saidLast(null) };
      return {
        changes: { ...changes, feeCents, status: 'SUCCEEDED', stage: 'WITH_CLERK' },
        audit: (tx, job) =>
          tx.audit(rpaBotJobAudits.submit, {
            ...caseOfJob(job),
            data: { ...dataOf(job), courtReference, feeCents },
          }),
      };
    }
    case 'FAILED':
      // Before anything was sent nothing is at the court; an earlier filing of which nobody knows stays so.
      return {
        changes: held.mayHaveFiled
          ? { status: 'NEEDS_HUMAN', stage: 'OUTCOME_UNKNOWN', ...saidLast(outcome.message) }
          : {
              status: 'FAILED',
              stage: 'NOT_FILED',
              ...saidLast(outcome.message),
              mayHaveFiled: false,
              finishedAt: now,
            },
      };
    case 'LATER':
      return {
        changes: {
          ...(held.mayHaveFiled
            ? { status: 'NEEDS_HUMAN', stage: 'OUTCOME_UNKNOWN' }
            : { status: 'QUEUED', stage: 'WAITING' }),
          notBefore: outcome.at,
          ...saidLast(outcome.message),
        },
      };
    case 'UNKNOWN': {
      const { message, question = null } = outcome;
      return {
        changes: { status: 'NEEDS_HUMAN', stage: 'OUTCOME_UNKNOWN', ...saidLast(message), question },
        ...(!held.mayHaveFiled && { audit: on('loseTrack') }),
      };
    }
    case 'READ':
      return {
        changes: {
          status: 'SUCCEEDED',
          stage: 'DONE',
          question: null,
          ...saidLast(outcome.message),
          finishedAt: now,
        },
      };
  }
}
