import { properties } from '@writdesk/contract/properties/properties';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULTON } from '../../../test/support/firm-with-a-client.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { makeClient } from '../clients/client-factory.ts';
import { makeLease } from '../rosters/lease-factory.ts';
import { makeUser } from '../users/user-factory.ts';
import { propertyForCase } from './index.ts';
import { makeProperty } from './property-factory.ts';

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  people = world.people;
});
afterAll(() => t.close());

const names = async (as: Person, query: Record<string, string> = {}) => {
  const { status, body } = await t.call(properties.list, { as, query });
  expect(status).toBe(200);
  expect(body.total).toBe(body.properties.length);
  return body.properties.map(({ name }) => name);
};

describe('the list', () => {
  test('shows a firm its companies’ properties, a company its own, a manager and an owner theirs', async () => {
    expect(await names(people.admin)).toEqual(['Azalea Terrace', 'Lenox Station', 'Willow Creek']);
    expect(await names(people.lawyer)).toEqual(['Azalea Terrace', 'Willow Creek']);
    expect(await names(people.owner)).toEqual(['Azalea Terrace', 'Willow Creek']);
    expect(await names(people.manager)).toEqual(['Willow Creek']);
    expect(await names(people.landlord)).toEqual(['Azalea Terrace']);
    expect(await names(people.viewer)).toEqual([]);
    expect(await names(people.otherLawyer)).toEqual(['Lenox Station']);
  });

  test('of one company is not there for those who can’t see it', async () => {
    const of = (as: Person) =>
      t.call(properties.listOfCompany, { as, params: { companyId: world.otherClient.id }, query: {} });
    expect((await of(people.admin)).body.total).toBe(1);
    expect(await of(people.lawyer)).toMatchObject({ status: 404, body: { code: 'client_not_found' } });
  });

  test('finds by name and street, and is filtered', async () => {
    expect(await names(people.admin, { search: 'willow' })).toEqual(['Willow Creek']);
    expect(await names(people.admin, { search: world.managed.addressLine1 ?? '' })).toEqual(['Willow Creek']);
    expect(await names(people.admin, { search: 'le' })).toEqual(['Lenox Station']);
    expect(await names(people.admin, { ownerId: world.landlord.id })).toEqual(['Azalea Terrace']);
    expect(await names(people.admin, { stateCode: 'TX' })).toEqual([]);
    expect(await names(people.admin, { status: 'DRAFT,INACTIVE' })).toEqual([]);
    expect(await names(people.admin, { sort: '-name', propertyCategory: 'CONVENTIONAL' })).toEqual([
      'Willow Creek',
      'Lenox Station',
      'Azalea Terrace',
    ]);
  });

  test('by name shows first what begins with the text, page by page, and else keeps its order', async () => {
    const clientId = (await makeClient(t.db)).id;
    const { person } = await makeUser(t.db, { roles: ['client_owner'], clientId });
    const add = (name: string, addressLine1: string) =>
      makeProperty(t.db, { clientId, countyId: FULTON, name, addressLine1 });
    await add('Oak Grove', '1 First Street');
    await add('Old Oak', '2 First Street');
    await add('Acorn House', '3 Oak Street');
    await add('oak_field', '4 First Street');
    await add('Oakwood', '5 First Street');
    await add('Pine Hall', '6 First Street');
    const ask = (query: Record<string, string>) => t.call(properties.list, { as: person, query });
    const found = ['Oak Grove', 'oak_field', 'Oakwood', 'Acorn House', 'Old Oak'];
    expect(await names(person, { search: 'OAK' })).toEqual(found);
    const pages = [];
    for (const page of ['1', '2', '3', '4']) {
      const { body } = await ask({ search: 'oak', size: '2', page });
      expect(body).toMatchObject({ total: 5, totalIsCapped: false });
      pages.push(...body.properties.map(({ name }) => name));
    }
    expect(pages).toEqual(found);
    expect(await names(person, { search: 'oak_' })).toEqual(['oak_field']);
    expect(await names(person, { search: 'oak', sort: '-name' })).toEqual(
      ['Oakwood', 'oak_field', 'Oak Grove', 'Old Oak', 'Acorn House'].toSorted((one, other) =>
        one.toLowerCase() < other.toLowerCase() ? 1 : -1,
      ),
    );
    expect(await names(person, { search: 'first street' })).toHaveLength(5);
  });

  test('counts who lives there and who is late, for those who read leases, and filters by source', async () => {
    const clientId = world.client.id;
    const propertyId = world.managed.id;
    const place = { clientId, propertyId };
    await makeLease(t.db, { ...place, unit: 'L1' });
    await makeLease(t.db, { ...place, unit: 'L2', balanceCents: 5_000 });
    await makeLease(t.db, { ...place, unit: 'L3', balanceCents: 0 });
    await makeLease(t.db, { ...place, unit: 'L4', isCurrent: false });
    const rowsOf = async (as: Person) => {
      const { body } = await t.call(properties.list, { as, query: { size: 100 } });
      return new Map(body.properties.map((row) => [row.id, row]));
    };
    for (const as of [people.owner, people.manager, people.admin])
      expect((await rowsOf(as)).get(propertyId)).toMatchObject({
        occupied: 3,
        lateTenants: 2,
        lateCents: 375_000,
        rosterSource: 'TYPED',
      });
    const others = [...(await rowsOf(people.owner)).values()].filter(({ id }) => id !== propertyId);
    for (const other of others) expect(other).toMatchObject({ occupied: 0, lateTenants: 0, lateCents: 0 });
    expect((await rowsOf(people.lawyer)).get(propertyId)).toMatchObject({
      occupied: null,
      lateTenants: null,
      lateCents: null,
    });
    const from = (rosterSource: 'IMPORT' | 'CONNECTION' | null) =>
      t.db.updateTable('users.property').set({ rosterSource }).where('id', '=', propertyId).execute();
    expect(await names(people.manager, { source: 'TYPED' })).toEqual(['Willow Creek']);
    await from('CONNECTION');
    expect(await names(people.manager, { source: 'TYPED' })).toEqual([]);
    expect(await names(people.manager, { source: 'IMPORT' })).toEqual([]);
    expect(await names(people.manager, { source: 'IMPORT,CONNECTION' })).toEqual(['Willow Creek']);
    expect(await names(people.manager, { source: 'TYPED,CONNECTION' })).toEqual(['Willow Creek']);
    await from(null);
    await t.db.deleteFrom('users.lease').where('propertyId', '=', propertyId).execute();
    await t.db.deleteFrom('users.unit').where('label', 'in', ['L1', 'L2', 'L3', 'L4']).execute();
  });

  test.each([
    ['source', 'source=GUESSED'],
    ['ownerId', 'ownerId=7'],
    ['propertyCategory', 'propertyCategory=CASTLE'],
    ['stateCode', 'stateCode=Georgia'],
  ])('names the field of a bad %s', async (path, query) => {
    const { status, body } = await t.send('GET', `${properties.list.url}?${query}`, { as: people.admin });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path }] });
  });
});

