import { cases } from '@writdesk/contract/cases/cases';
import type { RouteArguments } from '@writdesk/contract/route';
import { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { storage } from '@writdesk/contract/storage/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { FULTON_MAGISTRATE } from '../../../test/support/firm-with-a-client.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { verifyAudit } from '../../platform/audit/audit-queries.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { JobDefinition } from '../../platform/jobs/index.ts';
import { doJob } from './do-job.ts';
import { freeLostRpaBotJobs, runRpaBotJob } from './index.ts';
import type { Portal } from './portal.ts';

const NOW = '2026-06-29T16:00:00Z';
const clock = standingClock(NOW);
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let colleague: Person;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
  people = world.people;
  colleague = people.firmAdmin;
});
afterAll(() => t.close());

const aCase = (given: object = {}) =>
  insertCase(t.db, {
    firmId: world.firm.id,
    clientId: world.client.id,
    propertyId: world.managed.id,
    courthouseId: FULTON_MAGISTRATE,
    status: 'SENT_FOR_FILING',
    approvedAt: new Date(NOW),
    ...given,
  });
type Body = RouteArguments<typeof rpaBotJobs.create>['body'];
const create = (
  caseId: string,
  given: Omit<Body, 'caseId'> = { kind: 'EFILE', filing: 'PETITION' },
  as = people.processor,
) => t.call(rpaBotJobs.create, { as, body: { caseId, ...given } });
const aJob = async (given?: Omit<Body, 'caseId'>) => ok(create((await aCase()).id, given), 201);
const given = (id: string, as: Person = people.processor) => ({ as, params: { id }, body: {} });
const jobOf = (id: string, as: Person = people.processor) =>
  ok(t.call(rpaBotJobs.details, { as, params: { id } }));
const machine = (name: string) => contextOf(t.opened.deps, { kind: 'job', name }, newId());
const work = <T>(job: JobDefinition<T>, data: T) =>
  job.handle(machine(job.name), data, {
    id: newId(),
    number: 1,
    isLast: true,
    signal: new AbortController().signal,
  });
const keyOf = ({ id, case: of }: { id: string; case: { id: string } }) => ({
  firmId: world.firm.id,
  caseId: of.id,
  id,
});
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
/** A file of the processor’s own. @returns its path. */
async function upload(
  fileName: string,
  contentType: 'application/pdf' | 'image/png',
  payload: Buffer,
): Promise<string> {
  const body = { fileName, contentType, sizeBytes: payload.byteLength };
  const { url, path } = await ok(t.call(storage.signedUploadUrl, { as: people.processor, body }));
  const { pathname, search } = new URL(url);
  const headers = { 'content-type': contentType };
  const put = await t.app.server.inject({ method: 'PUT', url: pathname + search, headers, payload });
  expect(put.statusCode).toBeLessThan(300);
  return path;
}
/** A site that counts what arrives, and lets a test step in before and after. */
const portal = (steps: { before?: () => Promise<void>; after?: () => Promise<void> } = {}) => {
  const arrived: string[] = [];
  const made: Portal = {
    name: 'test',
    async work({ reference }, enter) {
      await enter('FILLING');
      await steps.before?.();
      await enter('SUBMITTING');
      arrived.push(reference);
      await steps.after?.();
      return { kind: 'ACCEPTED', courtReference: 'ENV-1' };
    },
  };
  return { made, arrived };
};
const trailOf = async (subjectId: string) => {
  const rows = await t.db
    .selectFrom('cases.auditEvent')
    .select('action')
    .where('subjectId', '=', subjectId)
    .orderBy('seq')
    .execute();
  return rows.map(({ action }) => action);
};

