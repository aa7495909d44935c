import { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';

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
  const { status, body } = await t.call(propertyOwners.list, { as, query });
  expect(status).toBe(200);
  expect(body.total).toBe(body.owners.length);
  return body.owners.map(({ name }) => name);
};

test('the list shows each person the owners that are theirs to see', async () => {
  expect(await names(people.admin)).toEqual(['Cedar Bluff Holdings LLC', 'Nickajack Holdings LLC']);
  expect(await names(people.processor)).toEqual(['Cedar Bluff Holdings LLC']);
  expect(await names(people.owner)).toEqual(['Cedar Bluff Holdings LLC']);
  expect(await names(people.landlord)).toEqual(['Cedar Bluff Holdings LLC']);
  expect(await names(people.manager)).toEqual([]);
  expect(await names(people.otherOwner)).toEqual(['Nickajack Holdings LLC']);
});

test('the list finds by name and is filtered by company', async () => {
  expect(await names(people.admin, { search: 'jack' })).toEqual(['Nickajack Holdings LLC']);
  expect(await names(people.admin, { clientId: world.client.id })).toEqual(['Cedar Bluff Holdings LLC']);
  expect(await names(people.admin, { active: 'false' })).toEqual([]);
});

test('the list names the field of bad input', async () => {
  const { status, body } = await t.send('GET', `${propertyOwners.list.url}?active=maybe`, {
    as: people.admin,
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ path: 'active' }] });
});

test('details name the owner’s properties, and exist for nobody else', async () => {
  const of = (as: Person) => t.call(propertyOwners.details, { as, params: { id: world.landlord.id } });
  expect((await of(people.landlord)).body).toMatchObject({
    name: 'Cedar Bluff Holdings LLC',
    propertyCount: 1,
    properties: [{ id: world.owned.id, name: 'Azalea Terrace' }],
  });
  for (const stranger of [people.otherOwner, people.otherLawyer, people.manager]) {
    expect((await of(stranger)).body).toMatchObject({ status: 404, code: 'not_found' });
  }
});
