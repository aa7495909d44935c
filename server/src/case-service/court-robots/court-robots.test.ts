import { cases } from '@writdesk/contract/cases/cases';
import { courtPortals } from '@writdesk/contract/court-portals/court-portals';
import { docketProposals } from '@writdesk/contract/docket-proposals/docket-proposals';
import type { LawfulPass, Obstacle } from '@writdesk/contract/lawful-days/obstacle';
import { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type RobotDesk, robotDesk } from '../../../test/support/robot-desk.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { localDate, standingClock } from '../../platform/clock.ts';
import { openHttpSite } from '../../platform/sites/index.ts';
import { makeDocket } from '../dockets/docket-factory.ts';
import { tendJobs } from './robot-jobs.job.ts';
import { lookAtPortals } from './look-at-portals.ts';

const START = '2026-06-29T16:00:00Z';
const clock = standingClock(START);
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let desk: RobotDesk;
beforeAll(async () => {
  t = await testApp({ clock, config: { insideHosts: {} } });
  world = await twoCompanies(t);
  people = world.people;
  desk = await robotDesk(t, world, { today: () => '2026-06-29' });
});
afterAll(async () => {
  await desk.court.close();
  await t.close();
});

let minutes = 0;
/** Past the pace of the portal, and past what the site asked for. */
const later = (by = 2) => clock.moveTo(new Date(Date.parse(START) + (minutes += by) * 60_000).toISOString());
const visit = async (job: Parameters<RobotDesk['work']>[0]) => {
  later();
  return desk.work(job);
};
const tend = async (by = 20) => {
  later(by);
  await tendJobs(desk.robot(), openHttpSite);
};
const caseOf = (id: string) => ok(t.call(cases.details, { as: people.processor, params: { id } }));
const portalNow = async () => {
  const { portals } = await ok(t.call(courtPortals.list, { as: people.firmAdmin }));
  return portals.find(({ id }) => id === desk.portal.id);
};
const resume = () =>
  ok(t.call(courtPortals.resume, { as: people.firmAdmin, params: { id: desk.portal.id }, body: {} }));
async function submitted() {
  const given = await desk.aCase();
  const job = await desk.aJob(given.id);
  await visit(job);
  await desk.approve(job.id);
  await visit(job);
  return { ...(await desk.jobOf(job.id)), documentSha256: given.documentSha256 };
}

