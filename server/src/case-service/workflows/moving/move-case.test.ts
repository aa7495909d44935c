import { cases } from '@writdesk/contract/cases/cases';
import { workflows } from '@writdesk/contract/workflows/workflows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCase } from '../../../../test/support/insert-case.ts';
import { ok } from '../../../../test/support/case-desk.ts';
import { type Person, type TestApp, testApp } from '../../../../test/support/harness.ts';
import { contextOf } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { moveBatch } from './move-running.job.ts';
import { type TwoCompanies, twoCompanies } from '../../../../test/support/two-companies.ts';
import { advanceSteps, moveRunningCases, pinSteps } from '../index.ts';
import { makeWorkflow } from '../workflow-factory.ts';

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let firmId: string;
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  people = world.people;
  firmId = world.firm.id;
});
afterAll(() => t.close());

let count = 0;
const workflow = (steps: [name: string, action: string][], more: object = {}) =>
  makeWorkflow(t.db, {
    firmId,
    name: `Moving ${(count += 1)}`,
    steps: steps.map(([name, action]) => ({ name, action, role: 'case_processor' })) as never,
    ...more,
  });
const old: [string, string][] = [
  ['Intake', 'initial-check'],
  ['Check', 'review'],
  ['Close', 'close'],
];

/** A case that has done its first step. */
async function running(status: 'INITIAL_CHECK' | 'FILED', more: object = {}) {
  const { id: workflowId } = await workflow(old);
  const record = await insertCase(t.db, {
    firmId,
    clientId: world.client.id,
    status,
    stateCode: 'GA',
    workflowId,
    workflowVersion: 1,
    presentStep: 2,
    ...more,
  });
  const tx = { db: t.db, now: new Date('2026-07-01T14:00:00Z') } as unknown as Parameters<
    typeof advanceSteps
  >[0];
  await pinSteps(tx, { firmId, clientId: record.clientId, caseId: record.id, workflowId, version: 1 });
  await advanceSteps(tx, record, 'initial-check', { kind: 'job', name: 'Ruth Hollis' });
  return { id: record.id };
}
const stepsOf = (caseId: string) =>
  t.db
    .selectFrom('cases.caseStep')
    .select(['name', 'state', 'doneByName'])
    .where('caseId', '=', caseId)
    .orderBy('sequenceNo')
    .execute();

test('a case moves to another workflow: a dry run shows where it lands, done steps keep who did them', async () => {
  const params = await running('INITIAL_CHECK');
  const { id: workflowId } = await workflow([
    ['Reception', 'initial-check'],
    ['Look', 'TASK'],
    ...old.slice(1),
  ]);
  const dry = await t.call(workflows.landing, {
    as: people.processor,
    params: { caseId: params.id },
    query: { workflowId },
  });
  expect(dry.body).toMatchObject({
    version: 1,
    presentStep: 3,
    lost: [],
    steps: [
      { name: 'Reception', from: 'Intake', by: 'ACTION', state: 'DONE' },
      { name: 'Look', from: null, by: 'NEW', state: 'SKIPPED' },
      { name: 'Check', by: 'ACTION', state: 'ACTIVE' },
      { name: 'Close', state: 'PENDING' },
    ],
  });
  expect((await stepsOf(params.id))[0]?.name).toBe('Intake');
  const moved = await t.call(cases.updateWorkflow, { as: people.processor, params, body: { workflowId } });
  expect(moved.status).toBe(200);
  expect(moved.body).toMatchObject({ status: 'INITIAL_CHECK', workflowId });
  expect(await stepsOf(params.id)).toEqual([
    { name: 'Reception', state: 'DONE', doneByName: 'Ruth Hollis' },
    { name: 'Look', state: 'SKIPPED', doneByName: null },
    { name: 'Check', state: 'ACTIVE', doneByName: null },
    { name: 'Close', state: 'PENDING', doneByName: null },
  ]);
  const row = await t.db
    .selectFrom('cases.auditEvent')
    .select('data')
    .where('subjectId', '=', params.id)
    .where('action', '=', 'case.update-workflow')
    .executeTakeFirstOrThrow();
  expect(row.data).toMatchObject({ workflowVersion: 1, presentStep: 3 });
  const again = await t.call(cases.updateWorkflow, { as: people.processor, params, body: { workflowId } });
  expect(again.body).toMatchObject({
    status: 400,
    errors: [{ path: 'workflowId', code: 'move_same_version' }],
  });
});

