import { workflows } from '@writdesk/contract/workflows/workflows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { newId } from '../../platform/ids.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { advanceSteps, pinSteps, resolveWorkflow, rewindSteps } from './index.ts';
import { makeWorkflow } from './workflow-factory.ts';

const FULTON = referenceId('courthouse', 'ga-fulton');
const DEKALB = referenceId('courthouse', 'ga-dekalb');
const FULTON_COUNTY = referenceId('county', '13121');

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
const made: Record<string, string> = {};
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  people = world.people;
  const firmId = world.firm.id;
  await makeBillItems(t.db, { firmId });
  const add = async (key: string, options: Partial<Parameters<typeof makeWorkflow>[1]>) => {
    made[key] = (await makeWorkflow(t.db, { firmId, name: key, ...options })).id;
  };
  await add('anywhere', { stateCode: null });
  await add('georgia', {});
  await add('fulton county', { countyId: FULTON_COUNTY });
  await add('fulton court', { courthouseIds: [FULTON] });
  await add('dekalb draft', { courthouseIds: [DEKALB], status: 'DRAFT', version: 0 });
  await add('nevada', { example: 'NV' });
  await makeWorkflow(t.db, {
    firmId: world.otherFirm.id,
    name: 'of the other firm',
    courthouseIds: [FULTON],
  });
});
afterAll(() => t.close());

const list = async (as: Person, query: Record<string, string> = {}) => {
  const { status, body } = await t.call(workflows.list, { as, query });
  expect(status).toBe(200);
  expect(body.total).toBe(body.workflows.length);
  return body.workflows.map(({ name }) => name);
};

describe('the list', () => {
  test('has the firm’s own, by name', async () => {
    expect(await list(people.processor)).toEqual([
      'anywhere',
      'dekalb draft',
      'fulton county',
      'fulton court',
      'georgia',
      'nevada',
    ]);
    expect(await list(people.otherLawyer)).toEqual(['of the other firm']);
    expect(await list(people.admin)).toHaveLength(7);
    expect(await list(people.crmOfOther)).toEqual(['of the other firm']);
  });

  test('is searched and filtered', async () => {
    expect(await list(people.lawyer, { search: 'FULTON' })).toEqual(['fulton county', 'fulton court']);
    expect(await list(people.lawyer, { status: 'DRAFT' })).toEqual(['dekalb draft']);
    expect(await list(people.lawyer, { stateCode: 'NV' })).toEqual(['nevada']);
    expect(await list(people.lawyer, { courthouseId: FULTON })).toEqual(['fulton court']);
  });

  test('is closed to companies and to billing, and names bad input', async () => {
    for (const as of [people.owner, people.manager, people.billing]) {
      expect((await t.call(workflows.list, { as, query: {} })).status).toBe(403);
    }
    const { status, body } = await t.send('GET', `${workflows.list.url}?status=LIVE`, { as: people.lawyer });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'status' }] });
  });
});

describe('one workflow', () => {
  test('has its courthouses, steps and roles', async () => {
    const params = { id: made['fulton court'] ?? '' };
    const details = await t.call(workflows.details, { as: people.lawyer, params });
    expect(details.body).toMatchObject({
      status: 'PUBLISHED',
      version: 1,
      stepCount: 14,
      courthouses: [{ id: FULTON, name: 'Magistrate Court of Fulton County' }],
    });
    const { body } = await t.call(workflows.steps, { as: people.lawyer, params, query: {} });
    expect(body.steps.map(({ sequenceNo }) => sequenceNo)).toEqual(
      Array.from({ length: 14 }, (_, index) => index + 1),
    );
    expect(body.steps[3]).toMatchObject({
      name: 'Send for filing',
      roles: ['lawyer', 'firm_admin', 'case_processor', 'firm_user'],
      configureAction: { action: 'send-for-filing' },
      billing: [{ quantity: 'ONE', amountSource: 'FIXED' }],
    });
    const { body: roles } = await t.call(workflows.stepRoles, { as: people.lawyer, params });
    expect(roles.stepRoles[2]).toEqual({ stepNumber: 3, stepName: 'Attorney review', roles: ['lawyer'] });
  });

  test('does not exist for another firm', async () => {
    const params = { id: made['georgia'] ?? '' };
    const as = people.otherLawyer;
    expect((await t.call(workflows.details, { as, params })).body).toMatchObject({
      status: 404,
      code: 'workflow_not_found',
    });
    expect((await t.call(workflows.steps, { as, params, query: {} })).status).toBe(404);
    expect((await t.call(workflows.stepRoles, { as, params })).status).toBe(404);
  });

  test('has no draft steps until somebody edits it', async () => {
    const params = { id: made['georgia'] ?? '' };
    const { body } = await t.call(workflows.steps, { as: people.lawyer, params, query: { draft: 'true' } });
    expect(body).toEqual({ steps: [], version: 0, presentStep: 0.5 });
  });
});

