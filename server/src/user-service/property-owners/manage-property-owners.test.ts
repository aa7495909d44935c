import { properties } from '@writdesk/contract/properties/properties';
import { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULTON } from '../../../test/support/firm-with-a-client.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { makeUser } from '../users/user-factory.ts';

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  people = world.people;
});
afterAll(() => t.close());

const place = {
  addressLine1: '18 Ponce de Leon Avenue',
  city: 'Atlanta',
  stateCode: 'GA',
  zipCode: '30308',
};
const agent = { addressLine1: '2 Ravinia Drive', city: 'Atlanta', stateCode: 'GA', zipCode: '30346' };
const entity = (changes: object = {}) => ({
  kind: 'ENTITY',
  name: 'Ocmulgee Bend, LLC',
  entityType: 'LLC',
  formationState: 'DE',
  registrationNumber: '7 114 208',
  agentName: 'Corporate Agents of Georgia, Inc.',
  agentAddress: agent,
  signatoryName: 'Imani Brewster',
  signatoryTitle: 'Manager',
  ...place,
  ...changes,
});
const person = (changes: object = {}) => ({
  kind: 'PERSON',
  firstName: 'Lucille',
  middleName: 'A.',
  lastName: 'Tidwell',
  suffix: '',
  coOwners: [{ firstName: 'Otis', lastName: 'Tidwell', suffix: 'Jr.' }],
  ...place,
  ...changes,
});
const create = (as: Person, body: object) => t.call(propertyOwners.create, { as, body });
const details = (as: Person, id: string) => t.call(propertyOwners.details, { as, params: { id } });
const update = (as: Person, id: string, ownerDetails: object, more: object = {}) =>
  t.call(propertyOwners.update, { as, params: { id }, body: { ownerId: id, ownerDetails, ...more } });
