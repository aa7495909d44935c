import { cases } from '@writdesk/contract/cases/cases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../../test/support/case-desk.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../../test/support/harness.ts';
import { standingClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { tallyFaults } from '../../tallies/index.ts';

let t: TestApp;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
let idOf: (person: Person) => Promise<string>;

beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  const world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
  idOf = async ({ accountId }) => {
    const { id } = await t.db
      .selectFrom('users.appUser')
      .select('id')
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow();
    return id;
  };
});
afterAll(() => t.close());

const assign = (as: Person, id: string, body: object) =>
  t.send('POST', `/api/case-service/case/assign/${id}`, { as, body });
const bulk = (action: string, as: Person, body: object) =>
  t.send('POST', `/api/case-service/case/bulk/${action}`, { as, body });

test('a case goes to another processor; who isn’t named keeps it, and the trail says who has it', async () => {
  const { id, assignedLawyer, status, version } = await desk.at('FILED');
  const assignedProcessorId = await idOf(people.firmAdmin);
  const { status: answered, body } = await assign(people.processor, id, { assignedProcessorId, version });
  expect(answered).toBe(200);
  expect(body).toMatchObject({ status, assignedProcessor: { id: assignedProcessorId }, assignedLawyer });
  const { events } = await ok(t.call(cases.timeline, { as: people.lawyer, params: { id }, query: {} }));
  expect(events[0]).toMatchObject({ kind: 'case.assign', data: { assignedProcessor: expect.any(String) } });
  const seen = await ok(t.call(cases.timeline, { as: people.manager, params: { id }, query: {} }));
  expect(seen.events.map(({ kind }) => kind)).not.toContain('case.assign');
  expect(await tallyFaults(t.db)).toEqual([]);
});

test('somebody of the firm has to be named who may do that work', async () => {
  const { id } = await desk.at('INTAKE');
  const refused = async (body: object) => (await assign(people.processor, id, body)).body['errors'];
  const field = (path: string) => [expect.objectContaining({ path })];
  expect(await refused({})).toEqual(field('assignedProcessorId'));
  expect(await refused({ assignedProcessorId: await idOf(people.manager) })).toEqual(
    field('assignedProcessorId'),
  );
  expect(await refused({ assignedLawyerId: newId() })).toEqual(field('assignedLawyerId'));
  expect(await refused({ assignedLawyerId: await idOf(people.processor) })).toEqual(
    field('assignedLawyerId'),
  );
});

test('a company assigns nobody, and a stale page is told so', async () => {
  const { id, version } = await desk.at('INTAKE');
  const assignedLawyerId = await idOf(people.lawyer);
  expect((await assign(people.manager, id, { assignedLawyerId })).status).toBe(403);
  expect((await assign(people.processor, id, { assignedLawyerId, version: version - 1 })).status).toBe(409);
  const two = await Promise.all(
    [1, 2].map(() => assign(people.processor, id, { assignedLawyerId, version })),
  );
  expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('many at once, each with its result: assigned, and sent for serving', async () => {
  const [filed, draft] = [await desk.at('FILED'), await desk.draft()];
  const caseIds = [filed.id, draft.id];
  const assigned = await bulk('assign', people.processor, {
    caseIds,
    data: { assignedLawyerId: await idOf(people.lawyer) },
  });
  expect(assigned.body['results']).toEqual([
    { id: filed.id, ok: true, status: 'FILED' },
    expect.objectContaining({ id: draft.id, ok: false, code: 'case_action_not_allowed' }),
  ]);
  const served = await bulk('sent-for-serving', people.processor, { caseIds });
  expect(served.body['results']).toEqual([
    { id: filed.id, ok: true, status: 'SENT_FOR_SERVING' },
    expect.objectContaining({ id: draft.id, ok: false }),
  ]);
});

test('a default is requested in many only where it is lawful', async () => {
  const { id } = await desk.at('SENT_FOR_SERVING');
  const { body } = await bulk('awaiting-judgment', people.lawyer, {
    caseIds: [id],
    data: { basis: 'DEFAULT', docketChecked: 'NONE' },
  });
  expect(body['results']).toEqual([
    expect.objectContaining({ id, ok: false, code: 'case_action_not_allowed' }),
  ]);
});