describe('a robot files', () => {
  test('what a person said yes to, once, byte for byte, with evidence of each page', async () => {
    const given = await desk.aCase();
    const job = await desk.aJob(given.id);
    await visit(job);
    const ready = await desk.jobOf(job.id);
    expect(ready).toMatchObject({
      status: 'NEEDS_HUMAN',
      stage: 'READY_TO_SUBMIT',
      mayHaveFiled: false,
      feeCents: 6_000,
      can: { approve: true },
    });
    expect(desk.court.ledger.standing(job.reference)).toEqual([]);
    await desk.approve(job.id);
    await visit(job);
    const done = await desk.jobOf(job.id);
    expect(done).toMatchObject({ status: 'SUCCEEDED', stage: 'WITH_CLERK', approvedBy: expect.any(String) });
    expect(desk.court.ledger.standing(job.reference)).toMatchObject([
      { number: done.courtReference, documentSha256: given.documentSha256, feeCents: 6_000 },
    ]);
    expect(await caseOf(given.id)).toMatchObject({ filingStage: 'EFILE_SUBMITTED' });
    expect(done.evidence.map(({ attempt, step }) => `${attempt} ${step}`)).toEqual([
      ...['SIGN_IN', 'SIGN_IN', 'SEARCH', 'PARTIES', 'DOCUMENT', 'REVIEW'].map((step) => `1 ${step}`),
      ...['SIGN_IN', 'SIGN_IN', 'SEARCH', 'PARTIES', 'DOCUMENT', 'REVIEW', 'RECEIPT'].map(
        (step) => `2 ${step}`,
      ),
    ]);
    expect((await portalNow())?.cleanSubmits).toBe(1);
  });

  test('nothing that has changed since the yes', async () => {
    const job = await desk.aJob();
    await visit(job);
    await desk.approve(job.id);
    desk.court.settings.feeCents = 9_900;
    await visit(job);
    desk.court.settings.feeCents = 6_000;
    expect(await desk.jobOf(job.id)).toMatchObject({ stage: 'READY_TO_SUBMIT', feeCents: 9_900 });
    expect(desk.court.ledger.standing(job.reference)).toEqual([]);
    const body = { readyHash: '0'.repeat(64) };
    expect(
      await t.call(rpaBotJobs.approve, { as: people.processor, params: { id: job.id }, body }),
    ).toMatchObject({
      status: 409,
      body: { code: 'robot_job_other_ready' },
    });
  });

  test('no other file than the one that was frozen, and no case that was called back', async () => {
    const given = await desk.aCase();
    const job = await desk.aJob(given.id);
    await t.opened.deps.storage.put(given.packetPath, Buffer.from('%PDF-1.4\nother'), 'application/pdf');
    await visit(job);
    expect(await desk.jobOf(job.id)).toMatchObject({ status: 'NEEDS_HUMAN', question: 'OTHER_PACKET' });
    const back = await desk.aCase();
    const called = await desk.aJob(back.id);
    await t.db
      .updateTable('cases.evictionCase')
      .set({ status: 'REVIEW' })
      .where('id', '=', back.id)
      .execute();
    await visit(called);
    expect(await desk.jobOf(called.id)).toMatchObject({
      question: 'OTHER_PACKET',
      lastFault: { code: 'robot_case_called_back' },
      mayHaveFiled: false,
    });
    expect(desk.court.ledger.doubles()).toEqual([]);
  });

  test('what lies at the court under our reference is taken for filed', async () => {
    const job = await desk.aJob();
    const { reference } = job;
    desk.court.ledger.take({
      reference,
      caption: 'x',
      documentSha256: '',
      attachments: [],
      feeCents: 1,
      filedOn: '2026-06-29',
    });
    await visit(job);
    expect(await desk.jobOf(job.id)).toMatchObject({ stage: 'WITH_CLERK' });
    expect(desk.court.ledger.standing(reference)).toHaveLength(1);
  });

  test('keeps no secret in its evidence, and shows it to the firm alone', async () => {
    const { id } = await submitted();
    const rows = await t.db.selectFrom('cases.robotEvidence').selectAll().where('jobId', '=', id).execute();
    expect(rows.length).toBeGreaterThan(5);
    for (const { htmlPath } of rows) {
      const stored = await t.opened.deps.storage.get(htmlPath);
      const html = stored ? (await buffer(stored)).toString() : '';
      expect(html).toContain('<h1');
      expect(html).not.toContain(desk.court.account.password);
      expect(html).not.toMatch(/value="[0-9a-f]{24}"/);
      expect(html).not.toContain('<script');
    }
    for (const as of [people.owner, people.otherLawyer]) {
      const { status } = await t.call(rpaBotJobs.details, { as, params: { id } });
      expect([403, 404]).toContain(status);
    }
  });
});

