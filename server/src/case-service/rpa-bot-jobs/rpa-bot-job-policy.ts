import type { ErrorCodeName } from '@writdesk/contract/errors';
import type { Role } from '@writdesk/contract/permissions/roles';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { JobRecord } from './rpa-bot-job-queries.ts';

type Facts = Pick<
  JobRecord,
  | 'status'
  | 'stage'
  | 'mayHaveFiled'
  | 'takenOverBy'
  | 'readyHash'
  | 'portalId'
  | 'courtReference'
  | 'question'
>;
type Refusal = Extract<ErrorCodeName, `robot_job_${string}`>;
export type JobAction =
  | 'retry'
  | 'takeOver'
  | 'giveBack'
  | 'complete'
  | 'resolve'
  | 'cancel'
  | 'approve'
  | 'askClerk';

/** Why an action can’t be done to a job as it stands; null where it can. */
export const refusalOf: Readonly<Record<JobAction, (job: Facts, userId: string) => Refusal | null>> = {
  // What the court may have is never sent again.
  retry: ({ status, stage, mayHaveFiled }) => {
    if (mayHaveFiled || status === 'SUCCEEDED') return 'robot_job_may_have_filed';
    if (stage === 'TAKEN_OVER') return 'robot_job_taken';
    if (status === 'QUEUED' || status === 'RUNNING') return 'robot_job_runs';
    return status === 'CANCELED' ? 'robot_job_over' : null;
  },
  takeOver: ({ status, stage }) => {
    if (stage === 'TAKEN_OVER') return 'robot_job_taken';
    return isOver(status) ? 'robot_job_over' : null;
  },
  giveBack: (job, userId) => (isTakenBy(job, userId) ? null : 'robot_job_not_yours'),
  complete: (job, userId) => (isTakenBy(job, userId) ? null : 'robot_job_not_yours'),
  resolve: (job, userId) => {
    // The court doesn’t know the number under which it was said to lie there.
    if (job.stage === 'WITH_CLERK' && job.question === 'NOT_FOUND') return null;
    if (!job.mayHaveFiled || job.status !== 'NEEDS_HUMAN') return 'robot_job_known';
    return job.stage === 'TAKEN_OVER' && !isTakenBy(job, userId) ? 'robot_job_taken' : null;
  },
  approve: ({ status, stage, readyHash }) =>
    status === 'NEEDS_HUMAN' && stage === 'READY_TO_SUBMIT' && readyHash !== null
      ? null
      : 'robot_job_not_ready',
  askClerk: ({ stage, portalId, courtReference }) =>
    stage === 'WITH_CLERK' && portalId && courtReference ? null : 'robot_job_not_with_clerk',
  cancel: (job, userId) => {
    if (job.status === 'SUCCEEDED' || job.status === 'CANCELED') return 'robot_job_over';
    if (job.mayHaveFiled) return 'robot_job_may_have_filed';
    return job.stage === 'TAKEN_OVER' && !isTakenBy(job, userId) ? 'robot_job_taken' : null;
  },
};

/** What somebody may do with a job, as its row says. */
export function rightsOf(job: Facts, { roles, userId }: { roles: readonly Role[]; userId: string }) {
  const mayWork = permitted(roles, 'rpa-bot-job.work') !== null;
  const can = (action: JobAction) => mayWork && refusalOf[action](job, userId) === null;
  return {
    retry: can('retry'),
    takeOver: can('takeOver'),
    giveBack: can('giveBack'),
    complete: can('complete'),
    resolve: can('resolve'),
    cancel: can('cancel'),
    approve: can('approve'),
    askClerk: can('askClerk'),
  };
}

const isTakenBy = ({ stage, takenOverBy }: Facts, userId: string) =>
  stage === 'TAKEN_OVER' && takenOverBy === userId;
const isOver = (status: Facts['status']) => ['SUCCEEDED', 'FAILED', 'CANCELED'].includes(status);
