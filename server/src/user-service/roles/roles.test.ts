import { roleRoutes } from '@writdesk/contract/permissions/role-routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { makeUser } from '../users/user-factory.ts';

let t: TestApp;
let as: Person;
beforeAll(async () => {
  t = await testApp();
  as = (await makeUser(t.db, { roles: ['admin'] })).person;
});
afterAll(() => t.close());

const list = (type?: 'All' | 'Firm' | 'CRM') => t.call(roleRoutes.list, { as, query: type ? { type } : {} });

test('all roles, or those of a type', async () => {
  expect((await list()).body.roles).toHaveLength(13);
  expect((await list('All')).body.roles).toHaveLength(13);
  expect((await list('CRM')).body.roles).toEqual([
    { role: 'crm_user', label: 'Client care', type: 'CRM', group: 'crm' },
  ]);
  const firm = (await list('Firm')).body.roles.map(({ role }) => role);
  expect(firm).toEqual(['firm_admin', 'lawyer', 'case_processor', 'firm_user', 'firm_billing']);
});

test('an unknown type is named, and nobody asks unsigned', async () => {
  const { status, body } = await t.send('GET', `${roleRoutes.list.url}?type=Court`, { as });
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ path: 'type' }] });
  expect((await t.send('GET', roleRoutes.list.url)).status).toBe(401);
});