describe('stops for a person at', () => {
  test.each([
    ['a CAPTCHA', 'search', 'CAPTCHA', 'CAPTCHA'],
    ['a second factor', 'signIn', 'SECOND_FACTOR', 'SECOND_FACTOR'],
  ] as const)('%s', async (_, place, fault, question) => {
    const job = await desk.aJob();
    desk.court.faults.arrange(place, fault);
    await visit(job);
    expect(await desk.jobOf(job.id)).toMatchObject({
      status: 'NEEDS_HUMAN',
      question,
      can: { takeOver: true },
    });
    expect(desk.court.ledger.standing(job.reference)).toEqual([]);
  });

  test('a page that moved is read all the same; one that asks other things is not', async () => {
    desk.court.settings.generation = 2;
    expect((await submitted()).stage).toBe('WITH_CLERK');
    desk.court.settings.generation = 3;
    for (const count of [1, 2, 3]) {
      const job = await desk.aJob();
      await visit(job);
      expect(await desk.jobOf(job.id)).toMatchObject({
        question: 'CHANGED_PAGE',
        lastFault: { code: expect.stringMatching(/^robot_/) as string },
      });
      expect((await portalNow())?.state).toBe(count < 3 ? 'ON' : 'PAUSED');
    }
    desk.court.settings.generation = 1;
    const waiting = await desk.aJob();
    await visit(waiting);
    expect(await desk.jobOf(waiting.id)).toMatchObject({ question: 'PAUSED' });
    await resume();
  });

  test('one wrong password, which pauses the portal', async () => {
    const real = desk.court.account.password;
    desk.court.account.password = 'changed-by-the-court';
    const job = await desk.aJob();
    await visit(job);
    desk.court.account.password = real;
    expect(await desk.jobOf(job.id)).toMatchObject({
      question: 'WRONG_PASSWORD',
      lastFault: { code: 'robot_wrong_password', values: {} },
    });
    expect(await portalNow()).toMatchObject({ state: 'PAUSED', pausedBecause: 'WRONG_PASSWORD' });
    await resume();
  });

  test('a court that lets no robots in, which is not visited', async () => {
    const before = desk.court.seen.length;
    await t.db
      .updateTable('cases.courtPortal')
      .set({ terms: 'FORBIDDEN' })
      .where('id', '=', desk.portal.id)
      .execute();
    const job = await desk.aJob();
    await visit(job);
    await t.db
      .updateTable('cases.courtPortal')
      .set({ terms: 'ALLOWED' })
      .where('id', '=', desk.portal.id)
      .execute();
    expect(await desk.jobOf(job.id)).toMatchObject({ status: 'NEEDS_HUMAN', question: 'TERMS' });
    expect(desk.court.seen).toHaveLength(before);
  });
});

describe('comes later', () => {
  test.each(['MAINTENANCE', 'TOO_MANY'] as const)('after %s, as long as the site asks', async (fault) => {
    const job = await desk.aJob();
    desk.court.faults.arrange('signIn', fault);
    const again = await visit(job);
    expect(again?.getTime()).toBe(clock.now().getTime() + 30_000);
    const before = desk.court.seen.length;
    expect(await desk.work(job)).toEqual(again);
    expect(desk.court.seen).toHaveLength(before);
    expect(await desk.jobOf(job.id)).toMatchObject({ status: 'QUEUED' });
    await visit(job);
    expect(await desk.jobOf(job.id)).toMatchObject({ stage: 'READY_TO_SUBMIT' });
  });

  test('one job a portal', async () => {
    const [one, other] = [await desk.aJob(), await desk.aJob()];
    later();
    const ends = await Promise.all([desk.work(one), desk.work(other)]);
    expect(ends.filter((end) => end !== null)).toHaveLength(1);
  });

  test('the nightly look pauses a portal that changed', async () => {
    later();
    await lookAtPortals(desk.robot(), openHttpSite);
    expect(await portalNow()).toMatchObject({ lookSucceeded: true, state: 'ON' });
    later(24 * 60);
    desk.court.settings.generation = 3;
    await lookAtPortals(desk.robot(), openHttpSite);
    desk.court.settings.generation = 1;
    expect(await portalNow()).toMatchObject({ lookSucceeded: false, pausedBecause: 'LOOK_FAILED' });
    await resume();
  });
});

