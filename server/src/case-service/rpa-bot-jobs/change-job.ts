import type { OtherEventData } from '@writdesk/contract/cases/case-events';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { Fault } from '@writdesk/contract/sentences/fault';
import { say } from '@writdesk/contract/sentences/in-english';
import type { Updateable } from 'kysely';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { CasesRpaBotJob } from '../../platform/db/schema.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { caseLive, type CaseRecord, lockCase, onCase } from '../cases/record/index.ts';
import { type JobAction, refusalOf } from './rpa-bot-job-policy.ts';
import { findJob, type JobRecord, lockJob, updateJob } from './rpa-bot-job-queries.ts';
import { jobView } from './rpa-bot-job-view.ts';

interface Wanted {
  id: string;
  /** The version that the caller saw. */
  version: number | undefined;
  action: JobAction;
}
interface Change {
  changes: Updateable<CasesRpaBotJob>;
  /** Puts it on the case’s timeline. */
  note(job: JobRecord): Promise<void>;
}

/**
 * One person’s action on a job: of two at once the second sees what the first has done.
 * @throws `robot_job_not_found`, the policy’s refusal, `conflict` for a stale version.
 */
export async function changeJob(
  context: UserContext,
  { id, version, action }: Wanted,
  decide: (tx: Tx, job: JobRecord, record: CaseRecord) => Promise<Change> | Change,
) {
  const actor = personOf(context);
  const { scope } = context;
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'rpa-bot-job.work') ? allow : deny('forbidden'));
    const seen = found(await findJob(tx.db, scope, id), 'robot_job_not_found');
    // Its case may change with it, and is locked first, as everybody does who locks both.
    const record = found(await lockCase(tx.db, scope, seen.caseId), 'robot_job_not_found');
    const job = found(await lockJob(tx.db, seen), 'robot_job_not_found');
    const refusal = refusalOf[action](job, actor.userId);
    if (refusal) refuse(refusal);
    if (version !== undefined && version !== job.version) refuse('conflict');
    const { changes, note } = await decide(tx, job, record);
    await updateJob(tx.db, job, { ...changes, updatedAt: tx.now });
    await note(job);
    publishJob(tx, job);
    return jobView(actor, found(await findJob(tx.db, scope, id), 'robot_job_not_found'));
  });
}

/** Nobody has it anymore. */
export const nobodys = { takenOverBy: null, takenOverByName: null, takenOverAt: null } as const;
/** The robot begins again: what it asked for and what it got a yes to is past. */
export const unasked = {
  question: null,
  readyHash: null,
  approvedHash: null,
  approvedAt: null,
  approvedBy: null,
  approvedByName: null,
  notBefore: null,
} as const;
/** What a robot found, by its code and in English; a person’s own words stand alone. */
export const saidLast = (said: Fault | string | null) =>
  said === null || typeof said === 'string'
    ? { lastMessage: said, lastFault: null }
    : { lastMessage: say(said), lastFault: JSON.stringify(said) };
/** Whoever holds a lease on it is shut out. */
export const fencedOff = ({ fence }: JobRecord) => ({ fence: fence + 1, leasedBy: null, leasedUntil: null });

export const caseOfJob = ({ firmId, clientId, caseId }: Pick<JobRecord, 'firmId' | 'clientId' | 'caseId'>) =>
  onCase({ firmId, clientId, id: caseId });
export const dataOf = ({ kind, filing }: JobRecord): OtherEventData<'robot-job.create'> => ({ kind, filing });

/** Only the firm learns of it. */
export const publishJob = (
  tx: Pick<Tx, 'publish'>,
  { firmId, caseId }: Pick<JobRecord, 'firmId' | 'caseId'>,
) => {
  tx.publish(caseLive.changed, { firmId, caseId });
};
