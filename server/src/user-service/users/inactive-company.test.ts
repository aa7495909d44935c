import { invites } from '@writdesk/contract/invites/invites';
import { users } from '@writdesk/contract/users/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { makeClient } from '../clients/client-factory.ts';
import { makeUser } from './user-factory.ts';

let t: TestApp;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp();
  ({ people } = await twoCompanies(t));
});
afterAll(() => t.close());

const reason = 'The company is inactive. No one new can join it.';

test('an inactive company gets nobody by a change either, and its owner reads why nobody can be invited', async () => {
  const client = await makeClient(t.db, { name: 'Closed LLC' });
  const { person: owner } = await makeUser(t.db, { roles: ['client_owner'], clientId: client.id });
  const { user: viewer } = await makeUser(t.db, { roles: ['client_viewer'], clientId: client.id });
  const { user: former } = await makeUser(t.db, { roles: ['client_ap'], clientId: client.id });
  const change = (id: string, body: object) =>
    t.call(users.update, { as: people.admin, params: { id }, body });
  expect(await change(former.id, { active: false })).toMatchObject({ status: 200 });
  await t.db.updateTable('users.client').set({ status: 'INACTIVE' }).where('id', '=', client.id).execute();

  const refusedAt = (path: string) => ({
    status: 400,
    body: { code: 'invalid', errors: [{ path, message: reason }] },
  });
  expect(await change(former.id, { active: true })).toMatchObject(refusedAt('active'));
  expect(await change(viewer.id, { roles: ['client_owner'] })).toMatchObject(refusedAt('roles'));
  // What takes rights away, or gives none, goes on.
  expect(await change(viewer.id, { firstName: 'Ana' })).toMatchObject({ status: 200 });
  expect(await change(viewer.id, { active: false })).toMatchObject({ status: 200 });

  const person = { email: 'new@people.example', firstName: 'Ana', lastName: 'Ruiz' };
  const body = { ...person, roles: ['client_viewer' as const] };
  expect(
    await t.call(invites.createClientUser, { as: owner, body: { ...body, language: 'en' } }),
  ).toMatchObject({
    status: 404,
    body: { code: 'client_not_found', message: reason },
  });
});