describe('a job by hand', () => {
  test('waits for a person, is taken over with every value to copy, and done', async () => {
    const job = await aJob();
    expect(job).toMatchObject({ status: 'QUEUED', stage: 'WAITING', attempts: 0, mayHaveFiled: false });
    await work(runRpaBotJob, keyOf(job));
    expect(await jobOf(job.id)).toMatchObject({ status: 'NEEDS_HUMAN', stage: 'BY_HAND', attempts: 1 });
    const taken = await ok(t.call(rpaBotJobs.takeOver, given(job.id)));
    expect(taken).toMatchObject({
      stage: 'TAKEN_OVER',
      can: { takeOver: false, giveBack: true, complete: true, resolve: false, retry: false, cancel: true },
    });
    const { values } = await jobOf(job.id);
    expect(values).toContainEqual({ key: 'reference', value: job.reference });
    expect(values).toContainEqual({ key: 'court.name', value: 'Magistrate Court of Fulton County' });
    const path = await upload('receipt.pdf', 'application/pdf', PDF);
    const done = await ok(
      t.call(rpaBotJobs.complete, {
        ...given(job.id),
        body: { courtReference: 'ENV-77', receiptPath: path },
      }),
    );
    expect(done).toMatchObject({ status: 'SUCCEEDED', stage: 'COMPLETED_BY_HAND', courtReference: 'ENV-77' });
    const page = await ok(t.call(cases.details, { as: people.processor, params: { id: job.case.id } }));
    expect(page.rpaBotJobs).toMatchObject([{ id: job.id, kind: 'EFILE', status: 'SUCCEEDED', attempts: 1 }]);
    expect(page.documents).toMatchObject([{ title: 'Filing receipt' }]);
    expect(await trailOf(job.case.id)).toEqual([
      'robot-job.create',
      'robot-job.wait',
      'robot-job.take-over',
      'robot-job.complete',
    ]);
    const chain = { trail: 'cases', subject: 'case', subjectId: job.case.id } as const;
    expect(await verifyAudit(t.db, chain)).toMatchObject({ fault: null });
    const again = await create(job.case.id);
    expect(again).toMatchObject({ status: 409, body: { code: 'robot_job_exists' } });
  });

  test('that is given back waits for the next person', async () => {
    const job = await aJob({ kind: 'SCRA' });
    await ok(t.call(rpaBotJobs.takeOver, given(job.id)));
    const foreign = await t.call(rpaBotJobs.giveBack, given(job.id, colleague));
    expect(foreign).toMatchObject({ status: 409, body: { code: 'robot_job_not_yours' } });
    await ok(
      t.call(rpaBotJobs.giveBack, { ...given(job.id), body: { comment: 'The site is closed today.' } }),
    );
    await work(runRpaBotJob, keyOf(job));
    expect(await jobOf(job.id)).toMatchObject({ status: 'NEEDS_HUMAN', stage: 'BY_HAND', takenOverBy: null });
  });

  test('takes a PDF as its receipt, and no other file', async () => {
    const job = await aJob();
    await ok(t.call(rpaBotJobs.takeOver, given(job.id)));
    const receiptPath = await upload('receipt.png', 'image/png', PNG);
    const body = { courtReference: 'ENV-78', receiptPath };
    expect(await t.call(rpaBotJobs.complete, { ...given(job.id), body })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'receiptPath', code: 'receipt_no_pdf' }] },
    });
    expect(await jobOf(job.id)).toMatchObject({ stage: 'TAKEN_OVER' });
  });

  test('is settled by the case number, and canceled with its case', async () => {
    const filed = await aJob();
    await ok(
      t.call(cases.addCaseNumber, {
        as: people.processor,
        params: { id: filed.case.id },
        body: { caseNumber: '26ED100077' },
      }),
    );
    expect(await jobOf(filed.id)).toMatchObject({ status: 'SUCCEEDED', courtReference: '26ED100077' });
    const dropped = await aJob();
    const body = { dismissReason: 'PAID', comment: 'Paid.' } as const;
    await ok(t.call(cases.dismissCase, { as: people.processor, params: { id: dropped.case.id }, body }));
    expect(await jobOf(dropped.id)).toMatchObject({ status: 'CANCELED' });
  });
});

