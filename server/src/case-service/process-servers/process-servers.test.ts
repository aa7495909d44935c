import { processServers } from '@writdesk/contract/process-servers/process-servers';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';

let t: TestApp;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp();
  ({ people } = await twoCompanies(t));
});
afterAll(() => t.close());

type Body = RouteArguments<typeof processServers.save>['body'];
const save = (body: Body, as: Person = people.processor) => t.call(processServers.save, { as, body });
const list = (query: RouteArguments<typeof processServers.list>['query'], as: Person = people.lawyer) =>
  t.call(processServers.list, { as, query });

test('a process server is added, found by name, and changed on the version that was seen', async () => {
  const { body: added } = await save({ name: 'Dunwoody Process', phone: '404 555 0142' });
  await save({ name: 'Atlas Couriers' });
  const { body: page } = await list({ search: 'PROCESS' });
  expect(page).toMatchObject({ total: 1, processServers: [{ id: added.id, email: null, version: 1 }] });
  expect((await list({ sort: '-name' })).body.processServers[0]?.id).toBe(added.id);
  const changed = await save({ ...added, note: 'Serves on weekends.' });
  expect(changed.body).toMatchObject({ note: 'Serves on weekends.', phone: '404 555 0142', version: 2 });
  const stale = await save({ ...added, name: 'Another' });
  expect(stale).toMatchObject({ status: 409, body: { code: 'conflict', current: { version: 2 } } });
  const details = await t.call(processServers.details, { as: people.billing, params: { id: added.id } });
  expect(details.body).toEqual(changed.body);
  const trail = await t.db
    .selectFrom('cases.auditEvent')
    .select('data')
    .where('subjectId', '=', added.id)
    .orderBy('seq')
    .execute();
  expect(trail.at(-1)?.data).toEqual({ changed: { note: { before: null, after: 'Serves on weekends.' } } });
});

test('another firm has none of them, companies may not ask, and a name is needed', async () => {
  const { body: added } = await save({ name: 'Peachtree Service' });
  const mine = { params: { id: added.id } };
  expect((await list({}, people.otherLawyer)).body.total).toBe(0);
  expect(await t.call(processServers.details, { as: people.otherLawyer, ...mine })).toMatchObject({
    status: 404,
  });
  expect(await save({ ...added }, people.owner)).toMatchObject({ status: 403 });
  expect(await save({ name: 'X' }, people.lawyer)).toMatchObject({ status: 403 });
  expect(await save({ name: '  ' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'name', code: 'missing' }] },
  });
});
