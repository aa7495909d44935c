import { cases } from '@writdesk/contract/cases/cases';
import { workflows } from '@writdesk/contract/workflows/workflows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseDesk, ok } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';

let t: TestApp;
let world: FirmWithAClient;
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await firmWithAClient(t);
});
afterAll(() => t.close());

test('cases that pin a workflow while it is published have all steps of one version, never some of both', async () => {
  const as = world.people.firmAdmin;
  const params = { id: world.workflow.id };
  const before = await ok(t.call(workflows.steps, { as, params, query: {} }));
  const renamed = before.steps.map((step) => ({ ...step, name: `${step.name}, again` }));
  await ok(t.call(workflows.saveDraft, { as, params, body: { steps: renamed } }));
  const desk = caseDesk(t, world);
  const opened = [1, 2, 3, 4].map(() => desk.draft());
  const published = t.call(workflows.save, { as, params, body: { published: true } });
  const pinned = await Promise.all([...opened, ...[5, 6, 7, 8].map(() => desk.draft())]);
  expect((await published).body).toMatchObject({ version: before.version + 1 });
  for (const { id } of pinned) {
    const of = await ok(t.call(cases.stepDetails, { as: world.people.processor, params: { caseId: id } }));
    const version = of.workflow?.version ?? 0;
    expect([before.version, before.version + 1]).toContain(version);
    const kept = version === before.version ? before.steps : renamed;
    expect(of.steps.map(({ name }) => name)).toEqual(kept.map(({ name }) => name));
  }
});
