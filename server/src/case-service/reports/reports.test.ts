import { buffer } from 'node:stream/consumers';
import { preferences } from '@writdesk/contract/notifications/preferences';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { MOST_REPORTS } from '@writdesk/contract/reports/report-values';
import { reports } from '@writdesk/contract/reports/reports';
import type { RouteArguments } from '@writdesk/contract/route';
import { users } from '@writdesk/contract/users/users';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { FULTON } from '../../../test/support/firm-with-a-client.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { hasPdftotext, textOf } from '../../../test/support/pdf-text.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import type { JobDefinition } from '../../platform/jobs/index.ts';
import { newId } from '../../platform/ids.ts';
import { mailNotifications } from '../../user-service/notification-mail/index.ts';
import { forgetRuns, makeReport, startDueReports } from './index.ts';
import { pathOfRun } from './run-file.ts';

// A Friday, ten in the morning in Atlanta.
const NOW = '2026-06-12T14:00:00.000Z';
const clock = standingClock(NOW);
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let idOf: (person: Person) => Promise<string>;
let worlds = 0;

beforeAll(async () => {
  t = await testApp({ clock });
  idOf = async ({ accountId }) =>
    (
      await t.db
        .selectFrom('users.appUser')
        .select('id')
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow()
    ).id;
});
afterAll(() => t.close());
beforeEach(async () => {
  clock.moveTo(NOW);
  world = await twoCompanies(t, ` ${(worlds += 1)}`);
  people = world.people;
});

type Body = RouteArguments<typeof reports.create>['body'];
const usual: Body = {
  name: 'Monday list',
  kind: 'PROPERTIES',
  period: 'LAST_30_DAYS',
  format: 'CSV',
  frequency: 'ON_REQUEST',
};
const create = (as: Person, given: Partial<Body> = {}) =>
  t.call(reports.create, { as, body: { ...usual, ...given } });
const work = <T extends object>(job: JobDefinition<T>, data: T, isLast = false) =>
  job.handle(contextOf(t.opened.deps, { kind: 'job', name: job.name }, newId()), data, {
    id: newId(),
    number: 1,
    isLast,
    signal: new AbortController().signal,
  });
const start = () => work(startDueReports, {});
const runsOf = (id: string) =>
  t.db.selectFrom('cases.reportRun').selectAll().where('reportId', '=', id).orderBy('askedAt').execute();
/** What the worker would do next: every run that waits. */
async function makeAll(id: string, isLast = false): Promise<void> {
  for (const run of await runsOf(id)) await work(makeReport, { userId: run.userId, runId: run.id }, isLast);
}
/** Makes the report now and gives the bytes of its file. */
async function made(as: Person, given: Partial<Body> = {}): Promise<Buffer> {
  const report = (await create(as, given)).body;
  const { body: run } = await t.call(reports.run, { as, params: { id: report.id } });
  await makeAll(report.id);
  expect((await t.call(reports.file, { as, params: { id: run.id } })).status).toBe(200);
  return bytesOf(run);
}
async function bytesOf(run: { id: string; format: 'CSV' | 'PDF' }): Promise<Buffer> {
  const stream = await t.opened.deps.storage.get(pathOfRun(run));
  if (!stream) throw new Error('There is no file.');
  return buffer(stream);
}
const insert = (given: Omit<Parameters<typeof insertCase>[1], 'firmId' | 'clientId'> = {}) =>
  insertCase(t.db, {
    firmId: world.firm.id,
    clientId: world.client.id,
    propertyId: world.managed.id,
    countyId: FULTON,
    courthouseId: referenceId('courthouse', 'ga-fulton'),
    ...given,
  });

