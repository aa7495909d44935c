import { workflows } from '@writdesk/contract/workflows/workflows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { newId } from '../../platform/ids.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';
import { resolveWorkflow } from './index.ts';
import { makeWorkflow } from './workflow-factory.ts';

const FULTON = referenceId('courthouse', 'ga-fulton');
const LAS_VEGAS = referenceId('courthouse', 'nv-las-vegas');

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let chief: Person;
let otherChief: Person;
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  people = world.people;
  chief = people.firmAdmin;
  otherChief = (await makeUser(t.db, { roles: ['firm_admin'], firmId: world.otherFirm.id })).person;
  await makeBillItems(t.db, { firmId: world.firm.id });
});
afterAll(() => t.close());

let count = 0;
const unique = (name: string) => `${name} ${(count += 1)}`;
async function created(as: Person = chief, body: object = {}) {
  const reply = await t.call(workflows.create, { as, body: { name: unique('Built'), ...body } });
  expect(reply.status).toBe(201);
  return { id: reply.body.id };
}
const step = (name: string, action = 'TASK', roles = ['case_processor'], more: object = {}) => ({
  sequenceNo: 1,
  name,
  roles,
  configureAction: { action },
  ...more,
});
const numbered = (steps: object[]) => steps.map((one, index) => ({ ...one, sequenceNo: index + 1 }));
const draft = (id: string, steps: object[], as: Person = chief, more: object = {}) =>
  t.send('POST', workflows.saveDraft.url.replace('{id}', id), {
    as,
    body: { steps: numbered(steps), ...more },
  });
const stepsOf = async (params: { id: string }, query: Record<string, string> = { draft: 'true' }) =>
  (await t.call(workflows.steps, { as: chief, params, query })).body;
const publish = (id: string, as: Person = chief, more: object = {}) =>
  t.call(workflows.save, { as, params: { id }, body: { published: true, ...more } });
/** From intake to the end; what lies between happens without a step. */
const whole = [
  step('Intake', 'initial-check'),
  step('Signature', 'send-for-filing', ['lawyer']),
  step('Judgment', 'record-judgment', ['lawyer']),
  step('Close', 'close'),
];