describe('the workflow of a place', () => {
  test('is the most particular of the published ones', async () => {
    const of = async (id: string) =>
      (await t.call(workflows.getByCourthouse, { as: people.processor, params: { id } })).body;
    const fulton = await of(FULTON);
    expect(fulton.workflows.map(({ name }) => name)).toEqual([
      'fulton court',
      'fulton county',
      'georgia',
      'anywhere',
    ]);
    expect(fulton.workflow?.name).toBe('fulton court');
    expect((await of(DEKALB)).workflows.map(({ name }) => name)).toEqual(['georgia', 'anywhere']);
  });

  test('needs a courthouse that there is', async () => {
    const { body } = await t.call(workflows.getByCourthouse, {
      as: people.processor,
      params: { id: newId() },
    });
    expect(body).toMatchObject({ status: 404, code: 'courthouse_not_found' });
  });

  test('is found for a case, or the one asked for', async () => {
    const firmId = world.firm.id;
    const place = { courthouseId: DEKALB, stateCode: 'GA' };
    expect(await resolveWorkflow(t.db, firmId, place)).toMatchObject({
      id: made['georgia'],
      version: 1,
      serveFirst: false,
    });
    expect(await resolveWorkflow(t.db, firmId, { stateCode: 'NV' })).toMatchObject({
      id: made['nevada'],
      serveFirst: true,
    });
    expect(await resolveWorkflow(t.db, firmId, { ...place, workflowId: made['nevada'] })).toMatchObject({
      name: 'nevada',
    });
    expect(await resolveWorkflow(t.db, firmId, { workflowId: made['dekalb draft'] })).toBeNull();
    expect(await resolveWorkflow(t.db, world.otherFirm.id, { workflowId: made['georgia'] })).toBeNull();
  });
});

describe('the steps of a case', () => {
  test('are its own copy, walk on with its acts, come back, and remember who did what', async () => {
    const key = await insertCase(t.db, { firmId: world.firm.id, clientId: world.client.id });
    const tx = { db: t.db, now: new Date('2026-07-01T14:00:00Z') } as unknown as Parameters<
      typeof advanceSteps
    >[0];
    const pin = {
      firmId: key.firmId,
      clientId: key.clientId,
      caseId: key.id,
      workflowId: made['georgia'] ?? '',
      version: 1,
    };
    expect(await pinSteps(tx, pin)).toEqual({ presentStep: 0.5, stepCount: 14 });
    const clerk = { kind: 'job', name: 'Ruth Hollis' } as const;
    expect(await advanceSteps(tx, key, 'submit', clerk)).toMatchObject({
      presentStep: 1,
      completed: [],
      activated: { name: 'Intake' },
    });
    expect(await advanceSteps(tx, key, 'initial-check', clerk)).toMatchObject({
      presentStep: 2,
      completed: [{ name: 'Intake' }],
      activated: { name: 'Initial check', roles: ['case_processor', 'firm_admin', 'firm_user'] },
    });
    expect(await rewindSteps(tx, key, 'INTAKE')).toMatchObject({
      presentStep: 1,
      activated: { name: 'Intake' },
    });
    expect(await advanceSteps(tx, key, 'initial-check', clerk)).toMatchObject({ presentStep: 2 });
    const stored = await t.db
      .selectFrom('cases.caseStep')
      .select(['name', 'state', 'doneByName', 'startedAt'])
      .where('caseId', '=', key.id)
      .orderBy('sequenceNo')
      .limit(3)
      .execute();
    expect(stored).toEqual([
      { name: 'Intake', state: 'DONE', doneByName: 'Ruth Hollis', startedAt: tx.now },
      { name: 'Initial check', state: 'ACTIVE', doneByName: null, startedAt: tx.now },
      { name: 'Attorney review', state: 'PENDING', doneByName: null, startedAt: null },
    ]);
    expect(await pinSteps(tx, { ...pin, workflowId: made['nevada'] ?? '' })).toEqual({
      presentStep: 0.5,
      stepCount: 12,
    });
  });

  test('that are passed over again stay with who did them, and when', async () => {
    const key = await insertCase(t.db, { firmId: world.firm.id, clientId: world.client.id });
    const at = (now: string) =>
      ({
        db: t.db,
        now: new Date(now),
        enqueue: () => Promise.resolve(),
      }) as unknown as Parameters<typeof advanceSteps>[0];
    const by = (name: string) => ({ kind: 'job', name }) as const;
    const day = at('2026-07-01T14:00:00Z');
    await pinSteps(day, {
      firmId: key.firmId,
      clientId: key.clientId,
      caseId: key.id,
      workflowId: made['georgia'] ?? '',
      version: 1,
    });
    await advanceSteps(day, key, 'initial-check', by('Ruth Hollis'));
    await advanceSteps(day, key, 'review', by('Ruth Hollis'));
    await advanceSteps(day, key, 'send-for-filing', by('Duc Tran'));
    await advanceSteps(day, key, 'add-case-number', by('Ruth Hollis'));
    await rewindSteps(day, key, 'INITIAL_CHECK');
    await advanceSteps(at('2026-07-09T14:00:00Z'), key, 'record-service', by('Marcus Bell'));
    const stored = await t.db
      .selectFrom('cases.caseStep')
      .select(['name', 'state', 'doneByName', 'doneAt'])
      .where('caseId', '=', key.id)
      .where('name', 'in', ['Send for filing', 'Add case number', 'Service return'])
      .orderBy('sequenceNo')
      .execute();
    expect(stored).toEqual([
      { name: 'Send for filing', state: 'DONE', doneByName: 'Duc Tran', doneAt: day.now },
      { name: 'Add case number', state: 'DONE', doneByName: 'Ruth Hollis', doneAt: day.now },
      {
        name: 'Service return',
        state: 'DONE',
        doneByName: 'Marcus Bell',
        doneAt: new Date('2026-07-09T14:00:00Z'),
      },
    ]);
  });

  test('are none for a case without a workflow', async () => {
    const key = await insertCase(t.db, { firmId: world.firm.id, clientId: world.client.id });
    const tx = { db: t.db, now: new Date() } as unknown as Parameters<typeof advanceSteps>[0];
    expect(await advanceSteps(tx, key, 'submit', { kind: 'system', reason: 'test' })).toMatchObject({
      presentStep: null,
    });
  });
});