describe('a report', () => {
  test('is set up, changed and deleted by its owner alone', async () => {
    const { status, body } = await create(people.owner, { frequency: 'WEEKLY', weekday: 1, hour: 7 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      nextRunAt: '2026-06-15T11:00:00.000Z',
      client: null,
      lastRun: null,
      version: 1,
    });
    const params = { id: body.id };
    for (const as of [people.manager, people.lawyer, people.otherOwner, people.admin]) {
      expect((await t.call(reports.details, { as, params })).status).toBe(404);
      expect((await t.call(reports.update, { as, params, body: { ...usual, version: 1 } })).status).toBe(404);
      expect((await t.call(reports.run, { as, params })).status).toBe(404);
      expect((await t.call(reports.remove, { as, params })).status).toBe(404);
      expect((await t.call(reports.list, { as })).body.reports).toEqual([]);
    }
    const paused = { ...usual, frequency: 'WEEKLY' as const, isPaused: true };
    const changed = await t.call(reports.update, {
      as: people.owner,
      params,
      body: { ...paused, version: 1 },
    });
    expect(changed.body).toMatchObject({ isPaused: true, nextRunAt: null, version: 2 });
    const stale = await t.call(reports.update, { as: people.owner, params, body: { ...usual, version: 1 } });
    expect(stale).toMatchObject({ status: 409, body: { current: { version: 2 } } });
    expect((await t.call(reports.remove, { as: people.owner, params })).status).toBe(200);
    expect((await t.call(reports.details, { as: people.owner, params })).status).toBe(404);
    const trail = await t.db
      .selectFrom('users.auditEvent')
      .select('action')
      .where('subjectId', '=', await idOf(people.owner))
      .orderBy('seq')
      .execute();
    const actions = trail.map(({ action }) => action).filter((action) => action.startsWith('report.'));
    expect(actions).toEqual(['report.create', 'report.update', 'report.delete']);
  });

  test('names what is wrong with it, and keeps nothing', async () => {
    const days = { period: 'DAYS' as const, from: '2026-06-10', to: '2026-06-01' };
    const { lawyer, owner, payer, auditor } = people;
    const wrong: [Person, Partial<Body>, path: string][] = [
      [lawyer, {}, 'clientId'],
      [lawyer, { clientId: world.otherClient.id }, 'clientId'],
      [lawyer, { clientId: newId() }, 'clientId'],
      [lawyer, { clientId: world.client.id, period: 'NEXT_7_DAYS' }, 'period'],
      [
        lawyer,
        { kind: 'ATTORNEY_WEEK', period: 'NEXT_7_DAYS', lawyerId: await idOf(people.otherLawyer) },
        'lawyerId',
      ],
      [owner, { kind: 'ATTORNEY_WEEK', period: 'NEXT_7_DAYS' }, 'kind'],
      [owner, days, 'to'],
      [owner, { period: 'DAYS', from: '2026-06-01' }, 'to'],
      [owner, { period: 'DAYS', from: '2026-02-30', to: '2026-03-01' }, 'from'],
      [owner, { clientId: world.otherClient.id }, 'clientId'],
      [owner, { name: ' ' }, 'name'],
      [owner, { weekday: 8 }, 'weekday'],
      [owner, { monthDay: 29 }, 'monthDay'],
    ];
    for (const [as, given, path] of wrong)
      expect(await create(as, given), path).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    for (const as of [payer, auditor]) expect((await create(as)).status).toBe(403);
    for (const as of [lawyer, owner]) expect((await t.call(reports.list, { as })).body.total).toBe(0);
  });

  test('is one of fifty at most, however many are set up at once', async () => {
    const replies = await Promise.all(Array.from({ length: MOST_REPORTS + 3 }, () => create(people.owner)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(MOST_REPORTS);
  });
});

describe('the schedule', () => {
  test('makes each due report once, whoever looks, and makes up once for what was missed', async () => {
    const { body } = await create(people.owner, { frequency: 'DAILY', hour: 7 });
    await start();
    expect(await runsOf(body.id)).toEqual([]);
    clock.moveTo('2026-06-13T11:00:00.000Z');
    await Promise.all([start(), start(), start()]);
    expect((await runsOf(body.id)).map(({ askedAt }) => askedAt.toISOString())).toEqual([
      '2026-06-13T11:00:00.000Z',
    ]);
    clock.moveTo('2026-06-20T15:00:00.000Z');
    await start();
    await start();
    expect(await runsOf(body.id)).toHaveLength(2);
    const { nextRunAt } = (await t.call(reports.details, { as: people.owner, params: { id: body.id } })).body;
    expect(nextRunAt).toBe('2026-06-21T11:00:00.000Z');
  });

  test('a run that two workers make at once, or one makes again after it died, is noted and said once', async () => {
    await insert();
    const { body } = await create(people.owner);
    const run = (await t.call(reports.run, { as: people.owner, params: { id: body.id } })).body;
    const again = (await t.call(reports.run, { as: people.owner, params: { id: body.id } })).body;
    expect(again.id).toBe(run.id);
    // Died after the file was stored and before it was noted.
    await t.opened.deps.storage.put(pathOfRun(run), Buffer.from('half'), 'text/csv');
    await Promise.all([makeAll(body.id), makeAll(body.id)]);
    await makeAll(body.id);
    const { runs } = (await t.call(reports.runs, { as: people.owner, params: { id: body.id } })).body;
    expect(runs).toMatchObject([{ status: 'DONE', rows: 1 }]);
    expect((await bytesOf(run)).toString()).toContain('Caleb Hollis');
    const list = (await t.call(notifications.list, { as: people.owner, query: { size: 100 } })).body
      .notifications;
    expect(list.filter(({ kind }) => kind === 'report.made')).toMatchObject([
      { title: 'Monday list', subject: { kind: 'report', id: body.id } },
    ]);
  });

  test('what fails for good says so', async () => {
    await insert({ tenantNames: 'Caleb \u{1F400} Hollis' });
    const { body } = await create(people.owner, { format: 'PDF' });
    await t.call(reports.run, { as: people.owner, params: { id: body.id } });
    await makeAll(body.id);
    expect((await runsOf(body.id)).map(({ status }) => status)).toEqual(['FAILED']);
  });

  test('a file is kept for thirty days', async () => {
    const { body } = await create(people.owner);
    const { id } = (await t.call(reports.run, { as: people.owner, params: { id: body.id } })).body;
    await makeAll(body.id);
    clock.moveTo('2026-07-12T13:59:00.000Z');
    await work(forgetRuns, {});
    expect(await runsOf(body.id)).toHaveLength(1);
    clock.moveTo('2026-07-12T14:00:00.000Z');
    const gone = await t.call(reports.file, { as: people.owner, params: { id } });
    expect(gone).toMatchObject({ status: 409, body: { reason: { code: 'report_file_gone' } } });
    await work(forgetRuns, {});
    expect(await runsOf(body.id)).toEqual([]);
    expect(await t.opened.deps.storage.get(pathOfRun({ id, format: 'CSV' }))).toBeNull();
  });
});

describe('what a report says', () => {
  test('follows its owner: a company’s own, a manager’s properties, nothing of another company', async () => {
    await insert({ unitLabel: '2B', tenantNames: 'Ada Lovelock' });
    await insert({ propertyId: world.owned.id, tenantNames: 'Bram Stokes' });
    await insert({ status: 'CLOSED', tenantNames: 'Long Ago', createdAt: new Date('2025-01-02T15:00:00Z') });
    await insertCase(t.db, {
      firmId: world.otherFirm.id,
      clientId: world.otherClient.id,
      tenantNames: 'Mina Elsewhere',
    });
    const all = (await made(people.owner)).toString();
    expect(all).toContain('Willow Creek,2B,Ada Lovelock');
    expect(all).toContain('Bram Stokes');
    for (const other of ['Mina', 'Long Ago']) expect(all).not.toContain(other);
    const managed = (await made(people.manager)).toString();
    expect(managed).toContain('Ada Lovelock');
    expect(managed).not.toContain('Bram Stokes');
    const ofFirm = (await made(people.lawyer, { clientId: world.client.id })).toString();
    expect(ofFirm).toContain('Bram Stokes');
  });

  test('a text of a tenant is no formula', async () => {
    await insert({ tenantNames: '=HYPERLINK("http://x.example")' });
    expect((await made(people.owner)).toString()).toContain(`"'=HYPERLINK(""http://x.example"")"`);
  });

  test('is nothing of a case behind a wall, or of a sealed one', async () => {
    const walled = await insert({ tenantNames: 'Wanda Walled' });
    await seal(await insert({ tenantNames: 'Serena Sealed' }));
    await insert({ tenantNames: 'Olga Open' });
    await wall(walled.id, people.lawyer);
    const text = (await made(people.lawyer, { clientId: world.client.id })).toString();
    expect(text).toContain('Olga Open');
    for (const kept of ['Wanda', 'Serena']) expect(text).not.toContain(kept);
  });

  test('an attorney’s week has their hearings and lawful dates, by the court’s clock', async () => {
    const lawyerId = await idOf(people.lawyer);
    const own = { assignedLawyerId: lawyerId, caseNumber: '26ED000123' };
    const hearingAt = new Date('2026-06-15T13:30:00Z');
    await insert({ ...own, status: 'ON_DOCKET', nextDate: '2026-06-15', nextDateKind: 'HEARING', hearingAt });
    await insert({ assignedLawyerId: lawyerId, mayDo: 'APPLY_WRIT', mayDoOn: '2026-06-18' });
    await insert({
      assignedLawyerId: lawyerId,
      mayDo: 'FILE',
      mayDoOn: '2026-06-19',
      tenantNames: 'Too Late',
    });
    await insert({ mayDo: 'FILE', mayDoOn: '2026-06-15', tenantNames: 'Of A Colleague' });
    const asked = { kind: 'ATTORNEY_WEEK', period: 'NEXT_7_DAYS' } as const;
    const [, ...rows] = (await made(people.lawyer, asked)).toString().trim().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^2026-06-15,09:30,Hearing,.*26ED000123/);
    expect(rows[1]).toMatch(/^2026-06-18,,Writ may be requested,/);
    const asAdmin = (await made(people.firmAdmin, { ...asked, lawyerId })).toString();
    expect(asAdmin.split('\r\n')).toHaveLength(4);
  });

  test('times by county are medians of the stages that ended in the days', async () => {
    for (const days of [2, 4, 9])
      await insert({
        submittedAt: new Date('2026-05-01T15:00:00Z'),
        approvedOn: '2026-05-20',
        filedOn: `2026-05-${20 + days}`,
      });
    const { fillTallies } = await import('../tallies/index.ts');
    await t.db.deleteFrom('cases.caseTally').execute();
    await fillTallies(t.db);
    const days = { kind: 'COUNTY_TIMES', period: 'DAYS', from: '2026-05-01', to: '2026-05-31' } as const;
    expect((await made(people.lawyer, days)).toString()).toContain('Fulton,GA,3,3,4,,');
  });

  test.runIf(hasPdftotext)(
    'as a sheet it stands under its properties, in the language of its owner',
    async () => {
      await insert({ unitLabel: '2B', tenantNames: 'José Núñez', claimCents: 123_456 });
      await t.db
        .updateTable('users.appUser')
        .set({ language: 'es' })
        .where('id', '=', await idOf(people.owner))
        .execute();
      const text = textOf(await made(people.owner, { format: 'PDF' }));
      for (const said of [
        'Casos por propiedad',
        'Willow Creek',
        'José Núñez',
        'Presentado',
        '1,234.56',
        '1 fila',
      ])
        expect(text).toContain(said);
    },
  );
});

describe('its owner’s rights', () => {
  async function ready(as: Person): Promise<{ reportId: string; runId: string }> {
    const report = (await create(as)).body;
    const run = (await t.call(reports.run, { as, params: { id: report.id } })).body;
    await makeAll(report.id);
    return { reportId: report.id, runId: run.id };
  }
  const openFile = async (as: Person, id: string) =>
    (await t.call(reports.file, { as, params: { id } })).status;

  test('open the file of a run to its owner alone, and no longer once they are others', async () => {
    await insert();
    const { reportId, runId } = await ready(people.manager);
    expect(await openFile(people.manager, runId)).toBe(200);
    for (const as of [people.owner, people.lawyer, people.otherOwner, people.admin])
      expect(await openFile(as, runId)).toBe(404);
    await t.db
      .deleteFrom('users.propertyManager')
      .where('userId', '=', await idOf(people.manager))
      .execute();
    expect(await openFile(people.manager, runId)).toBe(409);
    clock.moveTo('2026-06-12T15:00:00.000Z');
    await t.call(reports.run, { as: people.manager, params: { id: reportId } });
    await makeAll(reportId);
    const last = (await t.call(reports.details, { as: people.manager, params: { id: reportId } })).body
      .lastRun;
    expect(last).toMatchObject({ status: 'DONE', rows: 0 });
  });

  test('a case that was sealed since shuts the files that have it', async () => {
    const record = await insert();
    const { runId } = await ready(people.owner);
    await seal(record);
    expect(await openFile(people.owner, runId)).toBe(409);
  });

  test('end with their place: a run that waits and all later ones', async () => {
    const report = (await create(people.lawyer, { clientId: world.client.id, frequency: 'DAILY' })).body;
    await t.call(reports.run, { as: people.lawyer, params: { id: report.id } });
    await t.db
      .updateTable('users.appUser')
      .set({ active: false })
      .where('id', '=', await idOf(people.lawyer))
      .execute();
    await makeAll(report.id);
    const [run] = await runsOf(report.id);
    expect(run?.status).toBe('ENDED');
    expect(await t.opened.deps.storage.get(pathOfRun({ id: run?.id ?? '', format: 'CSV' }))).toBeNull();
    clock.moveTo('2026-06-14T15:00:00.000Z');
    await start();
    expect(await runsOf(report.id)).toHaveLength(1);
  });

  test.each([
    ['lawyer', 'firmAdmin'],
    ['manager', 'admin'],
  ] as const)(
    'of a %s who was deactivated and comes back leave schedules ended, and neither a waiting run nor an earlier file',
    async (whose, by) => {
      const person = people[whose];
      const earlier = (await create(person, { clientId: world.client.id })).body;
      const { body: past } = await t.call(reports.run, { as: person, params: { id: earlier.id } });
      await makeAll(earlier.id);
      expect(await openFile(person, past.id)).toBe(200);
      const params = { id: await idOf(person) };
      const daily = (await create(person, { clientId: world.client.id, frequency: 'DAILY' })).body;
      const { body: waiting } = await t.call(reports.run, { as: person, params: { id: daily.id } });
      const makeActive = async (active: boolean) =>
        expect((await t.call(users.update, { as: people[by], params, body: { active } })).status).toBe(200);
      await makeActive(false);
      const stored = t.db.selectFrom('cases.report').select(['nextRunAt', 'isPaused']);
      expect(await stored.where('id', '=', daily.id).execute()).toEqual([
        { nextRunAt: null, isPaused: true },
      ]);
      clock.moveTo('2026-06-12T15:00:00.000Z');
      await makeActive(true);
      await makeAll(daily.id);
      const runs = (await runsOf(daily.id)).map(({ id, status }) => ({ id, status }));
      expect(runs).toEqual([{ id: waiting.id, status: 'ENDED' }]);
      expect(await openFile(person, past.id)).toBe(409);
      clock.moveTo('2026-06-14T15:00:00.000Z');
      await start();
      expect(await runsOf(daily.id)).toHaveLength(1);
      // What they ask for now is theirs.
      const { body: now } = await t.call(reports.run, { as: person, params: { id: daily.id } });
      await makeAll(daily.id);
      expect(await openFile(person, now.id)).toBe(200);
    },
  );

  test('a role that may not have it any more ends it too', async () => {
    const report = (await create(people.owner)).body;
    await t.call(reports.run, { as: people.owner, params: { id: report.id } });
    await t.db
      .updateTable('users.appUser')
      .set({ roles: ['client_ap'] })
      .where('id', '=', await idOf(people.owner))
      .execute();
    await makeAll(report.id);
    expect((await runsOf(report.id)).map(({ status }) => status)).toEqual(['ENDED']);
  });
});

test('the email has a link that asks for the sign-in, and neither the file nor a tenant', async () => {
  await insert({ tenantNames: 'Tess Tenant' });
  const { owner } = people;
  const groups = (await t.call(preferences.read, { as: owner })).body.groups;
  expect(groups.find(({ group }) => group === 'reports')).toMatchObject({ choice: 'mail' });
  const report = (await create(owner)).body;
  await t.call(reports.run, { as: owner, params: { id: report.id } });
  await makeAll(report.id);
  clock.moveTo('2026-06-12T14:06:00.000Z');
  await work(mailNotifications, {});
  const mails = await t.db
    .selectFrom('jobs.mailOutbox')
    .selectAll()
    .where('recipient', '=', owner.email)
    .execute();
  expect(mails).toHaveLength(1);
  const text = JSON.stringify(mails);
  expect(text).toContain(`/reports/${report.id}`);
  for (const kept of ['Tess', '/files/', 'attachment', 'Willow']) expect(text).not.toContain(kept);
});

async function wall(caseId: string, person: Person): Promise<void> {
  await t.db
    .insertInto('cases.ethicalWall')
    .values({
      firmId: world.firm.id,
      id: newId(),
      caseId,
      userId: await idOf(person),
      reason: 'Related to the tenant',
      createdBy: await idOf(people.firmAdmin),
      createdByName: 'A',
      createdAt: new Date(NOW),
    })
    .execute();
}

async function seal({ id: caseId, firmId, clientId }: { id: string; firmId: string; clientId: string }) {
  await t.db
    .insertInto('cases.caseSeal')
    .values({
      firmId,
      id: newId(),
      clientId,
      caseId,
      reason: 'BY_ORDER',
      orderedOn: '2026-06-01',
      orderDocumentId: newId(),
      sealedBy: newId(),
      sealedByName: 'A',
      sealedAt: new Date(NOW),
    })
    .execute();
}
