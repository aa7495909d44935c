import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { openChromiumSite, type OpenSite } from '../../platform/sites/index.ts';
import { findPortalOfCourt, nextVisitAt } from '../court-portals/index.ts';
import {
  doJob,
  findJobRecord,
  type JobKey,
  queueByItself,
  selectToAsk,
  selectUnsearched,
} from '../rpa-bot-jobs/index.ts';
import { askClerk } from './ask-clerk.ts';
import { lookAtPortals } from './look-at-portals.ts';
import { robotPortal } from './robot-portal.ts';
import { selectDocketsDue } from './watch-queries.ts';

const BATCH = 20;
const nothing = z.object({}).strict();

/** Does a job at a court’s site, where the machine has a browser for it. */
export const workAtCourt = defineJob<JobKey>({
  name: 'court-robots.work',
  service: 'robot',
  schema: z.object({ firmId: z.uuid(), caseId: z.uuid(), id: z.uuid() }),
  concurrency: 1,
  async handle(context, key) {
    const openSite = browserOf(context);
    const job = await findJobRecord(context.deps.db.as(context.scope), key);
    if (job?.stage === 'WITH_CLERK') {
      await askClerk(context, job, { openSite });
      return;
    }
    const again = await doJob(context, key, robotPortal(context, { openSite }));
    if (again) await enqueueAt(context, key, again);
  },
});

/** Finds out what became of what may have been sent, and asks the clerks. */
export const tendRobotJobs = defineJob<Record<string, never>>({
  name: 'court-robots.tend',
  service: 'robot',
  schema: nothing,
  schedule: { cron: '* * * * *' },
  concurrency: 1,
  async handle(context) {
    await tendJobs(context, browserOf(context));
  },
});

export async function tendJobs(context: Context, openSite: OpenSite | null): Promise<void> {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const now = deps.clock.now();
  for (const key of await selectUnsearched(db, now, BATCH))
    await doJob(context, key, robotPortal(context, { openSite }));
  for (const job of await selectToAsk(db, now, BATCH)) await askClerk(context, job, { openSite });
}

/** Signs in and opens the empty form each night: a changed site is noticed before a filing is late. */
export const lookAtCourts = defineJob<Record<string, never>>({
  name: 'court-robots.look',
  service: 'robot',
  schema: nothing,
  schedule: { cron: '30 8 * * *' },
  concurrency: 1,
  timeoutSeconds: 1_800,
  async handle(context) {
    await lookAtPortals(context, browserOf(context));
  },
});

/** Queues looks at dockets, the more often the nearer the next date of the case, where a robot can go and look. */
export const watchDockets = defineJob<Record<string, never>>({
  name: 'court-robots.watch-dockets',
  service: 'robot',
  schema: nothing,
  schedule: { cron: '10 * * * *' },
  concurrency: 1,
  async handle(context) {
    if (browserOf(context)) await queueDocketLooks(context);
  },
});

/** Takes a job for the robots, where the firm has a portal for its court; also one whose clerk is to be asked now. */
export async function sendToRobot(context: Context, key: JobKey): Promise<boolean> {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const job = await findJobRecord(db, key);
  const isAsked = job?.stage === 'WITH_CLERK';
  if (!job?.courthouseId || (job.status !== 'QUEUED' && !isAsked)) return false;
  const portal = await findPortalOfCourt(db, { firmId: job.firmId, courthouseId: job.courthouseId });
  if (!portal) return false;
  const now = deps.clock.now();
  // Where the site may not be visited at all, the job says so at once, without a robot.
  if (!isAsked && (portal.terms !== 'ALLOWED' || portal.state === 'PAUSED'))
    await doJob(context, key, robotPortal(context, { openSite: null }));
  else await enqueueAt(context, key, nextVisitAt(portal, now));
  return true;
}

const enqueueAt = ({ deps, scope }: Context, { firmId, caseId, id }: JobKey, startAfter: Date) =>
  deps.db.transaction(scope, (db) =>
    deps.jobs.enqueueIn(db, workAtCourt, { firmId, caseId, id }, { startAfter }),
  );

function browserOf({ deps }: Context): OpenSite | null {
  const { robotBrowser, robotUnsandboxed } = deps.config;
  return robotBrowser
    ? openChromiumSite({ executablePath: robotBrowser, isSandboxed: !robotUnsandboxed })
    : null;
}

const LOOKS_AT_ONCE = 100;

/** Queues looks at the dockets that are due; one that is queued already isn’t queued again. */
export async function queueDocketLooks(context: Context): Promise<number> {
  const { deps, scope } = context;
  const now = deps.clock.now();
  const due = await selectDocketsDue(deps.db.as(scope), {
    now,
    today: now.toISOString().slice(0, 10),
    limit: LOOKS_AT_ONCE,
  });
  for (const each of due) await queueByItself(context, { ...each, kind: 'DOCKET_LOOKUP' });
  return due.length;
}
