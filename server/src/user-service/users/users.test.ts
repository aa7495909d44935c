import { users } from '@writdesk/contract/users/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { newId } from '../../platform/ids.ts';
import { loadActor } from './index.ts';
import { makeUser } from './user-factory.ts';

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  people = world.people;
});
afterAll(() => t.close());

describe('who is signed in', () => {
  test('a lawyer, with firm, group and admissions, in the zone of their browser', async () => {
    const { status, body } = await t.call(users.userInfo, {
      as: people.lawyer,
      query: { timeZone: 'America/Denver' },
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      isUserExist: true,
      lastName: 'Quillfeather',
      roles: ['lawyer'],
      roleType: 'Firm',
      group: 'lawyer',
      firmName: 'Harlan & Pruitt LLP',
      clientId: null,
      clientStatus: null,
      barStates: ['GA'],
      timeZone: 'America/Denver',
    });
  });

  test('somebody who registered and is nobody’s user yet', async () => {
    const stranger: Person = { accountId: newId(), email: 'new@people.example', roles: [] };
    const { body } = await t.call(users.userInfo, { as: stranger, query: {} });
    expect(body.user).toMatchObject({
      isUserExist: false,
      email: 'new@people.example',
      roles: [],
      roleType: null,
      group: null,
    });
    expect((await t.call(users.profile, { as: stranger })).status).toBe(404);
  });

  test('is the same person under the id that their account had before', async () => {
    const { accountId, email, roles } = people.lawyer;
    const claims = { email, realm_access: { roles } };
    const [id, stranger] = [newId(), newId()];
    const loaded = (key: object) => loadActor(t.db, { sub: id, ...claims, ...key }, new Date());
    expect(await loaded({ formerSub: accountId })).toMatchObject({ accountId, roles: ['lawyer'] });
    expect(await loaded({ formerSub: stranger })).toMatchObject({ accountId: id, roles: [] });
    // Who is kept under the id of today is that one.
    const both = await loaded({ sub: people.billing.accountId, formerSub: accountId });
    expect(both).toMatchObject({ accountId: people.billing.accountId });
  });

  test('holds nothing while nobody has shown that the address is theirs', async () => {
    const { accountId: sub, email, roles } = people.lawyer;
    const claims = { sub, email, realm_access: { roles } };
    const of = (proven: boolean, ownSessions: boolean) =>
      loadActor(t.db, { ...claims, email_verified: proven }, new Date(), { ownSessions });
    expect(await of(false, true)).toMatchObject({ roles: [] });
    expect(await of(true, true)).toMatchObject({ roles: ['lawyer'] });
    // Another provider has its own way to prove an address.
    expect(await of(false, false)).toMatchObject({ roles: ['lawyer'] });
  });

  test('was seen then, to the minute', async () => {
    const seen = () =>
      t.db
        .selectFrom('users.appUser')
        .select(['lastSeenAt', 'version'])
        .where('accountId', '=', people.billing.accountId)
        .executeTakeFirstOrThrow();
    expect(await seen()).toEqual({ lastSeenAt: null, version: 1 });
    await t.call(users.userInfo, { as: people.billing, query: {} });
    const first = await seen();
    expect(Math.abs(Date.now() - (first.lastSeenAt?.getTime() ?? 0))).toBeLessThan(60_000);
    await t.call(users.userInfo, { as: people.billing, query: {} });
    expect(await seen()).toEqual(first);
  });

  test('a token’s role of another type gives nothing', async () => {
    const { body } = await t.call(users.userInfo, { as: { ...people.owner, roles: ['admin'] }, query: {} });
    expect(body.user).toMatchObject({ roles: [], roleType: 'Client', group: null });
  });

  test('refuses a zone that there is not', async () => {
    const { status, body } = await t.call(users.userInfo, {
      as: people.lawyer,
      query: { timeZone: 'Mars/Olympus' },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'timeZone' }] });
  });
});

test('the profile says what a lawyer signs with and what a manager was given', async () => {
  const lawyer = await t.call(users.profile, { as: people.lawyer });
  expect(lawyer.body).toMatchObject({
    firm: { name: 'Harlan & Pruitt LLP' },
    lawyer: { title: 'Attorney', barAdmissions: [{ stateCode: 'GA', active: true }] },
    properties: [],
  });
  const manager = await t.call(users.profile, { as: people.manager });
  expect(manager.body).toMatchObject({
    lawyer: null,
    properties: [{ id: world.managed.id, name: 'Willow Creek' }],
  });
});