describe('building a workflow', () => {
  test('begins as a draft without steps, at 0.5', async () => {
    const params = await created(chief, { stateCode: 'GA', courthouseIds: [FULTON] });
    expect(await stepsOf(params)).toEqual({ steps: [], version: 0, presentStep: 0.5 });
    const { body } = await t.call(workflows.details, { as: chief, params });
    expect(body).toMatchObject({
      status: 'DRAFT',
      version: 0,
      hasDraft: true,
      stateCode: 'GA',
      courthouses: [{ id: FULTON }],
      running: [],
      can: { edit: true, publish: true },
    });
  });

  test('adds at the end, inserts between, and numbers again, with the cursor behind the last', async () => {
    const params = await created();
    await draft(
      params.id,
      ['a', 'b', 'c', 'd'].map((name) => step(name)),
    );
    expect((await stepsOf(params)).presentStep).toBe(4.5);
    const add = (body: object) =>
      t.send('POST', workflows.addStep.url, { as: chief, body: { workflowId: params.id, step: body } });
    expect((await add({ name: 'e', configureAction: { action: 'TASK' } })).body).toMatchObject({
      sequenceNo: 5,
    });
    expect((await stepsOf(params)).presentStep).toBe(5.5);
    expect((await add({ ...step('between'), sequenceNo: 2.5 })).body).toMatchObject({ sequenceNo: 3 });
    const inserted = await stepsOf(params);
    expect(inserted.steps.map(({ name }) => name)).toEqual(['a', 'b', 'between', 'c', 'd', 'e']);
    expect(inserted.steps.map(({ sequenceNo }) => sequenceNo)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(inserted.presentStep).toBe(6.5);
  });

  test('deletes a step by leaving it out: one of three leaves two, and 2.5', async () => {
    const params = await created();
    await draft(
      params.id,
      ['a', 'b', 'c'].map((name) => step(name)),
    );
    const { steps } = await stepsOf(params);
    const saved = await draft(params.id, steps.slice(1));
    expect(saved.body).toMatchObject({
      presentStep: 2.5,
      steps: [{ name: 'b', sequenceNo: 1 }, { sequenceNo: 2 }],
    });
  });

  test('changes some steps by id, and keeps what is incomplete in a draft alone', async () => {
    const params = await created();
    await draft(params.id, [step('a'), step('', 'TASK', [])]);
    const { steps } = await stepsOf(params);
    const [first] = steps;
    const changed = await t.call(workflows.updateSteps, {
      as: chief,
      body: { workflowId: params.id, steps: [{ ...first!, name: 'A', sequenceNo: 2.5 }] },
    });
    expect(changed.body.steps.map(({ name }) => name)).toEqual(['', 'A']);
    const refused = await t.call(workflows.createSteps, {
      as: chief,
      params,
      body: { steps: changed.body.steps },
    });
    expect(refused.body).toMatchObject({
      status: 400,
      errors: [{ path: 'steps.0.name' }, { path: 'steps.0.roles' }],
    });
    const unknown = await t.call(workflows.updateSteps, {
      as: chief,
      body: { workflowId: params.id, steps: [{ ...first!, id: newId() }] },
    });
    expect(unknown.body).toMatchObject({ status: 400, errors: [{ path: 'steps.0.id' }] });
  });

  test('names bad input: five decimals, a bill item of nobody, the same id twice, an unknown deadline', async () => {
    const { id } = await created();
    const refused = async (steps: object[]) =>
      (await t.send('POST', workflows.saveDraft.url.replace('{id}', id), { as: chief, body: { steps } }))
        .body;
    expect(await refused([{ ...step('a'), sequenceNo: 1.00001 }])).toMatchObject({
      errors: [{ path: 'steps.0.sequenceNo' }],
    });
    const bill = { billItemId: newId(), on: 'COMPLETE', quantity: 'ONE', amountSource: 'FIXED' };
    expect(await refused([step('a', 'TASK', ['lawyer'], { billing: [bill] })])).toMatchObject({
      errors: [{ path: 'steps.0.billing.0.billItemId' }],
    });
    const same = newId();
    expect(
      await refused([
        { ...step('a'), id: same },
        { ...step('b'), id: same },
      ]),
    ).toMatchObject({
      errors: [{ path: 'steps.1.id' }],
    });
    expect(
      await refused([{ ...step('a'), configureAction: { action: 'WAIT', deadlineRuleEvent: 'NEVER' } }]),
    ).toMatchObject({ errors: [{ path: 'steps.0.configureAction.deadlineRuleEvent' }] });
  });
});

describe('publishing', () => {
  test('makes a version that never changes; the next edit begins a draft beside it', async () => {
    const params = await created(chief, { stateCode: 'GA', courthouseIds: [FULTON] });
    await draft(params.id, whole);
    const first = await publish(params.id, chief, { note: 'The first.' });
    expect(first.body).toMatchObject({ status: 'PUBLISHED', version: 1, hasDraft: false });
    expect(await resolveWorkflow(t.db, world.firm.id, { workflowId: params.id })).toMatchObject({
      version: 1,
    });
    const { steps } = await stepsOf(params, {});
    await draft(params.id, [...steps.slice(0, 1), step('Look', 'TASK', ['lawyer']), ...steps.slice(1)]);
    expect((await stepsOf(params, {})).steps).toHaveLength(4);
    expect((await t.call(workflows.details, { as: chief, params })).body).toMatchObject({
      version: 1,
      hasDraft: true,
    });
    expect((await publish(params.id)).body).toMatchObject({ version: 2, hasDraft: false });
    expect((await stepsOf(params, { version: '1' })).steps).toEqual(steps);
    const { body } = await t.call(workflows.versions, { as: chief, params });
    expect(body.versions.map(({ version, stepCount, note }) => [version, stepCount, note])).toEqual([
      [2, 5, ''],
      [1, 4, 'The first.'],
    ]);
    const difference = await t.call(workflows.difference, {
      as: chief,
      params,
      query: { from: '1', to: '2' },
    });
    expect(difference.body.changes.map(({ message }) => message)).toEqual(['Step 2, “Look”, is new.']);
  });

  test('is refused for what can’t run, with step and reason, and changes nothing', async () => {
    const params = await created(chief, { stateCode: 'GA' });
    const [intake, sign, judge, close] = whole;
    await draft(params.id, [intake!, judge!, sign!, { ...close!, roles: ['client_owner'] }]);
    const refused = await publish(params.id);
    expect(refused.body).toMatchObject({
      status: 400,
      errors: [
        {
          path: 'steps.1',
          message:
            'Step 2: “Record judgment” is possible only after “Approve and send for filing”, which is step 3.',
        },
        { path: 'steps.3', message: 'Step 4: the role “Company owner” may never do “Close case”.' },
      ],
    });
    expect((await t.call(workflows.details, { as: chief, params })).body).toMatchObject({ version: 0 });
    const { body } = await t.call(workflows.check, { as: people.lawyer, params });
    expect(body.faults.map(({ place, severity }) => [place, severity])).toEqual([
      [2, 'ERROR'],
      [4, 'ERROR'],
    ]);
  });

  test('warns of a role that nobody holds, and publishes', async () => {
    const params = await created(chief, { stateCode: 'GA' });
    await draft(
      params.id,
      whole.map((one) => ({ ...one, ...(one.name === 'Intake' && { roles: ['firm_user'] }) })),
    );
    const { body } = await t.call(workflows.check, { as: chief, params });
    expect(body.faults).toMatchObject([
      { severity: 'WARNING', message: 'Step 1: nobody in the firm has the role “Firm staff”.' },
    ]);
    expect((await publish(params.id)).status).toBe(200);
  });

  test('is refused for a draft that says nothing new, and for none at all', async () => {
    const params = await created(chief, { stateCode: 'GA' });
    await draft(params.id, whole);
    await publish(params.id);
    expect((await publish(params.id)).body).toMatchObject({
      errors: [{ path: 'published', code: 'workflow_undrafted' }],
    });
    await t.call(workflows.save, { as: chief, params, body: { published: false } });
    expect((await publish(params.id)).body).toMatchObject({ errors: [{ code: 'workflow_draft_same' }] });
    const discarded = await t.call(workflows.save, {
      as: chief,
      params,
      body: { published: false, discard: true },
    });
    expect(discarded.body).toMatchObject({ version: 1, hasDraft: false });
  });

  test('has one winner of two who publish what they saw, and of two who save', async () => {
    const params = await created(chief, { stateCode: 'GA' });
    await draft(params.id, whole);
    const { lockVersion } = (await t.call(workflows.details, { as: chief, params })).body;
    const both = await Promise.all([
      publish(params.id, chief, { lockVersion }),
      publish(params.id, chief, { lockVersion }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const stale = await draft(params.id, whole, chief, { lockVersion });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ current: { id: params.id, version: 1 } });
  });

  test('leaves running cases where they are, and counts them by version', async () => {
    const { id } = await makeWorkflow(t.db, { firmId: world.firm.id, name: unique('Running') });
    await insertCase(t.db, {
      firmId: world.firm.id,
      clientId: world.client.id,
      workflowId: id,
      workflowVersion: 1,
    });
    const params = { id };
    const { steps } = await stepsOf(params, {});
    await draft(
      id,
      steps.map((one, index) => ({ ...one, ...(index === 0 && { name: 'Reception' }) })),
    );
    expect((await publish(id)).body).toMatchObject({ version: 2, running: [{ version: 1, cases: 1 }] });
  });
});

describe('a clone', () => {
  test('has the steps under new ids, and a name of its own', async () => {
    const { id } = await makeWorkflow(t.db, {
      firmId: world.firm.id,
      name: 'Original',
      courthouseIds: [FULTON],
    });
    const clone = () => t.call(workflows.clone, { as: chief, params: { id }, body: {} });
    const [first, second] = [await clone(), await clone()];
    expect(first.status).toBe(201);
    expect(first.body.workflow).toMatchObject({
      name: 'Original (copy)',
      status: 'DRAFT',
      version: 0,
      courthouses: [],
    });
    expect(second.body.workflow.name).toBe('Original (copy 2)');
    const [from, to] = [await stepsOf({ id }, {}), await stepsOf({ id: first.body.workflow.id })];
    expect(to.steps.map(({ name }) => name)).toEqual(from.steps.map(({ name }) => name));
    expect(to.steps.some((one) => from.steps.some((other) => other.id === one.id))).toBe(false);
  });
});

describe('where it is used', () => {
  test('changes with name and courthouses; one in another state is refused by name', async () => {
    const params = await created(chief, { stateCode: 'GA' });
    const name = unique('Renamed');
    const changed = await t.call(workflows.update, {
      as: chief,
      params,
      body: { name, courthouseIds: [FULTON] },
    });
    expect(changed.body).toMatchObject({ name, courthouses: [{ id: FULTON }] });
    const refused = await t.call(workflows.update, {
      as: chief,
      params,
      body: { courthouseIds: [FULTON, LAS_VEGAS] },
    });
    expect(refused.body).toMatchObject({
      status: 400,
      errors: [{ path: 'courthouseIds.1', code: 'workflow_court_elsewhere' }],
    });
    const taken = await t.call(workflows.create, { as: chief, body: { name: name.toUpperCase() } });
    expect(taken.body).toMatchObject({ status: 400, errors: [{ path: 'name' }] });
  });

  test('a published one keeps whether it serves first', async () => {
    const { id } = await makeWorkflow(t.db, { firmId: world.firm.id, name: unique('Files first') });
    const { body } = await t.call(workflows.update, {
      as: chief,
      params: { id },
      body: { serveFirst: true },
    });
    expect(body).toMatchObject({ status: 400, errors: [{ path: 'serveFirst' }] });
  });
});

describe('who may', () => {
  test('a firm administrator builds; others don’t, and another firm sees nothing of it', async () => {
    const params = await created();
    for (const as of [people.lawyer, people.processor, people.owner, people.crm])
      expect((await draft(params.id, whole, as)).status).toBe(403);
    expect((await draft(params.id, whole, otherChief)).status).toBe(404);
    expect((await publish(params.id, otherChief)).status).toBe(404);
    // The administrator of the product prepares for a firm, and doesn't publish.
    const ofFirm = await created(people.admin, { firmId: world.firm.id });
    expect((await draft(ofFirm.id, whole, people.admin)).status).toBe(200);
    expect((await publish(ofFirm.id, people.admin)).status).toBe(403);
    const nowhere = await t.call(workflows.create, { as: people.admin, body: { name: 'Nowhere' } });
    expect(nowhere.body).toMatchObject({ status: 400, errors: [{ path: 'firmId' }] });
  });

  test('each change is on the trail', async () => {
    const params = await created(chief, { stateCode: 'GA' });
    await draft(params.id, whole);
    await publish(params.id);
    const rows = await t.db
      .selectFrom('cases.auditEvent')
      .select(['action', 'data'])
      .where('subjectId', '=', params.id)
      .orderBy('seq')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual([
      'workflow.create',
      'workflow.save-draft',
      'workflow.publish',
    ]);
    expect(rows[2]?.data).toMatchObject({ version: 1, steps: 4 });
  });
});
