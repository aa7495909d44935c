import type {
  Filing,
  RpaBotJobKind,
  RpaBotJobStage,
} from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import { newRpaBotJob, rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { filingPurposes } from '@writdesk/contract/court-fees/fee-values';
import type { FaultKind, Place } from '../../../court-stand-in/faults.ts';
import type { StandInPortal } from '../../../court-stand-in/portal.ts';
import { findCase } from '../../src/case-service/cases/record/index.ts';
import { feesOfCase } from '../../src/case-service/court-fees/index.ts';
import { askClerk } from '../../src/case-service/court-robots/ask-clerk.ts';
import { robotPortal } from '../../src/case-service/court-robots/robot-portal.ts';
import { watchDockets } from '../../src/case-service/court-robots/robot-jobs.job.ts';
import { approveRpaBotJob } from '../../src/case-service/rpa-bot-jobs/approve-rpa-bot-job.ts';
import { cancelRpaBotJob } from '../../src/case-service/rpa-bot-jobs/cancel-rpa-bot-job.ts';
import { completeRpaBotJob } from '../../src/case-service/rpa-bot-jobs/complete-rpa-bot-job.ts';
import { createRpaBotJob } from '../../src/case-service/rpa-bot-jobs/create-rpa-bot-job.ts';
import { getRpaBotJob } from '../../src/case-service/rpa-bot-jobs/get-rpa-bot-job.ts';
import { doJob, findJobRecord, queueByItself } from '../../src/case-service/rpa-bot-jobs/index.ts';
import { listRpaBotJobs } from '../../src/case-service/rpa-bot-jobs/list-rpa-bot-jobs.ts';
import { takeOverRpaBotJob } from '../../src/case-service/rpa-bot-jobs/take-over-rpa-bot-job.ts';
import { type Context, contextOf, type UserContext } from '../../src/platform/context.ts';
import { found } from '../../src/platform/http/refuse.ts';
import { newId } from '../../src/platform/ids.ts';
import { todayOf } from './demo-acts.ts';
import { type Act, caseOf, type DemoCase, type Desk } from './demo-case.ts';
import { siteOf } from './demo-courts.ts';

const unseen = { version: undefined };

/** Queues a job for the case; a robot takes it with `visit`. */
export const queue =
  (kind: RpaBotJobKind, filing?: Filing): Act =>
  async (_desk, by, it) => {
    const body = newRpaBotJob.parse({ caseId: caseOf(it).id, kind, filing });
    await createRpaBotJob(by, { params: {}, query: {}, body });
  };

/** Queues a look at the docket as it is queued when its time has come. */
export const queueDocketLook: Act = async (_desk, by, it) => {
  const { firmId, clientId, id: caseId, courthouseId } = await recordOf(by, it);
  const machine = contextOf(by.deps, { kind: 'job', name: watchDockets.name }, newId());
  const wanted = {
    firmId,
    clientId,
    caseId,
    courthouseId: found(courthouseId),
    kind: 'DOCKET_LOOKUP',
  } as const;
  await queueByItself(machine, wanted);
};

interface Visit {
  /** What the site does at a place of the way through it. */
  meets?: readonly [Place, FaultKind];
  /** The site doesn’t list what it has taken yet. */
  listsLate?: boolean;
}

/** A robot works on the newest job of the case. @param stage at which the job must stand after that. */
export const visit =
  (stage: RpaBotJobStage, { meets, listsLate = false }: Visit = {}): Act =>
  async (desk, by, it) => {
    const court = courtOf(desk, it);
    court.settings.feeCents = await feeOf(by, it);
    court.settings.listsLate = listsLate;
    if (meets) court.faults.arrange(...meets);
    const machine = robot(by);
    const { id } = await newestOf(by, it);
    const { firmId, id: caseId } = await recordOf(by, it);
    await doJob(machine, { firmId, caseId, id }, robotPortal(machine, { openSite: siteOf(court) }));
    const reached = (await newestOf(by, it)).stage;
    if (reached !== stage) throw new Error(`The robot’s job is at ${reached}, not at ${stage}.`);
  };

/** Says yes to what the robot is ready to submit. */
export const sayYes: Act = async (_desk, by, it) => {
  const { id } = await newestOf(by, it);
  const { readyHash } = await getRpaBotJob(by, { params: { id }, query: {}, body: undefined });
  const body = rpaBotJobs.approve.body.parse({ readyHash });
  await approveRpaBotJob(by, { params: { id }, query: {}, body });
};

/** The clerk takes the filing, or sends it back, and a robot asks. */
export const clerkAnswers =
  (rejection?: { code: string; words: string; resubmitBy: string }): Act =>
  async (desk, by, it) => {
    const court = courtOf(desk, it);
    const { id, courtReference } = await newestOf(by, it);
    const { firmId, id: caseId } = await recordOf(by, it);
    const envelope = found(courtReference);
    const day = todayOf(by);
    if (rejection) court.ledger.reject(envelope, rejection);
    else court.ledger.accept(envelope, desk.takeNumber(desk.world.homes[it.home].court, day), day);
    const machine = robot(by);
    const job = found(await findJobRecord(machine.deps.db.as(machine.scope), { firmId, caseId, id }));
    if (!(await askClerk(machine, job, { openSite: siteOf(court) })))
      throw new Error('The clerk has not answered.');
  };

/** What stands on the court’s docket of the case. */
export const docketSays =
  (...lines: readonly (readonly [day: string, text: string])[]): Act =>
  async (desk, by, it) => {
    const { caseNumber, title } = await recordOf(by, it);
    const { entries } = courtOf(desk, it).ledger.openDocket(found(caseNumber), title);
    entries.push(...lines.map(([on, text]) => ({ on, text })));
  };

export const takeOver: Act = async (_desk, by, it) => {
  const { id } = await newestOf(by, it);
  await takeOverRpaBotJob(by, { params: { id }, query: {}, body: unseen });
};

export const complete =
  (courtReference: string): Act =>
  async (_desk, by, it) => {
    const { id } = await newestOf(by, it);
    const body = rpaBotJobs.complete.body.parse({ courtReference });
    await completeRpaBotJob(by, { params: { id }, query: {}, body });
  };

export const cancel: Act = async (_desk, by, it) => {
  const { id } = await newestOf(by, it);
  await cancelRpaBotJob(by, { params: { id }, query: {}, body: unseen });
};

const robot = ({ deps }: UserContext): Context => contextOf(deps, { kind: 'robot', name: 'robot' }, newId());

/** What robots find at a court that they may not visit doesn’t matter: they don’t go there. */
const courtOf = ({ courts, world }: Desk, { home }: DemoCase): StandInPortal =>
  world.homes[home].court === 'dekalb' ? courts.dekalb : courts.fulton;

const recordOf = async ({ deps, scope }: UserContext, it: DemoCase) =>
  found(await findCase(deps.db.as(scope), scope, caseOf(it).id));

async function newestOf(by: UserContext, it: DemoCase) {
  const query = rpaBotJobs.list.query.parse({ caseId: caseOf(it).id, sort: '-createdAt', size: 1 });
  const { rpaBotJobs: jobs } = await listRpaBotJobs(by, { params: {}, query, body: undefined });
  return found(jobs[0]);
}

/** The site asks for what the court’s schedule says. */
async function feeOf(by: UserContext, it: DemoCase): Promise<number> {
  const record = await recordOf(by, it);
  const asked = { day: todayOf(by), purposes: filingPurposes };
  const { totalCents } = await feesOfCase(by.deps.db.as(by.scope), record, asked);
  return totalCents;
}