describe('details', () => {
  test('say all of a property', async () => {
    const { status, body } = await t.call(properties.details, {
      as: people.manager,
      params: { id: world.managed.id },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Willow Creek',
      client: { id: world.client.id, name: 'Magnolia Living LLC' },
      owner: null,
      countyName: 'Fulton',
      managers: [{ name: expect.any(String) }],
      units: [{ label: '14C' }, { label: '2B' }],
    });
  });

  test('do not exist outside of what one sees', async () => {
    const of = (as: Person, id: string) => t.call(properties.details, { as, params: { id } });
    expect((await of(people.manager, world.owned.id)).body).toMatchObject({ code: 'property_not_found' });
    expect((await of(people.landlord, world.managed.id)).status).toBe(404);
    expect((await of(people.otherOwner, world.managed.id)).status).toBe(404);
    expect((await of(people.lawyer, world.otherProperty.id)).status).toBe(404);
  });
});

describe('what a case takes from its property', () => {
  test('is its place, company, owner and answers', async () => {
    expect(await propertyForCase(t.db, systemScope, world.owned.id)).toMatchObject({
      clientId: world.client.id,
      clientName: 'Magnolia Living LLC',
      ownerId: world.landlord.id,
      ownerName: 'Cedar Bluff Holdings LLC',
      stateCode: 'GA',
      countyName: 'Fulton',
      caresCovered: 'NO',
      status: 'ACTIVE',
    });
  });

  test('is refused beyond the scope', async () => {
    const ofFirm = { kind: 'firm' as const, firmId: world.firm.id, firmIds: [world.firm.id] };
    const scope = { ...systemScope, ...ofFirm, today: '2026-06-12' };
    await expect(
      propertyForCase(t.opened.deps.db.as(scope), scope, world.otherProperty.id),
    ).rejects.toMatchObject({
      code: 'property_not_found',
    });
  });
});