describe('the clerk’s answer', () => {
  test('files the case once, however often it is asked', async () => {
    const job = await submitted();
    const filedOn = localDate(clock.now(), 'America/New_York');
    desk.court.ledger.accept(job.courtReference ?? '', '26ED200001', filedOn);
    later(20);
    await Promise.all([tendJobs(desk.robot(), openHttpSite), tendJobs(desk.robot(), openHttpSite)]);
    await tend();
    expect(await caseOf(job.case.id)).toMatchObject({ status: 'FILED', caseNumber: '26ED200001' });
    expect(await desk.jobOf(job.id)).toMatchObject({ status: 'SUCCEEDED', stage: 'ACCEPTED' });
    const rows = await t.db
      .selectFrom('cases.auditEvent')
      .select('actorKind')
      .where('subjectId', '=', job.case.id)
      .where('action', '=', 'case.add-case-number')
      .execute();
    expect(rows).toEqual([{ actorKind: 'robot' }]);
  });

  test('sends a rejected case back with its fix list, and the petition may be filed again', async () => {
    const job = await submitted();
    desk.court.ledger.reject(job.courtReference ?? '', {
      code: 'ILLEGIBLE',
      words: 'Page 2 can’t be read.',
      resubmitBy: '2026-07-06',
    });
    await tend();
    const page = await caseOf(job.case.id);
    expect(page).toMatchObject({ status: 'RETURNED_TO_PROCESSOR', filingStage: 'REJECTED' });
    expect(page.requests).toMatchObject([
      { item: 'Replace the document that the clerk could not read', clerical: true },
    ]);
    expect(await desk.jobOf(job.id)).toMatchObject({
      status: 'FAILED',
      stage: 'REJECTED',
      mayHaveFiled: false,
      rejection: { code: 'ILLEGIBLE', words: 'Page 2 can’t be read.', resubmitBy: '2026-07-06' },
    });
    await tend();
    expect((await caseOf(job.case.id)).requests).toHaveLength(1);
  });

  test('is asked for a filing that a person found at the court, and one whose number the court doesn’t know', async () => {
    const job = await desk.aJob();
    const by = { as: people.processor, params: { id: job.id } };
    const resolve = (courtReference: string) =>
      ok(
        t.call(rpaBotJobs.resolve, {
          ...by,
          body: { filed: true, courtReference, comment: 'It is listed.' },
        }),
      );
    await visit(job);
    await desk.approve(job.id);
    desk.court.faults.arrange('submit', 'CUT_AFTER_ACCEPTANCE');
    desk.court.settings.listsLate = true;
    await visit(job);
    await tend();
    desk.court.settings.listsLate = false;
    expect(await desk.jobOf(job.id)).toMatchObject({ stage: 'OUTCOME_UNKNOWN', question: 'NOT_FOUND' });
    const [envelope] = desk.court.ledger.standing(job.reference);
    const cleanSubmits = (await portalNow())?.cleanSubmits ?? 0;
    expect(cleanSubmits).toBeGreaterThan(0);
    expect(await resolve('ENV-0')).toMatchObject({ status: 'SUCCEEDED', stage: 'WITH_CLERK' });
    expect(await caseOf(job.case.id)).toMatchObject({ filingStage: 'EFILE_SUBMITTED' });
    await tend();
    expect(await desk.jobOf(job.id)).toMatchObject({ question: 'NOT_FOUND', can: { resolve: true } });
    // A changed page would take the portal’s clean submissions away.
    expect(await portalNow()).toMatchObject({ cleanSubmits, state: 'ON' });
    await resolve(envelope?.number ?? '');
    desk.court.ledger.accept(
      envelope?.number ?? '',
      '26ED200003',
      localDate(clock.now(), 'America/New_York'),
    );
    await tend();
    expect(await caseOf(job.case.id)).toMatchObject({ status: 'FILED', caseNumber: '26ED200003' });
    expect(await desk.jobOf(job.id)).toMatchObject({ stage: 'ACCEPTED', question: null });
  });

  test('is asked for a filing that a person has done by hand', async () => {
    const job = await desk.aJob();
    const by = { as: people.processor, params: { id: job.id } };
    await ok(t.call(rpaBotJobs.takeOver, { ...by, body: {} }));
    const filedOn = localDate(clock.now(), 'America/New_York');
    const { reference } = job;
    const filed = { reference, caption: 'x', documentSha256: '', attachments: [], feeCents: 6_000, filedOn };
    const { number } = desk.court.ledger.take(filed);
    const done = await ok(t.call(rpaBotJobs.complete, { ...by, body: { courtReference: number } }));
    expect(done).toMatchObject({ stage: 'WITH_CLERK', finishedAt: null, can: { askClerk: true } });
    desk.court.ledger.accept(number, '26ED200004', filedOn);
    await tend();
    expect(await caseOf(job.case.id)).toMatchObject({ status: 'FILED', caseNumber: '26ED200004' });
  });

  test('is asked at a portal that works, whatever waits at one that is paused', async () => {
    const job = await submitted();
    const pause = { as: people.firmAdmin, params: { id: desk.portal.id }, body: {} };
    await ok(t.call(courtPortals.pause, pause));
    await tend();
    const row = await t.db.selectFrom('cases.rpaBotJob').select('askAt').where('id', '=', job.id).execute();
    expect(row[0]?.askAt?.getTime()).toBeGreaterThan(clock.now().getTime());
    await resume();
  });

  test('is asked at once where a person wants it, and only of what is with a clerk', async () => {
    const job = await submitted();
    const filedOn = localDate(clock.now(), 'America/New_York');
    desk.court.ledger.accept(job.courtReference ?? '', '26ED200002', filedOn);
    await tend(3);
    expect(await desk.jobOf(job.id)).toMatchObject({ stage: 'WITH_CLERK', can: { askClerk: true } });
    const given = { as: people.processor, params: { id: job.id }, body: {} };
    await ok(t.call(rpaBotJobs.askClerk, given));
    await tend(3);
    expect(await desk.jobOf(job.id)).toMatchObject({ stage: 'ACCEPTED', can: { askClerk: false } });
    expect(await t.call(rpaBotJobs.askClerk, given)).toMatchObject({
      status: 409,
      body: { code: 'robot_job_not_with_clerk' },
    });
    expect([403, 404]).toContain((await t.call(rpaBotJobs.askClerk, { ...given, as: people.owner })).status);
  });
});