test('nothing moves that would lose a done step, until somebody says where it lands', async () => {
  const params = await running('INITIAL_CHECK');
  const { id: workflowId } = await workflow([['First look', 'TASK'], ...old.slice(1)]);
  const refused = await t.call(cases.updateWorkflow, { as: people.processor, params, body: { workflowId } });
  expect(refused.body).toMatchObject({ status: 400, errors: [{ code: 'move_loses_step' }] });
  expect((await stepsOf(params.id))[0]).toMatchObject({ name: 'Intake', state: 'DONE' });
  const dry = await t.call(workflows.landing, {
    as: people.processor,
    params: { caseId: params.id },
    query: { workflowId },
  });
  const [lost] = dry.body.lost;
  const [first] = dry.body.steps;
  expect(lost?.name).toBe('Intake');
  const byHand = { [first?.stepId ?? '']: lost?.id ?? '' };
  const moved = await t.call(cases.updateWorkflow, {
    as: people.processor,
    params,
    body: { workflowId, byHand },
  });
  expect(moved.status).toBe(200);
  expect((await stepsOf(params.id))[0]).toEqual({
    name: 'First look',
    state: 'DONE',
    doneByName: 'Ruth Hollis',
  });
});

test('before the filing the processor moves it, after it the firm’s administrator with a reason', async () => {
  const params = await running('FILED', { approvedAt: new Date(), filingStage: 'ACCEPTED' });
  const { id: workflowId } = await workflow(old);
  const body = { workflowId };
  expect((await t.call(cases.updateWorkflow, { as: people.processor, params, body })).status).toBe(403);
  const reasonless = await t.call(cases.updateWorkflow, { as: people.firmAdmin, params, body });
  expect(reasonless.body).toMatchObject({ status: 400, errors: [{ path: 'reason' }] });
  const reason = 'The court has changed its docket.';
  const other = await workflow(old, { serveFirst: true });
  const otherOrder = await t.call(cases.updateWorkflow, {
    as: people.firmAdmin,
    params,
    body: { workflowId: other.id, reason },
  });
  expect(otherOrder.body).toMatchObject({ errors: [{ path: 'workflowId', code: 'move_other_order' }] });
  const moved = await t.call(cases.updateWorkflow, {
    as: people.firmAdmin,
    params,
    body: { ...body, reason },
  });
  expect(moved.status).toBe(200);
});

test('another firm’s workflow is none, and another firm’s case isn’t there', async () => {
  const params = await running('INITIAL_CHECK');
  const foreign = await makeWorkflow(t.db, { firmId: world.otherFirm.id, name: 'Foreign' });
  const body = { workflowId: foreign.id };
  const refused = await t.call(cases.updateWorkflow, { as: people.processor, params, body });
  expect(refused.body).toMatchObject({ status: 400, errors: [{ path: 'workflowId' }] });
  expect((await t.call(cases.updateWorkflow, { as: people.otherLawyer, params, body })).status).toBe(404);
  expect((await t.call(cases.updateWorkflow, { as: people.owner, params, body })).status).toBe(403);
});