describe('the list', () => {
  const seen = async (as: Person, query: Record<string, string> = {}) => {
    const { status, body } = await t.call(users.list, { as, query: { size: 100, ...query } });
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect(body.total).toBe(body.users.length);
    return body.users;
  };
  const houses = (rows: Awaited<ReturnType<typeof seen>>) =>
    [...new Set(rows.map(({ firm, client }) => firm?.name ?? client?.name ?? 'none'))].sort();

  test('shows each person the people that are theirs to see', async () => {
    expect(await seen(people.admin)).toHaveLength(16);
    expect(houses(await seen(people.lawyer))).toEqual(['Harlan & Pruitt LLP', 'Magnolia Living LLC']);
    expect(houses(await seen(people.firmAdmin))).toEqual(['Harlan & Pruitt LLP']);
    expect(houses(await seen(people.owner))).toEqual(['Magnolia Living LLC']);
    expect(houses(await seen(people.crmOfOther))).toEqual(['Stone Creek Homes LLC']);
  });

  test('is closed to those who look on', async () => {
    for (const as of [people.viewer, people.landlord])
      expect((await t.call(users.list, { as, query: {} })).status).toBe(403);
  });

  test('finds by name and address, and is filtered by role, company and firm', async () => {
    expect((await seen(people.admin, { search: 'quillf' })).map(({ email }) => email)).toEqual([
      people.lawyer.email,
    ]);
    expect((await seen(people.admin, { search: 'qu' })).map(({ email }) => email)).toEqual([
      people.lawyer.email,
    ]);
    expect((await seen(people.admin, { search: people.manager.email })).map(({ email }) => email)).toEqual([
      people.manager.email,
    ]);
    expect(await seen(people.admin, { role: 'lawyer' })).toHaveLength(2);
    expect(await seen(people.admin, { roleType: 'CRM,Admin' })).toHaveLength(4);
    expect(houses(await seen(people.admin, { clientId: world.otherClient.id }))).toEqual([
      'Stone Creek Homes LLC',
    ]);
    expect(await seen(people.admin, { firmId: world.otherFirm.id })).toHaveLength(2);
  });

  test('an id in the query narrows and never widens', async () => {
    expect(await seen(people.owner, { clientId: world.otherClient.id })).toEqual([]);
    expect(await seen(people.lawyer, { firmId: world.otherFirm.id })).toEqual([]);
  });

  test('names the field of bad input', async () => {
    const { status, body } = await t.send('GET', `${users.list.url}?role=king`, { as: people.admin });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'role' }] });
  });
});

test('the choice of people leaves out those who are no longer active', async () => {
  const choices = async () => {
    const { body } = await t.call(users.dropdown, {
      as: people.processor,
      query: { role: 'lawyer,case_processor' },
    });
    return body.users.map(({ email }) => email).sort();
  };
  expect(await choices()).toEqual([people.lawyer.email, people.processor.email].sort());
  await t.db
    .updateTable('users.appUser')
    .set({ active: false })
    .where('email', '=', people.lawyer.email)
    .execute();
  expect(await choices()).toEqual([people.processor.email]);
  expect((await t.call(users.userInfo, { as: people.lawyer, query: {} })).status).toBe(401);
});

test('a person learns who runs their firm or company, and of nobody else', async () => {
  const { firmId } = (await t.call(users.userInfo, { as: people.firmAdmin, query: {} })).body.user;
  const gone = { firmId, firstName: 'Iris', lastName: 'Gone', active: false };
  await makeUser(t.db, { roles: ['firm_admin'], ...gone });
  await makeUser(t.db, { roles: ['firm_admin'], firmId, firstName: 'Vera', lastName: 'Lund' });
  const asked = async (as: Person) =>
    (await t.call(users.userInfo, { as, query: {} })).body.user.administrators;
  const own = await asked(people.firmAdmin);
  expect(own).toContain('Vera Lund');
  expect(own).not.toContain('Iris Gone');
  expect((await asked(people.processor)).length).toBe(own.length + 1);
  expect(await asked(people.admin)).toEqual([]);
  const ownerNames = await asked(people.manager);
  expect(ownerNames.length).toBeGreaterThan(0);
  expect(ownerNames).not.toContain('Vera Lund');
});