test('a dismissal cancels a queued job and waits for one of which nobody knows', async () => {
  const queued = await desk.aJob();
  const body = { dismissReason: 'PAID', comment: 'Paid.' } as const;
  const dismiss = (id: string) => t.call(cases.dismissCase, { as: people.processor, params: { id }, body });
  await ok(dismiss(queued.case.id));
  expect(await desk.jobOf(queued.id)).toMatchObject({ status: 'CANCELED' });
  expect(await visit(queued)).toBeNull();
  const unknown = await desk.aJob();
  await visit(unknown);
  await desk.approve(unknown.id);
  desk.court.faults.arrange('submit', 'CUT_AFTER_ACCEPTANCE');
  await visit(unknown);
  expect(await desk.jobOf(unknown.id)).toMatchObject({ stage: 'OUTCOME_UNKNOWN', can: { retry: false } });
  expect(await dismiss(unknown.case.id)).toMatchObject({ status: 409, body: { code: 'robot_job_unknown' } });
  await tend();
  expect(await desk.jobOf(unknown.id)).toMatchObject({ stage: 'WITH_CLERK' });
  expect(desk.court.ledger.standing(unknown.reference)).toHaveLength(1);
});

describe('the docket', () => {
  async function filedCase(number: string, parties: string) {
    const record = await desk.aCase();
    await t.db
      .updateTable('cases.evictionCase')
      .set({ status: 'FILED', caseNumber: number, filingStage: 'ACCEPTED', filedOn: '2026-06-20' })
      .where('id', '=', record.id)
      .execute();
    await t.db
      .insertInto('cases.caseTenant')
      .values({
        firmId: world.firm.id,
        clientId: world.client.id,
        caseId: record.id,
        id: crypto.randomUUID(),
        position: 1,
        firstName: 'Caleb',
        lastName: 'Hollis',
      })
      .execute();
    return { record, docket: desk.court.ledger.openDocket(number, parties) };
  }
  const lookUp = async (caseId: string) => {
    const body = { caseId, kind: 'DOCKET_LOOKUP' } as const;
    const job = await ok(t.call(rpaBotJobs.create, { as: people.processor, body }), 201);
    await visit(job);
    return desk.jobOf(job.id);
  };
  const caseRow = (id: string) =>
    t.db
      .selectFrom('cases.evictionCase')
      .select('courthouseId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const lastEvent = (caseId: string) =>
    t.db
      .selectFrom('cases.auditEvent')
      .select(['action', 'data'])
      .where('subjectId', '=', caseId)
      .orderBy('seq', 'desc')
      .executeTakeFirst();
  const proposed = async (caseId: string) =>
    (await ok(t.call(docketProposals.list, { as: people.processor, query: { caseId } }))).proposals;

  test('with nothing new has the robot write that it looked', async () => {
    const { record, docket } = await filedCase('26ED300001', 'Magnolia v. Hollis');
    docket.entries.push({ on: '2026-06-20', text: 'Complaint filed' });
    expect(await lookUp(record.id)).toMatchObject({ status: 'SUCCEEDED', stage: 'DONE' });
    const checks = await t.db
      .selectFrom('cases.docketCheck')
      .select(['found', 'checkedBy'])
      .where('caseId', '=', record.id)
      .execute();
    expect(checks).toEqual([{ found: 'NONE', checkedBy: null }]);
  });

  test('with lines that say something has them proposed once, and a person’s yes does the act', async () => {
    const { record, docket } = await filedCase('26ED300002', 'Magnolia v. Hollis');
    docket.entries.push(
      ...Array.from({ length: 6 }, () => ({ on: '2026-06-20', text: 'Summons issued' })),
      { on: '2026-06-26', text: 'Answer of defendant filed' },
      { on: '2026-06-27', text: 'Hearing set for 07/14/2026 at 9:30 AM' },
    );
    await lookUp(record.id);
    await lookUp(record.id);
    const lines = await proposed(record.id);
    expect(lines.map(({ kind, facts }) => ({ kind, facts }))).toEqual(
      expect.arrayContaining([
        { kind: 'ANSWER', facts: { date: '2026-06-26' } },
        { kind: 'HEARING', facts: { date: '2026-07-14', time: '09:30' } },
      ]),
    );
    expect(lines).toHaveLength(2);
    const answer = lines.find(({ kind }) => kind === 'ANSWER');
    const accept = () =>
      t.call(docketProposals.accept, { as: people.processor, params: { id: answer?.id ?? '' }, body: {} });
    expect(await ok(accept())).toMatchObject({ status: 'ACCEPTED' });
    expect(await accept()).toMatchObject({ status: 409, body: { code: 'docket_proposal_decided' } });
    const checks = await t.db
      .selectFrom('cases.docketCheck')
      .select(['found', 'checkedBy'])
      .where('caseId', '=', record.id)
      .execute();
    expect(checks).toMatchObject([{ found: 'ANSWER', checkedBy: expect.any(String) }]);
    const hearing = lines.find(({ kind }) => kind === 'HEARING');
    const refused = await t.call(docketProposals.accept, {
      as: people.processor,
      params: { id: hearing?.id ?? '' },
      body: {},
    });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'docketId' }] } });
    const theirs = await t.call(docketProposals.setAside, {
      as: people.otherLawyer,
      params: { id: hearing?.id ?? '' },
      body: {},
    });
    expect(theirs.status).toBe(404);
  });

  test('with a hearing on a day that needs a reason asks the person for theirs: the line is none', async () => {
    const { record, docket } = await filedCase('26ED300005', 'Magnolia v. Hollis');
    docket.entries.push({ on: '2026-06-27', text: 'Hearing set for 07/14/2026 at 9:30 AM' });
    await lookUp(record.id);
    const [hearing] = await proposed(record.id);
    const { courthouseId } = await caseRow(record.id);
    const { id: docketId } = await makeDocket(t.db, {
      firmId: world.firm.id,
      courthouseId: courthouseId ?? '',
      hearingDate: '2026-07-14',
    });
    const accept = (body: { docketId: string; reason?: string }) =>
      t.call(docketProposals.accept, { as: people.processor, params: { id: hearing?.id ?? '' }, body });
    expect(await accept({ docketId })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reason', code: 'hearing_before_service' }] },
    });
    const reason = 'The clerk set it before the marshal returned the service.';
    expect(await ok(accept({ docketId, reason }))).toMatchObject({ status: 'ACCEPTED' });
    expect(await lastEvent(record.id)).toMatchObject({ action: 'case.apply-to-docket', data: { reason } });
  });

  test('with an order before its lawful day is refused, and a lawyer passes it with a reason', async () => {
    const { record, docket } = await filedCase('26ED300006', 'Magnolia v. Hollis');
    await t.db
      .updateTable('cases.evictionCase')
      .set({ status: 'AWAITING_JUDGMENT', stateCode: 'GA' })
      .where('id', '=', record.id)
      .execute();
    docket.entries.push({ on: '2026-06-26', text: 'Default judgment for plaintiff' });
    await lookUp(record.id);
    const [order] = await proposed(record.id);
    const accept = (as: Person, body: { pass?: LawfulPass } = {}) =>
      t.call(docketProposals.accept, { as, params: { id: order?.id ?? '' }, body });
    const early = await accept(people.processor);
    expect(early).toMatchObject({ status: 409, body: { mayPass: false } });
    const { obstacles } = early.body as unknown as { obstacles: Obstacle[] };
    const reason = 'The judge entered it from the bench; the order is in the file.';
    const pass = { points: obstacles.map(({ point }) => point), reason };
    expect((await accept(people.processor, { pass })).status).toBe(409);
    const passed = await ok(accept(people.lawyer, { pass }));
    expect(passed).toMatchObject({ status: 'ACCEPTED' });
    expect(await caseOf(record.id)).toMatchObject({ status: 'JUDGMENT_RECORDED' });
  });

  test('of other parties, or with a line that nobody knows, goes to a person', async () => {
    const other = await filedCase('26ED300003', 'Somebody v. Else');
    expect(await lookUp(other.record.id)).toMatchObject({
      question: 'OTHER_CASE',
      lastFault: { code: 'robot_other_parties' },
    });
    const strange = await filedCase('26ED300004', 'Magnolia v. Hollis');
    strange.docket.entries.push({ on: '2026-06-26', text: 'Ordered as stated on the record' });
    expect(await lookUp(strange.record.id)).toMatchObject({
      question: 'UNKNOWN_LINE',
      lastMessage: expect.stringMatching(/^No one knows what .* of the docket means\.$/) as string,
      lastFault: { code: 'robot_lines_unknown' },
    });
    expect(await proposed(strange.record.id)).toMatchObject([{ kind: 'UNKNOWN', confidence: 0 }]);
    expect(
      await t.db
        .selectFrom('cases.docketCheck')
        .select('id')
        .where('caseId', '=', strange.record.id)
        .execute(),
    ).toEqual([]);
  });
});