test('of two who move a case the second sees the first’s version', async () => {
  const params = await running('INITIAL_CHECK');
  const [one, two] = [await workflow(old), await workflow(old)];
  const { version } = await t.db
    .selectFrom('cases.evictionCase')
    .select('version')
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow();
  const both = await Promise.all(
    [one, two].map(({ id }) =>
      t.call(cases.updateWorkflow, { as: people.processor, params, body: { workflowId: id, version } }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

/** A second version of a workflow, published as its rows say. */
async function publishNext(workflowId: string, steps: [name: string, action: string][]): Promise<void> {
  const { id: donor } = await workflow(steps);
  const before = await t.db
    .selectFrom('cases.workflowStep')
    .select(['id', 'name'])
    .where('workflowId', '=', workflowId)
    .execute();
  const rows = await t.db
    .selectFrom('cases.workflowStep')
    .selectAll()
    .where('workflowId', '=', donor)
    .execute();
  await t.db
    .insertInto('cases.workflowStep')
    .values(
      rows.map((row) => ({
        ...row,
        id: before.find(({ name }) => name === row.name)?.id ?? row.id,
        workflowId,
        version: 2,
        configureAction: JSON.stringify(row.configureAction),
        notifications: JSON.stringify(row.notifications),
        billing: JSON.stringify(row.billing),
      })),
    )
    .execute();
  await t.db.updateTable('cases.workflow').set({ version: 2 }).where('id', '=', workflowId).execute();
}

/** Cases of one workflow, of which all but the last have done its first step. */
async function several(size: number): Promise<{ workflowId: string; ids: string[] }> {
  const { id: workflowId } = await workflow(old);
  const ids: string[] = [];
  for (let n = 0; n < size; n += 1) {
    const record = await insertCase(t.db, {
      firmId,
      clientId: world.client.id,
      status: n === size - 1 ? 'INTAKE' : 'INITIAL_CHECK',
      stateCode: 'GA',
      workflowId,
      workflowVersion: 1,
    });
    const tx = { db: t.db, now: new Date('2026-07-01T14:00:00Z') } as unknown as Parameters<
      typeof advanceSteps
    >[0];
    await pinSteps(tx, { firmId, clientId: record.clientId, caseId: record.id, workflowId, version: 1 });
    if (n < size - 1) await advanceSteps(tx, record, 'initial-check', { kind: 'job', name: 'Ruth Hollis' });
    ids.push(record.id);
  }
  return { workflowId, ids };
}
const job = () => contextOf(t.opened.deps, { kind: 'job', name: moveRunningCases.name }, newId());
const attempt = (signal: AbortSignal) => ({ id: newId(), number: 1, isLast: false, signal });
const versions = async (ids: readonly string[]) => {
  const rows = await t.db
    .selectFrom('cases.evictionCase')
    .select(['id', 'workflowVersion'])
    .where('id', 'in', ids)
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.workflowVersion);
};

test('all running cases move in the background; a dry run shows where each group lands, a killed worker is taken over', async () => {
  const { workflowId, ids } = await several(60);
  await publishNext(workflowId, [
    ['Intake', 'initial-check'],
    ['Call', 'TASK'],
    ['Check', 'review'],
    ['Close', 'close'],
  ]);
  const params = { id: workflowId };
  const dry = await t.call(workflows.landings, { as: people.firmAdmin, params });
  expect(dry.body).toMatchObject({
    version: 2,
    cases: 60,
    groups: [
      { fromVersion: 1, cases: 59, step: 'Check', by: 'ID', lost: [] },
      { fromVersion: 1, cases: 1, presentStep: 0.5, step: null, lost: [] },
    ],
    move: null,
  });
  expect(new Set(await versions(ids))).toEqual(new Set([1]));
  const start = (as: Person) =>
    t.call(workflows.moveRunning, { as, params, body: { reason: 'The sheriff wants a call.' } });
  expect((await start(people.processor)).status).toBe(403);
  const both = await Promise.all([start(people.firmAdmin), start(people.firmAdmin)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([202, 409]);
  const [move] = both.flatMap(({ status, body }) => (status === 202 ? [body.move] : []));
  // A worker does one batch and is killed.
  expect(await moveBatch(job(), { firmId, id: move?.id ?? '' })).toBe(true);
  const half = await t.call(workflows.landings, { as: people.firmAdmin, params });
  expect(half.body.move).toMatchObject({ total: 60, moved: 50, stayed: 0, endedAt: null });
  await moveRunningCases.handle(job(), {}, attempt(new AbortController().signal));
  const after = await t.call(workflows.landings, { as: people.firmAdmin, params });
  expect(after.body).toMatchObject({
    cases: 0,
    groups: [],
    move: { moved: 60, endedAt: expect.any(String) },
  });
  expect(new Set(await versions(ids))).toEqual(new Set([2]));
  expect(await stepsOf(ids[0] ?? '')).toEqual([
    { name: 'Intake', state: 'DONE', doneByName: 'Ruth Hollis' },
    { name: 'Call', state: 'SKIPPED', doneByName: null },
    { name: 'Check', state: 'ACTIVE', doneByName: null },
    { name: 'Close', state: 'PENDING', doneByName: null },
  ]);
  expect((await start(people.firmAdmin)).status).toBe(409);
});

test('a case that would lose a done step stays until somebody says where the step lands', async () => {
  const { workflowId, ids } = await several(3);
  await publishNext(workflowId, [
    ['First look', 'TASK'],
    ['Check', 'review'],
    ['Close', 'close'],
  ]);
  const params = { id: workflowId };
  const dry = await t.call(workflows.landings, { as: people.firmAdmin, params });
  const stuck = dry.body.groups.find(({ lost }) => lost.length > 0);
  expect(stuck).toMatchObject({ cases: 2, lost: [{ name: 'Intake' }] });
  const start = (byHand: Record<string, string>) =>
    ok(
      t.call(workflows.moveRunning, { as: people.firmAdmin, params, body: { reason: 'New order', byHand } }),
      202,
    );
  const run = () => moveRunningCases.handle(job(), {}, attempt(new AbortController().signal));
  await start({});
  await run();
  expect(await versions(ids)).toEqual([1, 1, 2]);
  const first = dry.body.steps.find(({ name }) => name === 'First look');
  await start({ [first?.id ?? '']: stuck?.lost[0]?.id ?? '' });
  await run();
  expect(await versions(ids)).toEqual([2, 2, 2]);
  expect((await stepsOf(ids[0] ?? ''))[0]).toEqual({
    name: 'First look',
    state: 'DONE',
    doneByName: 'Ruth Hollis',
  });
});