describe('nothing is filed twice', () => {
  test('two who queue the same filing at once: one does', async () => {
    const { id } = await aCase();
    const statuses = (await Promise.all([create(id), create(id)])).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect((await create(id, { kind: 'EFILE', filing: 'WRIT' })).status).toBe(201);
  });

  test('two who take it over at once: one does', async () => {
    const job = await aJob();
    const press = (as: Person) => t.call(rpaBotJobs.takeOver, given(job.id, as));
    const replies = await Promise.all([press(people.processor), press(colleague)]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('two workers with the same job: one leases it', async () => {
    const job = await aJob();
    const { made, arrived } = portal();
    await Promise.all([doJob(machine('a'), keyOf(job), made), doJob(machine('b'), keyOf(job), made)]);
    expect(arrived).toEqual([job.reference]);
    expect(await jobOf(job.id)).toMatchObject({
      status: 'SUCCEEDED',
      stage: 'ACCEPTED',
      courtReference: 'ENV-1',
    });
    const retried = await t.call(rpaBotJobs.retry, given(job.id));
    expect(retried).toMatchObject({ status: 409, body: { code: 'robot_job_may_have_filed' } });
  });

  test('whoever takes over shuts the robot out before it sends anything', async () => {
    const job = await aJob();
    const { made, arrived } = portal({
      before: async () => void (await ok(t.call(rpaBotJobs.takeOver, given(job.id)))),
    });
    await doJob(machine('robot'), keyOf(job), made);
    expect(arrived).toEqual([]);
    expect(await jobOf(job.id)).toMatchObject({ stage: 'TAKEN_OVER', mayHaveFiled: false });
  });

  test('a connection that is cut after the sending leaves the outcome unknown, and a person says it', async () => {
    const job = await aJob();
    const { made, arrived } = portal({ after: () => Promise.reject(new Error('socket hang up')) });
    await doJob(machine('robot'), keyOf(job), made);
    expect(await jobOf(job.id)).toMatchObject({
      status: 'NEEDS_HUMAN',
      stage: 'OUTCOME_UNKNOWN',
      mayHaveFiled: true,
      can: { retry: false, resolve: true, cancel: false },
    });
    for (const route of [rpaBotJobs.retry, rpaBotJobs.cancel])
      expect(await t.call(route, given(job.id))).toMatchObject({
        status: 409,
        body: { code: 'robot_job_may_have_filed' },
      });
    await doJob(machine('robot'), keyOf(job), made);
    expect(arrived).toHaveLength(1);
    const nameless = await t.call(rpaBotJobs.resolve, {
      ...given(job.id),
      body: { filed: true, comment: 'It stands in the list.' },
    });
    expect(nameless).toMatchObject({ status: 400, body: { errors: [{ path: 'courtReference' }] } });
    const body = { filed: false, comment: 'The site has nothing under our reference.' };
    expect(await ok(t.call(rpaBotJobs.resolve, { ...given(job.id), body }))).toMatchObject({
      status: 'FAILED',
      stage: 'NOT_FILED',
      mayHaveFiled: false,
      can: { retry: true },
    });
    expect(await ok(t.call(rpaBotJobs.retry, given(job.id)))).toMatchObject({ status: 'QUEUED' });
  });

  test.each([
    ['before it sent anything is queued again', {}, 'QUEUED', 'WAITING'],
    ['while it was sending waits for a person', { mayHaveFiled: true }, 'NEEDS_HUMAN', 'OUTCOME_UNKNOWN'],
  ])('a job whose robot died %s', async (_, state, status, stage) => {
    const job = await aJob();
    const lost = {
      status: 'RUNNING',
      stage: 'SUBMITTING',
      leasedBy: 'robot',
      leasedUntil: new Date(NOW),
      ...state,
    } as const;
    await t.db.updateTable('cases.rpaBotJob').set(lost).where('id', '=', job.id).execute();
    clock.moveTo('2026-06-29T16:03:00Z');
    await Promise.all([work(freeLostRpaBotJobs, {}), work(freeLostRpaBotJobs, {})]);
    clock.moveTo(NOW);
    expect(await jobOf(job.id)).toMatchObject({ status, stage });
  });
});

describe('is refused', () => {
  test.each<[string, object, Omit<Body, 'caseId'>, string]>([
    ['a filing of nothing', {}, { kind: 'EFILE' }, 'filing'],
    ['a lookup that files', {}, { kind: 'DOCKET_LOOKUP', filing: 'WRIT' }, 'filing'],
    ['a case that no lawyer approved', { approvedAt: null }, { kind: 'EFILE', filing: 'PETITION' }, 'caseId'],
    ['a case without a court', { courthouseId: null }, { kind: 'DOCKET_LOOKUP' }, 'caseId'],
    ['a case that has ended', { status: 'DISMISSED' }, { kind: 'SCRA' }, 'caseId'],
  ])('%s, and the field is named', async (_, state, wanted, path) => {
    const { status, body } = await create((await aCase(state)).id, wanted);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path }] });
  });

  test('a stale version', async () => {
    const job = await aJob();
    const { status } = await t.call(rpaBotJobs.takeOver, {
      ...given(job.id),
      body: { version: job.version + 1 },
    });
    expect(status).toBe(409);
  });

  test('whoever doesn’t file, and whoever is of another firm', async () => {
    const job = await aJob();
    for (const as of [people.billing, people.admin, people.crm, people.owner])
      expect((await create(job.case.id, { kind: 'SCRA' }, as)).status).toBe(403);
    const routes = [rpaBotJobs.retry, rpaBotJobs.takeOver, rpaBotJobs.giveBack, rpaBotJobs.cancel];
    for (const route of routes)
      expect(await t.call(route, given(job.id, people.otherLawyer))).toMatchObject({
        status: 404,
        body: { code: 'robot_job_not_found' },
      });
    const theirs = await ok(t.call(rpaBotJobs.list, { as: people.otherLawyer }));
    expect(theirs.rpaBotJobs).toEqual([]);
    const page = await ok(t.call(cases.details, { as: people.owner, params: { id: job.case.id } }));
    expect(page.rpaBotJobs).toEqual([]);
  });
});

test('the list has what waits for the reader first', async () => {
  const { id } = await aCase();
  const queued = await ok(create(id, { kind: 'DOCKET_LOOKUP' }), 201);
  const waiting = await ok(create(id, { kind: 'CASE_NUMBER_FETCH' }), 201);
  await work(runRpaBotJob, keyOf(waiting));
  const mine = await ok(create(id, { kind: 'SCRA' }), 201);
  await ok(t.call(rpaBotJobs.takeOver, given(mine.id)));
  const listed = async (query: RouteArguments<typeof rpaBotJobs.list>['query'], as = people.processor) => {
    const reply = await ok(t.call(rpaBotJobs.list, { as, query: { caseId: id, ...query } }));
    return reply.rpaBotJobs.map((job) => job.id);
  };
  expect(await listed({})).toEqual([mine.id, waiting.id, queued.id]);
  expect(await listed({}, colleague)).toEqual([waiting.id, mine.id, queued.id]);
  expect(await listed({ mine: 'true' })).toEqual([mine.id]);
  expect(await listed({ status: 'QUEUED' })).toEqual([queued.id]);
  expect(await listed({ kind: 'SCRA,CASE_NUMBER_FETCH' })).toEqual([mine.id, waiting.id]);
});
