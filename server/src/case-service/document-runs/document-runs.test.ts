import { cases } from '@writdesk/contract/cases/cases';
import { documentRuns } from '@writdesk/contract/documents/document-runs';
import { documents } from '@writdesk/contract/documents/documents';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import { finishDocument, warmTypesetter } from '../../../test/support/finish-document.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { generateRun } from './index.ts';

let t: TestApp;
let desk: CaseDesk;
let world: FirmWithAClient;
let people: FirmWithAClient['people'];
let strangers: FirmWithAClient['people'];
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
  strangers = (await firmWithAClient(t)).people;
  await warmTypesetter(t);
});
afterAll(() => t.close());

const start = (caseIds: string[], as: Person = people.processor) =>
  t.call(documentRuns.start, { as, body: { caseIds } });
const read = (id: string, as: Person = people.processor) =>
  t.call(documentRuns.details, { as, params: { id } });

/** Does the job of a run; `until` ends it as a kill does, before it begins a case. */
async function work(id: string, { until = Infinity, isLast = true } = {}): Promise<void> {
  const context = contextOf(t.opened.deps, { kind: 'job', name: generateRun.name }, id);
  let asked = 0;
  const stop = new AbortController();
  const signal = new Proxy(stop.signal, {
    get(target, name) {
      if (name !== 'throwIfAborted') return Reflect.get(target, name) as unknown;
      return () => {
        if ((asked += 1) > until) throw new Error('killed');
      };
    },
  });
  await generateRun.handle(context, { firmId: world.firm.id, id }, { id, number: 1, isLast, signal });
}

/** A case in the initial check whose affidavit is made; with another plaintiff since where it is `stale`. */
async function checked({ stale }: { stale: boolean }) {
  const { id } = await desk.at('INITIAL_CHECK');
  const first = await affidavits(id);
  const documentId = first[0]?.id ?? '';
  await t.db
    .updateTable('cases.caseDocument')
    .set({ status: 'QUEUED' })
    .where('id', '=', documentId)
    .execute();
  await finishDocument(t, documentId);
  if (stale) {
    const body = { plaintiffName: 'Magnolia Living Two LLC' };
    await ok(t.call(cases.save, { as: people.processor, params: { id }, body }));
  }
  return { id, documentId };
}
const affidavits = (caseId: string) =>
  t.db
    .selectFrom('cases.caseDocument')
    .select(['id', 'status', 'replacedBy', 'cause', 'madeByName'])
    .where('caseId', '=', caseId)
    .where('kind', '=', 'DISPOSSESSORY_AFFIDAVIT')
    .orderBy('id')
    .execute();

test('generates what is out of date of many cases, and says for each what became of it', async () => {
  const [fresh, stale] = [await checked({ stale: false }), await checked({ stale: true })];
  const gone = await checked({ stale: true });
  const run = await ok(start([fresh.id, stale.id, gone.id]), 201);
  expect(run).toMatchObject({ caseCount: 3, doneCount: 0, finishedAt: null });
  await t.db
    .updateTable('cases.evictionCase')
    .set({ status: 'DISMISSED' })
    .where('id', '=', gone.id)
    .execute();
  await work(run.id);
  const [, again] = await affidavits(stale.id);
  expect(again).toMatchObject({ status: 'QUEUED', cause: 'BULK', madeByName: run.startedByName });
  const done = await ok(read(run.id));
  expect(done).toMatchObject({ caseCount: 3, doneCount: 3, finishedAt: '2026-06-12T14:00:00.000Z' });
  expect(done.cases.map(({ case: of, status, reason }) => [of.id, status, reason])).toEqual([
    [fresh.id, 'DONE', null],
    [stale.id, 'DONE', null],
    [gone.id, 'LEFT', 'ENDED'],
  ]);
  expect(await affidavits(fresh.id), 'what is right stays').toHaveLength(1);
  expect(done.cases[1]?.papers).toContainEqual({
    kind: 'DISPOSSESSORY_AFFIDAVIT',
    title: 'Dispossessory affidavit',
    documentId: again?.id,
    missing: [],
    status: 'QUEUED',
  });
  await finishDocument(t, again?.id ?? '');
  expect((await ok(read(run.id))).cases[1]?.papers[0]?.status).toBe('READY');
  const { versions } = await ok(
    t.call(documents.history, { as: people.processor, params: { id: stale.documentId } }),
  );
  expect(versions[0]).toMatchObject({ cause: 'BULK', madeBy: run.startedByName });
});

test('that is killed goes on where it stopped: no document is lost or made twice', async () => {
  const all = [];
  for (let count = 0; count < 4; count += 1) all.push(await checked({ stale: true }));
  const run = await ok(start(all.map(({ id }) => id)), 201);
  await expect(work(run.id, { until: 2 })).rejects.toThrow('killed');
  expect(await ok(read(run.id))).toMatchObject({ doneCount: 2, finishedAt: null });
  // Two workers take it up again at the same time.
  await Promise.all([work(run.id), work(run.id)]);
  expect(await ok(read(run.id))).toMatchObject({ doneCount: 4 });
  for (const { id } of all) expect(await affidavits(id), id).toHaveLength(2);
  const queued = await t.db
    .selectFrom('cases.caseDocument')
    .select('id')
    .where(
      'caseId',
      'in',
      all.map(({ id }) => id),
    )
    .where('cause', '=', 'BULK')
    .execute();
  expect(queued).toHaveLength(4);
  const audits = await t.db
    .selectFrom('cases.auditEvent')
    .select('action')
    .where('subjectId', '=', run.id)
    .execute();
  expect(audits.map(({ action }) => action).toSorted()).toEqual([
    'document-run.finish',
    ...Array<string>(4).fill('document-run.generate'),
    'document-run.start',
  ]);
});

