import { cases } from '@writdesk/contract/cases/cases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../../../test/support/harness.ts';

let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
beforeAll(async () => {
  t = await testApp();
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
});
afterAll(() => t.close());

const kindsOf = async (caseId: string) => {
  const events = await t.db.selectFrom('jobs.liveEvent').select(['kind', 'about']).orderBy('id').execute();
  return events
    .filter(({ about }) => (about as { caseId?: string }).caseId === caseId)
    .map(({ kind }) => kind);
};

test('an event says whether the change counts: open pages fetch their numbers again only then', async () => {
  const { id } = await desk.at('INTAKE');
  const before = (await kindsOf(id)).length;
  const as = world.people.processor;
  await ok(t.call(cases.save, { as, params: { id }, body: { comment: 'The tenant called.' } }));
  await ok(t.call(cases.initialCheck, { as, params: { id }, body: {} }));
  expect((await kindsOf(id)).slice(before)).toEqual(['case.changed', 'case.moved']);
});