const made = async (as: Person, body: object) => {
  const reply = await create(as, body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
};
const pathsOf = (body: unknown) => (body as { errors: { path: string }[] }).errors.map(({ path }) => path);
const trail = (id: string) =>
  t.db
    .selectFrom('users.auditEvent')
    .select(['action', 'data'])
    .where('subjectId', '=', id)
    .orderBy('seq')
    .execute();
const home = (ownerId: string, door: number) => ({
  name: `Tidwell House ${door}`,
  addressLine1: `${door} Edgewood Avenue`,
  city: 'Atlanta',
  stateCode: 'GA',
  zipCode: '30316',
  countyId: FULTON,
  ownerId,
});

describe('a new owner', () => {
  test('is an entity as it is registered', async () => {
    const owner = await made(people.owner, entity());
    expect(owner).toMatchObject({
      client: { id: world.client.id },
      kind: 'ENTITY',
      name: 'Ocmulgee Bend, LLC',
      formationState: 'DE',
      registrationNumber: '7 114 208',
      agentName: 'Corporate Agents of Georgia, Inc.',
      agentAddress: agent,
      signatoryTitle: 'Manager',
      active: true,
      propertyCount: 0,
      coOwners: [],
      can: { update: true },
    });
    expect(await trail(owner.id)).toMatchObject([
      {
        action: 'property-owner.create',
        data: {
          changes: expect.arrayContaining([{ field: 'name', before: null, after: 'Ocmulgee Bend, LLC' }]),
        },
      },
    ]);
  });

  test('is a person, whose name is made of its parts, with those who own together with them', async () => {
    const owner = await made(people.crm, { ...person(), clientId: world.client.id });
    expect(owner).toMatchObject({
      kind: 'PERSON',
      entityType: 'Individual',
      name: 'Lucille A. Tidwell and Otis Tidwell, Jr.',
      suffix: null,
      coOwners: [{ firstName: 'Otis', middleName: null, lastName: 'Tidwell', suffix: 'Jr.' }],
    });
    expect(await details(people.processor, owner.id)).toMatchObject({
      status: 200,
      body: { lastName: 'Tidwell', can: { update: false } },
    });
  });

  test('keeps nothing of the other kind', async () => {
    const owner = await made(people.owner, { ...entity(), ...person() });
    expect(owner).toMatchObject({
      kind: 'PERSON',
      agentName: null,
      formationState: null,
      agentAddress: null,
    });
  });

  test('without anything names all that is missing', async () => {
    const ofEntity = await create(people.owner, { kind: 'ENTITY', agentName: 'Somebody' });
    expect(ofEntity.status).toBe(400);
    expect(pathsOf(ofEntity.body)).toEqual([
      'name',
      'agentAddress.addressLine1',
      'addressLine1',
      'city',
      'stateCode',
      'zipCode',
    ]);
    const ofPerson = await create(people.owner, { ...place, kind: 'PERSON' });
    expect(pathsOf(ofPerson.body)).toEqual(['firstName', 'lastName']);
    expect(pathsOf((await create(people.admin, entity())).body)).toEqual(['clientId']);
  });

  test.each([
    ['stateCode', { stateCode: 'ZZ' }],
    ['formationState', { formationState: 'ZZ' }],
    ['agentAddress.stateCode', { agentAddress: { ...agent, stateCode: 'ZZ' } }],
    ['agentAddress.zipCode', { agentAddress: { ...agent, zipCode: '3' } }],
    ['entityType', { entityType: 'Individual' }],
    ['name', { name: 'https://example.org' }],
    ['kind', { kind: 'GHOST' }],
    ['phone', { phone: '12' }],
  ])('names a bad %s', async (path, changes) => {
    const { status, body } = await create(people.owner, entity(changes));
    expect(status).toBe(400);
    expect(pathsOf(body)).toEqual([path]);
  });

  test('is added by those who may, to companies that they see', async () => {
    for (const as of [people.manager, people.payer, people.landlord, people.lawyer, people.auditor])
      expect((await create(as, entity())).status).toBe(403);
    const foreign = { ...entity(), clientId: world.otherClient.id };
    expect((await create(people.owner, foreign)).status).toBe(404);
    expect(await create(people.crmOfOther, { ...entity(), clientId: world.client.id })).toMatchObject({
      status: 404,
      body: { code: 'client_not_found' },
    });
  });
});

describe('an owner’s facts', () => {
  test('change alone where they are sent, and stand on the trail as they were and are', async () => {
    const { id, version } = await made(people.owner, entity());
    const reply = await update(people.owner, id, { name: 'Ocmulgee Bend II, LLC', phone: '' }, { version });
    expect(reply.body).toMatchObject({
      name: 'Ocmulgee Bend II, LLC',
      registrationNumber: '7 114 208',
      version: version + 1,
    });
    expect((await trail(id)).at(-1)).toEqual({
      action: 'property-owner.update',
      data: {
        changes: [{ field: 'name', before: 'Ocmulgee Bend, LLC', after: 'Ocmulgee Bend II, LLC' }],
      },
    });
  });

  test('turn an entity into a person', async () => {
    const { id } = await made(people.owner, entity());
    const { body } = await update(people.owner, id, person());
    expect(body).toMatchObject({ kind: 'PERSON', signatoryName: null, registrationNumber: null });
  });

  test('name their fields as the request has them', async () => {
    const { id } = await made(people.owner, entity());
    const { body } = await update(people.owner, id, { city: '', stateCode: 'ZZ' });
    expect(pathsOf(body)).toEqual(['ownerDetails.city']);
    const other = { ownerId: world.otherLandlord.id, ownerDetails: {} };
    const wrong = await t.call(propertyOwners.update, { as: people.owner, params: { id }, body: other });
    expect(wrong.status).toBe(400);
    expect(pathsOf(wrong.body)).toEqual(['ownerId']);
  });

  test('of a stale version come back as they are now, and of two at once one holds', async () => {
    const { id, version } = await made(people.owner, entity());
    const both = await Promise.all(
      ['Left', 'Right'].map((name) => update(people.owner, id, { name: `${name}, LLC` }, { version })),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const [kept] = both.filter(({ status }) => status === 200).map(({ body }) => body.name);
    const stale = await update(people.owner, id, { name: 'Third, LLC' }, { version });
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict', current: { name: kept } } });
  });

  test('are nobody else’s to change', async () => {
    const { id } = await made(people.owner, entity());
    for (const as of [people.lawyer, people.manager, people.landlord])
      expect((await update(as, id, { city: 'Macon' })).status).toBe(403);
    expect((await update(people.otherOwner, id, { city: 'Macon' })).status).toBe(404);
  });
});

describe('an inactive owner', () => {
  test('has no active properties: they are named', async () => {
    const { id } = await made(people.owner, entity({ name: 'Sapelo Holdings, LLC' }));
    const house = await t.call(properties.create, { as: people.owner, body: home(id, 11) });
    expect(house.status).toBe(201);
    expect(await update(people.owner, id, { active: false })).toMatchObject({
      status: 409,
      body: {
        code: 'owner_has_active_properties',
        total: 1,
        properties: [{ id: house.body.id, name: 'Tidwell House 11' }],
      },
    });
    const left = await t.call(properties.deactivate, {
      as: people.owner,
      params: { id: house.body.id },
      body: {},
    });
    expect(left.status).toBe(200);
    expect((await update(people.owner, id, { active: false })).body).toMatchObject({ active: false });
    const again = await t.call(properties.reactivate, {
      as: people.owner,
      params: { id: house.body.id },
      body: {},
    });
    expect(again.status).toBe(400);
    expect(pathsOf(again.body)).toEqual(['ownerId']);
  });

  test('is deactivated with others at once, where it has none', async () => {
    const [free, other] = [await made(people.owner, entity()), await made(people.owner, entity())];
    const { status } = await t.call(properties.create, { as: people.owner, body: home(other.id, 777) });
    expect(status).toBe(201);
    const rows = [{ id: free.id, version: free.version }, { id: other.id }];
    const many = (action: 'deactivate' | 'reactivate') =>
      t.call(propertyOwners.bulk, { as: people.owner, params: { action }, body: { rows } });
    expect((await many('deactivate')).body.results).toMatchObject([
      { id: free.id, ok: true },
      { id: other.id, ok: false, code: 'owner_has_active_properties' },
    ]);
    expect((await details(people.owner, free.id)).body.active).toBe(false);
    expect((await many('reactivate')).body.results[0]).toMatchObject({ ok: false, code: 'conflict' });
  });

  test('gets none at the same moment either', async () => {
    for (let door = 20; door < 26; door += 1) {
      const { id } = await made(people.owner, entity({ name: `Race ${door}, LLC` }));
      const [left, added] = await Promise.all([
        update(people.owner, id, { active: false }),
        t.call(properties.create, { as: people.owner, body: home(id, door) }),
      ]);
      expect([left.status, added.status].filter((status) => status < 300)).toHaveLength(1);
    }
  });
});

test('the list is filtered by kind', async () => {
  const of = async (kind: string) =>
    (await t.call(propertyOwners.list, { as: people.owner, query: { kind, size: '100' } })).body.owners;
  const persons = await of('PERSON');
  expect(persons.length).toBeGreaterThan(0);
  expect(persons.every((owner) => owner.entityType === 'Individual')).toBe(true);
  expect((await of('ENTITY')).map(({ name }) => name)).toContain('Cedar Bluff Holdings LLC');
});

test('who signs in as an owner is shown to those who know the company’s people', async () => {
  const { id } = await made(people.owner, entity({ name: 'Portal, LLC' }));
  await makeUser(t.db, {
    roles: ['property_owner'],
    clientId: world.client.id,
    ownerId: id,
    firstName: 'Wendell',
    lastName: 'Crane',
  });
  expect((await details(people.owner, id)).body.people).toMatchObject([{ name: 'Wendell Crane' }]);
  expect((await details(people.firmAdmin, id)).body.people).toEqual([]);
});