describe('a packet of several files', () => {
  const attached = ['Exhibit A: Notice to vacate', 'Exhibit B: Lease', 'Exhibit C: Ledger'];

  test('is uploaded in its order, each file byte for byte, and the sheet for a person lists the same', async () => {
    const texan = await robotDesk(t, await twoCompanies(t, ' of Texas'), {
      skin: 'LONE_STAR',
      today: () => '2026-06-29',
    });
    const given = await texan.aCase({}, { attached });
    const job = await texan.aJob(given.id);
    const go = async () => {
      later();
      await texan.work(job);
    };
    await go();
    const sheet = await texan.jobOf(job.id);
    expect(sheet.files.map(({ title, sha256 }) => [title, sha256])).toEqual(
      given.files.map(({ title, sha256 }) => [title, sha256]),
    );
    await texan.approve(job.id);
    const [, second] = given.files;
    const path = second?.path ?? '';
    const kept = await t.opened.deps.storage.get(path);
    const bytes = kept ? await buffer(kept) : Buffer.alloc(0);
    await t.opened.deps.storage.put(path, Buffer.from('%PDF-1.4\nother'), 'application/pdf');
    await go();
    expect(await texan.jobOf(job.id), 'an attachment is another one').toMatchObject({
      question: 'OTHER_PACKET',
    });
    expect(texan.court.ledger.envelopes).toEqual([]);
    await t.opened.deps.storage.put(path, bytes, 'application/pdf');
    const again = await texan.aJob((await texan.aCase({}, { attached })).id);
    later();
    await texan.work(again);
    await texan.approve(again.id);
    later();
    await texan.work(again);
    const files = (await texan.jobOf(again.id)).files;
    expect(texan.court.ledger.standing(again.reference)).toMatchObject([
      {
        documentSha256: files[0]?.sha256,
        attachments: files.slice(1).map(({ fileName: name, sha256 }) => ({ name, sha256 })),
      },
    ]);
    await texan.court.close();
  });

  test('is left to a person where the site takes one', async () => {
    const given = await desk.aCase({}, { attached });
    const job = await desk.aJob(given.id);
    await visit(job);
    expect(await desk.jobOf(job.id)).toMatchObject({ status: 'NEEDS_HUMAN', question: 'NO_PACKET' });
    expect(desk.court.ledger.standing(job.reference)).toEqual([]);
  });
});