test('names the facts that a document waits for, and generates none with holes', async () => {
  const { id } = await checked({ stale: true });
  await t.db.updateTable('cases.evictionCase').set({ plaintiffName: null }).where('id', '=', id).execute();
  await t.db.updateTable('cases.caseEviction').set({ reasons: [] }).where('caseId', '=', id).execute();
  const run = await ok(start([id]), 201);
  await work(run.id);
  const [row] = (await ok(read(run.id))).cases;
  expect(row?.papers).toMatchObject([{ documentId: null, status: null }]);
  expect(row?.papers[0]?.missing.map(({ path }) => path)).toContain('case.reasons');
  expect(await affidavits(id)).toHaveLength(1);
});

test('is the firm’s: no other firm’s case is named, and nobody else reads it', async () => {
  const { id } = await checked({ stale: false });
  const run = await ok(start([id]), 201);
  expect(await start([id], strangers.processor)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'caseIds.0', code: 'no_such_case_of_firm' }] },
  });
  expect((await start([id], people.manager)).status).toBe(403);
  expect((await read(run.id, strangers.processor)).status).toBe(404);
  expect((await read(run.id, people.manager)).status).toBe(403);
  expect((await start([])).status).toBe(400);
});

test('goes on with the cases after one that fails, and leaves that one once nothing is tried again', async () => {
  const [before, bad, after] = [
    await checked({ stale: true }),
    await checked({ stale: true }),
    await checked({ stale: true }),
  ];
  const run = await ok(start([before.id, bad.id, after.id]), 201);
  const owner = new pg.Client(t.connection);
  await owner.connect();
  const name = `never_${bad.id.replaceAll('-', '')}`;
  await owner.query(
    `alter table cases.case_document add constraint ${name} check (case_id <> '${bad.id}') not valid`,
  );
  await expect(work(run.id, { isLast: false })).rejects.toThrow(name);
  const between = await ok(read(run.id));
  expect(between.finishedAt).toBeNull();
  expect(between.cases.map(({ status }) => status)).toEqual(['DONE', 'WAITING', 'DONE']);
  await expect(work(run.id), 'who runs Writdesk finds the cause with the job').rejects.toThrow(name);
  await owner.query(`alter table cases.case_document drop constraint ${name}`);
  await owner.end();
  const done = await ok(read(run.id));
  expect(done.finishedAt).not.toBeNull();
  expect(done.cases.map(({ status, reason }) => [status, reason])).toEqual([
    ['DONE', null],
    ['LEFT', 'FAILED'],
    ['DONE', null],
  ]);
  expect(await affidavits(after.id)).toHaveLength(2);
});

test('stands in the list of the firm’s runs, the newest first, with the sums of its results', async () => {
  const [made, gone] = [await checked({ stale: true }), await checked({ stale: false })];
  const run = await ok(start([made.id, gone.id]), 201);
  await t.db
    .updateTable('cases.evictionCase')
    .set({ status: 'DISMISSED' })
    .where('id', '=', gone.id)
    .execute();
  await work(run.id);
  const list = (as: Person, page = 1) => t.call(documentRuns.list, { as, query: { page, size: 1 } });
  const { runs, ...rest } = await ok(list(people.lawyer));
  expect(runs).toMatchObject([
    {
      id: run.id,
      caseCount: 2,
      doneCount: 2,
      leftCount: 1,
      failedCount: 0,
      paperCount: 1,
      finishedAt: '2026-06-12T14:00:00.000Z',
    },
  ]);
  expect(rest.total).toBeGreaterThan(1);
  const [older] = (await ok(list(people.processor, 2))).runs;
  expect(older?.id).not.toBe(run.id);
  expect((await ok(list(strangers.processor))).runs).toEqual([]);
  expect((await list(people.manager)).status).toBe(403);
});

test.each([
  ['has another role', { roles: ['firm_billing'] }],
  ['was deactivated', { active: false }],
] as const)('leaves the cases of somebody who %s since they started it', async (_what, change) => {
  const stale = await checked({ stale: true });
  const { user, person } = await makeUser(t.db, { roles: ['case_processor'], firmId: world.firm.id });
  const run = await ok(start([stale.id], person), 201);
  const set = 'roles' in change ? { roles: [...change.roles] } : change;
  await t.db.updateTable('users.appUser').set(set).where('id', '=', user.id).execute();
  await work(run.id);
  const done = await ok(read(run.id));
  expect(done.cases).toMatchObject([{ status: 'LEFT', reason: 'NO_RIGHTS' }]);
  expect(await affidavits(stale.id)).toHaveLength(1);
});

test('generates nothing of a case from which an ethical wall keeps whoever started it', async () => {
  const stale = await checked({ stale: true });
  const { user, person } = await makeUser(t.db, { roles: ['case_processor'], firmId: world.firm.id });
  const run = await ok(start([stale.id], person), 201);
  const { person: administrator } = await makeUser(t.db, { roles: ['firm_admin'], firmId: world.firm.id });
  const body = { userId: user.id, reason: 'Kin of the tenant' };
  await ok(t.call(ethicalWalls.raise, { as: administrator, params: { id: stale.id }, body }), 201);
  await work(run.id);
  expect((await ok(read(run.id))).cases).toMatchObject([{ status: 'LEFT', reason: 'GONE' }]);
  expect(await affidavits(stale.id)).toHaveLength(1);
});
