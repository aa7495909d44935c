import { clients } from '@writdesk/contract/clients/clients';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { newId } from '../../platform/ids.ts';
import { makeUser } from '../users/user-factory.ts';
import { makeClient } from './client-factory.ts';

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  people = world.people;
});
afterAll(() => t.close());

const namesSeenBy = async (as: Person) => {
  const { status, body } = await t.call(clients.list, { as, query: {} });
  expect(status).toBe(200);
  expect(body.total).toBe(body.clients.length);
  return body.clients.map(({ shortName }) => shortName);
};

describe('the list', () => {
  test('shows each person the companies that are theirs to see', async () => {
    expect(await namesSeenBy(people.admin)).toEqual(['Magnolia', 'Stone Creek']);
    expect(await namesSeenBy(people.crm)).toEqual(['Magnolia', 'Stone Creek']);
    expect(await namesSeenBy(people.crmOfOther)).toEqual(['Stone Creek']);
    expect(await namesSeenBy(people.lawyer)).toEqual(['Magnolia']);
    expect(await namesSeenBy(people.otherLawyer)).toEqual(['Stone Creek']);
    expect(await namesSeenBy(people.manager)).toEqual(['Magnolia']);
    expect(await namesSeenBy(people.landlord)).toEqual(['Magnolia']);
  });

  test('finds by three letters anywhere and by fewer at the beginning', async () => {
    const found = async (search: string) => {
      const { body } = await t.call(clients.list, { as: people.admin, query: { search } });
      return body.clients.map(({ shortName }) => shortName);
    };
    expect(await found('CREEK')).toEqual(['Stone Creek']);
    expect(await found('st')).toEqual(['Stone Creek']);
    expect(await found('re')).toEqual([]);
    expect(await found('100%')).toEqual([]);
  });

  test('is filtered by status and sorted', async () => {
    const inactive = await makeClient(t.db, { name: 'Zebulon Homes LLC', status: 'INACTIVE' });
    const query = { status: 'INACTIVE' };
    expect(
      (await t.call(clients.list, { as: people.admin, query })).body.clients.map(({ id }) => id),
    ).toEqual([inactive.id]);
    const { body } = await t.call(clients.list, { as: people.admin, query: { sort: '-name', size: 1 } });
    expect(body).toMatchObject({ total: 3, pageSize: 1, clients: [{ name: 'Zebulon Homes LLC' }] });
    await t.db.deleteFrom('users.client').where('id', '=', inactive.id).execute();
  });

  test('has those that were silent for sixty days: active, older than that, and without a new case', async () => {
    const [day, now] = [86_400_000, Date.now()];
    const old = new Date(now - 90 * day);
    const company = (name: string, createdAt: Date, status: 'ACTIVE' | 'INACTIVE' = 'ACTIVE') =>
      makeClient(t.db, { name, createdAt, status });
    const silent = await company('Silent Homes LLC', old);
    const busy = await company('Busy Homes LLC', old);
    const gone = await company('Gone Homes LLC', old, 'INACTIVE');
    const fresh = await company('Fresh Homes LLC', new Date(now - 10 * day));
    const begin = (clientId: string, days: number) =>
      insertCase(t.db, { firmId: world.firm.id, clientId, createdAt: new Date(now - days * day) });
    await begin(silent.id, 61);
    await begin(busy.id, 59);
    const query = { silent: 'true', search: 'Homes LLC' } as const;
    const { body } = await t.call(clients.list, { as: people.admin, query });
    expect(body).toMatchObject({ total: 1, clients: [{ id: silent.id }] });
    const ids = [silent, busy, gone, fresh].map(({ id }) => id);
    await t.db.deleteFrom('cases.evictionCase').where('clientId', 'in', ids).execute();
    await t.db.deleteFrom('users.client').where('id', 'in', ids).execute();
  });

  test.each([
    ['status', 'status=GONE'],
    ['sort', 'sort=phone'],
    ['size', 'size=101'],
    ['page', 'page=0'],
  ])('names the field of a bad %s', async (path, query) => {
    const { status, body } = await t.send('GET', `${clients.list.url}?${query}`, { as: people.admin });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid', errors: [{ path }] });
  });

  test('needs a sign-in', async () => {
    expect((await t.send('GET', clients.list.url)).status).toBe(401);
  });
});

