import { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { managerCases } from '../../../test/support/manager-cases.ts';
import { type ManagerDesk, managerDesk } from '../../../test/support/manager-desk.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { tendJobs } from './robot-jobs.job.ts';

const START = '2026-06-29T16:00:00Z';
const JOBS = 3;
const ROUNDS = 40;
const clock = standingClock(START);
let t: TestApp;
let desk: ManagerDesk;
let people: TwoCompanies['people'];
let aJob: Awaited<ReturnType<typeof managerCases>>['aJob'];
beforeAll(async () => {
  t = await testApp({ clock, config: { insideHosts: {} } });
  const world = await twoCompanies(t);
  people = world.people;
  desk = await managerDesk(t, world, { seed: 29, faultShare: 0.2 });
  await desk.turnOn();
  await desk.giveCertificate();
  ({ aJob } = await managerCases(t, desk, world));
});
afterAll(async () => {
  await desk.court.close();
  await t.close();
});

let minutes = 0;
const later = (by: number) =>
  clock.moveTo(new Date(Date.parse(START) + (minutes += by) * 60_000).toISOString());
type Job = Awaited<ReturnType<typeof aJob>>;

/** What machines and a careful person do next. The person reads the manager’s books, and files nothing. */
async function step(job: Job): Promise<boolean> {
  later(3);
  await tendJobs(desk.robot(), null);
  const now = await desk.jobOf(job.id);
  const given = { as: people.processor, params: { id: job.id } };
  if (now.stage === 'WITH_CLERK') return true;
  if (now.status === 'QUEUED') {
    later(3);
    await desk.work(job);
  } else if (now.stage === 'READY_TO_SUBMIT') await desk.approve(job.id);
  else if (now.stage === 'OUTCOME_UNKNOWN' && now.question) {
    const [there] = desk.court.ledger.standing(job.reference);
    const comment = 'As the manager’s books say.';
    const body = { filed: Boolean(there), courtReference: there?.number ?? null, comment };
    await ok(t.call(rpaBotJobs.resolve, { ...given, body }));
    return Boolean(there);
  } else if (now.can.retry) await ok(t.call(rpaBotJobs.retry, { ...given, body: {} }));
  return false;
}

test('a manager that fails by chance has each filing once in the end', { timeout: 240_000 }, async () => {
  for (let count = 0; count < JOBS; count += 1) {
    const job = await aJob();
    let isFiled = false;
    for (let round = 0; round < ROUNDS && !isFiled; round += 1) isFiled = await step(job);
    expect(isFiled).toBe(true);
    expect(desk.court.ledger.standing(job.reference)).toHaveLength(1);
  }
  expect(desk.court.ledger.doubles()).toEqual([]);
  expect(desk.court.ledger.envelopes).toHaveLength(JOBS);
});
