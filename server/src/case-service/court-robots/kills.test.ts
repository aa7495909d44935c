import { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { type RobotDesk, robotDesk } from '../../../test/support/robot-desk.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { openHttpSite, type OpenSite, type Site } from '../../platform/sites/index.ts';
import { freeLostRpaBotJobs } from '../rpa-bot-jobs/index.ts';
import { tendJobs } from './robot-jobs.job.ts';

const START = '2026-06-29T16:00:00Z';
const clock = standingClock(START);
/** Sign-in page, sign-in, search, form, parties, document, submit. */
const CALLS = 7;
/** How often each death is played. `KILL_PLAYS=25` plays 200 deaths. */
const PLAYS = Number(process.env['KILL_PLAYS'] ?? 3);
/** On a machine that does much else: what takes seconds there must not be taken for a hang. */
const LONG_MS = 80_000 * PLAYS;
let t: TestApp;
let people: TwoCompanies['people'];
let desk: RobotDesk;
beforeAll(async () => {
  t = await testApp({ clock, config: { insideHosts: {} } });
  const world = await twoCompanies(t);
  people = world.people;
  desk = await robotDesk(t, world, { today: () => '2026-06-29' });
  const first = await desk.aJob();
  await desk.work(first);
  // As the court’s schedule has it, so that a robot may submit by itself.
  desk.court.settings.feeCents = (await desk.jobOf(first.id)).expectedFeeCents ?? 0;
  await desk.setPortal({ submitsAlone: true, cleanSubmits: 20 });
});
afterAll(async () => {
  await desk.court.close();
  await t.close();
});

let minutes = 0;
const later = (by = 3) => clock.moveTo(new Date(Date.parse(START) + (minutes += by) * 60_000).toISOString());

type Kill = (at: number, when: 'before' | 'after') => Promise<void>;
/** A site at whose calls something happens, before they are sent or after they were answered. */
function watched(kill: Kill): OpenSite {
  return async (visit) => {
    const site = await openHttpSite(visit);
    let count = 0;
    const around = async <R>(work: () => Promise<R>): Promise<R> => {
      const at = (count += 1);
      await kill(at, 'before');
      const reply = await work();
      await kill(at, 'after');
      return reply;
    };
    const between: Site = {
      ...site,
      open: (path) => around(() => site.open(path)),
      send: (fields, files) => around(() => site.send(fields, files)),
    };
    return between;
  };
}

/** The robot’s process is gone: it neither goes on nor writes anything again. */
async function killedRobot(job: { id: string; case: { id: string } }, at: number, when: 'before' | 'after') {
  let died = () => {};
  const death = new Promise<void>((resolve) => (died = resolve));
  const site = watched(async (count, moment) => {
    if (count !== at || moment !== when) return;
    died();
    await new Promise<never>(() => {});
  });
  await Promise.race([desk.work(job, site), death]);
}

const attempt = () => ({ id: newId(), number: 1, isLast: true, signal: new AbortController().signal });
async function everythingThatRunsByItself(): Promise<void> {
  later();
  const machine = contextOf(t.opened.deps, { kind: 'job', name: 'tend' }, newId());
  await freeLostRpaBotJobs.handle(machine, {}, attempt());
  later();
  await tendJobs(desk.robot(), openHttpSite);
}

/** What machines and a careful person do until the filing is with the clerk. The person reads the court’s books, and sends nothing. */
async function finish(job: { id: string; reference: string; case: { id: string } }): Promise<void> {
  const given = { as: people.processor, params: { id: job.id } };
  for (let round = 0; round < 12; round += 1) {
    await everythingThatRunsByItself();
    const now = await desk.jobOf(job.id);
    if (now.stage === 'WITH_CLERK') return leaveWithClerk(job.id);
    if (now.status === 'QUEUED') {
      later();
      await desk.work(job);
    } else if (now.stage === 'READY_TO_SUBMIT') await desk.approve(job.id);
    else if (now.stage === 'OUTCOME_UNKNOWN' && now.question) {
      const retry = await t.call(rpaBotJobs.retry, { ...given, body: {} });
      expect(retry).toMatchObject({ status: 409, body: { code: 'robot_job_may_have_filed' } });
      const [envelope] = desk.court.ledger.standing(job.reference);
      const comment = 'I asked the clerk by telephone.';
      const body = envelope
        ? { filed: true, courtReference: envelope.number, comment }
        : { filed: false, comment };
      await ok(t.call(rpaBotJobs.resolve, { ...given, body }));
      if (envelope) return;
    } else if (now.can.retry) await ok(t.call(rpaBotJobs.retry, { ...given, body: {} }));
  }
}

/** Nobody asks the clerk about it anymore: each round would visit the court for every filing of the plays before. */
async function leaveWithClerk(id: string): Promise<void> {
  await t.db.updateTable('cases.rpaBotJob').set({ askAt: null }).where('id', '=', id).execute();
}

async function expectOnce(references: readonly string[]): Promise<void> {
  const { ledger } = desk.court;
  expect(references.map((reference) => ledger.standing(reference).length)).toEqual(references.map(() => 1));
  expect(ledger.doubles()).toEqual([]);
}

describe('nothing is filed twice, and nothing is lost, when', () => {
  const places = Array.from({ length: CALLS }, (_, index) => index + 1);
  const deaths = [...places.map((at) => [at, 'after'] as const), [CALLS, 'before'] as const];

  // What lies between two calls is passed by the death after the first of them, but for the press: it is on record before it is sent.
  test.each(deaths)('the robot dies at its call %i, %s it', { timeout: LONG_MS }, async (at, when) => {
    const references: string[] = [];
    for (let play = 0; play < PLAYS; play += 1) {
      const job = await desk.aJob();
      references.push(job.reference);
      later();
      await killedRobot(job, at, when);
      await finish(job);
    }
    await expectOnce(references);
  });

  // Its search finds nothing, so that nothing but the word before the press holds the robot back.
  test('the robot dies right after the press at a court that lists filings late', async () => {
    const job = await desk.aJob();
    later();
    await killedRobot(job, CALLS, 'after');
    desk.court.settings.listsLate = true;
    await finish(job);
    desk.court.settings.listsLate = false;
    await expectOnce([job.reference]);
  });

  test('somebody takes over while the robot is about to press', async () => {
    const job = await desk.aJob();
    later();
    let taken = false;
    const site = watched(async (count, when) => {
      if (count !== CALLS - 1 || when !== 'after' || taken) return;
      taken = true;
      await ok(t.call(rpaBotJobs.takeOver, { as: people.processor, params: { id: job.id }, body: {} }));
    });
    await desk.work(job, site);
    expect(taken).toBe(true);
    expect(desk.court.ledger.standing(job.reference)).toEqual([]);
    expect(await desk.jobOf(job.id)).toMatchObject({ stage: 'TAKEN_OVER', mayHaveFiled: false });
  });

  test.each([
    'CUT_AFTER_ACCEPTANCE',
    'TIMEOUT_AFTER_ACCEPTANCE',
    'CUT_BEFORE_ACCEPTANCE',
    'SESSION_END',
    'DUPLICATE',
  ] as const)('the court answers the press with %s', { timeout: LONG_MS }, async (fault) => {
    const job = await desk.aJob();
    desk.court.faults.arrange('submit', fault);
    later();
    await desk.work(job);
    await finish(job);
    await expectOnce([job.reference]);
  });
});