describe('the choice of active companies', () => {
  test('leaves out those that are not active, and other tenants’', async () => {
    const { body } = await t.call(clients.activeList, { as: people.processor, query: {} });
    expect(body.clients).toEqual([
      { id: world.client.id, name: 'Magnolia Living LLC', shortName: 'Magnolia' },
    ]);
  });
});

describe('details', () => {
  test('say all of a company, with what hangs on it', async () => {
    const { status, body } = await t.call(clients.details, {
      as: people.lawyer,
      params: { id: world.client.id },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Magnolia Living LLC',
      propertyCount: 2,
      ownerCount: 1,
      userCount: 5,
      terms: [{ firmId: world.firm.id, termsDays: 30, graceDays: 0, overdueGate: 'COMPANY' }],
      accountsPayable: { email: 'ap@company.example', address: null },
      engagements: [{ firmId: world.firm.id, firmName: 'Harlan & Pruitt LLP', stateCodes: ['GA'] }],
    });
  });

  test.each(['otherLawyer', 'otherOwner', 'crmOfOther'] as const)('do not exist for %s', async (name) => {
    const { status, body } = await t.call(clients.details, {
      as: people[name],
      params: { id: world.client.id },
    });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'client_not_found' });
  });

  test('name a bad id', async () => {
    const { status, body } = await t.send('GET', '/api/user-service/clients/details/12', {
      as: people.admin,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'id' }] });
  });
});

describe('the caller’s own organization', () => {
  test('is the company of a client, and nothing for others', async () => {
    const own = await t.call(clients.clientData, { as: people.manager });
    expect(own.body).toMatchObject({ id: world.client.id });
    expect((await t.call(clients.clientData, { as: people.lawyer })).status).toBe(404);
  });

  test('is the company or the firm', async () => {
    const ofClient = await t.call(clients.companyDetails, { as: people.owner });
    expect(ofClient.body).toMatchObject({
      kind: 'CLIENT',
      id: world.client.id,
      engagements: [{ firmId: world.firm.id }],
    });
    const ofFirm = await t.call(clients.companyDetails, { as: people.processor });
    expect(ofFirm.body).toMatchObject({
      kind: 'FIRM',
      id: world.firm.id,
      timeZone: 'America/New_York',
      engagements: [],
    });
    expect((await t.call(clients.companyDetails, { as: people.admin })).status).toBe(404);
  });
});

describe('the firms of a company', () => {
  const engage = (as: Person, clientId: string, firmId: string) =>
    t.call(clients.update, {
      as,
      params: { id: clientId },
      body: { engagements: [{ firmId, stateCodes: ['FL'], fromDate: '2026-01-01', toDate: null }] },
    });

  test('are any that client care names, also where they work for none of their companies yet', async () => {
    const fresh = await makeClient(t.db, { name: 'Tidewater Flats LLC', shortName: 'Tidewater' });
    const { person } = await makeUser(t.db, { roles: ['crm_user'], crmClientIds: [fresh.id] });
    const { body } = await t.call(clients.firms, { as: person });
    expect(body.firms.map(({ id }) => id)).toEqual(
      expect.arrayContaining([world.firm.id, world.otherFirm.id]),
    );
    const engaged = await engage(person, fresh.id, world.firm.id);
    expect(engaged).toMatchObject({
      status: 200,
      body: { engagements: [{ firmId: world.firm.id, firmName: 'Harlan & Pruitt LLP', stateCodes: ['FL'] }] },
    });
  });

  test('are none that there isn’t, and those of no company that isn’t theirs', async () => {
    expect(await engage(people.crmOfOther, world.otherClient.id, newId())).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'engagements.0.firmId' }, { path: 'engagements' }] },
    });
    expect((await engage(people.crmOfOther, world.client.id, world.otherFirm.id)).status).toBe(404);
  });

  test('are named to nobody else than before: people of a company and of a firm know their own', async () => {
    const named = async (as: Person) => (await t.call(clients.firms, { as })).body.firms.map(({ id }) => id);
    expect(await named(people.owner)).toEqual([world.firm.id]);
    expect(await named(people.otherLawyer)).toEqual([world.otherFirm.id]);
  });
});
