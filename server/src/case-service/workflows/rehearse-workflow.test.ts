import { workflows } from '@writdesk/contract/workflows/workflows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { caseDesk, ok } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeWorkflow } from './workflow-factory.ts';

let t: TestApp;
let world: FirmWithAClient;
let other: FirmWithAClient;
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await firmWithAClient(t);
  other = await firmWithAClient(t);
});
afterAll(() => t.close());

const walk = (id: string, query: object = {}, as: Person = world.people.firmAdmin) =>
  t.call(workflows.rehearse, { as, params: { id }, query });

describe('a rehearsal', () => {
  test('walks an invented case on the law of the workflow’s state, and keeps nothing', async () => {
    const told = await ok(walk(world.workflow.id, { start: '2026-05-04', way: 'DEFAULT', defendants: 2 }));
    expect(told).toMatchObject({ start: '2026-05-04', stuck: null });
    const filing = told.steps
      .flatMap(({ actions }) => actions)
      .find((one) => one.action === 'send-for-filing');
    expect(filing).toMatchObject({
      day: '2026-05-08',
      role: 'lawyer',
      waitedFor: { point: 'dayAhead', event: 'NOTICE_EXPIRES', from: '2026-05-08' },
    });
    expect(told.endsOn).toBe(told.steps.at(-1)?.day);
    const costs = told.steps.flatMap((step) => step.costs);
    expect(told.totalCents).toBe(costs.reduce((sum, one) => sum + one.quantity * one.amountCents, 0));
    expect(told.totalCents).toBeGreaterThan(0);
    expect(await t.db.selectFrom('cases.evictionCase').select('id').execute()).toEqual([]);
  });

  test('takes the notice, the court and the tenants of a case', async () => {
    const { id: caseId } = await caseDesk(t, world).draft();
    const told = await ok(walk(world.workflow.id, { caseId }));
    expect(told).toMatchObject({ start: '2026-06-12', stuck: null });
    const filing = told.steps
      .flatMap(({ actions }) => actions)
      .find((one) => one.action === 'send-for-filing');
    // Its notice was given on Friday the 5th, so that its three days are over by the time the lawyer reads it.
    expect(filing).toMatchObject({ waitedFor: null });
  });

  test('goes to its end in Nevada, which serves first', async () => {
    const { id } = await makeWorkflow(t.db, { firmId: world.firm.id, example: 'NV' });
    const told = await ok(walk(id, { courthouseId: referenceId('courthouse', 'nv-las-vegas') }));
    expect(told.stuck).toBeNull();
    expect(told.steps[4]).toMatchObject({ event: 'NOTICE_EXPIRES', actions: [] });
  });

  test('is refused with the field that is wrong', async () => {
    const at = (query: object) => walk(world.workflow.id, query);
    expect(await at({ courthouseId: referenceId('courthouse', 'nv-las-vegas') })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'courthouseId' }] },
    });
    expect(await at({ hearingDays: 0 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'hearingDays' }] },
    });
    expect(await at({ way: 'LUCK' })).toMatchObject({ status: 400, body: { errors: [{ path: 'way' }] } });
  });

  test('is the firm’s own, of its own cases', async () => {
    const { id: caseId } = await caseDesk(t, other).draft();
    expect((await walk(world.workflow.id, { caseId })).status).toBe(404);
    expect((await walk(other.workflow.id)).status).toBe(404);
    expect((await walk(world.workflow.id, {}, world.people.owner)).status).toBe(403);
  });
});
