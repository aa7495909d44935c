import { geography } from '@writdesk/contract/geography/geography';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { newId } from '../../platform/ids.ts';

// Places are open to anybody who signed in, even before a company is registered.
const newcomer: Person = { accountId: newId(), email: 'newcomer@company.example', roles: [] };
const georgia = referenceId('state', 'GA');
const elsewhere = newId();

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const as = newcomer;
const lookUp = (zipCode: string) => t.call(geography.zipCode, { as, query: { zipCode } });

describe('states, counties and cities', () => {
  test('states come by name, military mail does not', async () => {
    const { status, body } = await t.call(geography.states, { as, query: {} });
    expect(status).toBe(200);
    expect(body.states).toHaveLength(56);
    expect(body.states.map(({ name }) => name).slice(0, 3)).toEqual(['Alabama', 'Alaska', 'American Samoa']);
    expect(body.states.find(({ code }) => code === 'GA')).toEqual({
      id: georgia,
      countryId: referenceId('country', 'US'),
      code: 'GA',
      fips: '13',
      name: 'Georgia',
      kind: 'state',
      timeZone: 'America/New_York',
    });
  });

  test('another country has no states', async () => {
    const { body } = await t.call(geography.states, { as, query: { countryId: elsewhere } });
    expect(body.states).toEqual([]);
  });

  test('Georgia has 159 counties', async () => {
    const { body } = await t.call(geography.stateCounties, { as, query: { stateId: georgia } });
    expect(body.counties).toHaveLength(159);
    expect(body.counties.find(({ name }) => name === 'Fulton')).toMatchObject({
      fips: '13121',
      fullName: 'Fulton County',
      stateCode: 'GA',
    });
  });

  test('cities come by name', async () => {
    const { body } = await t.call(geography.cities, { as, query: { stateId: georgia } });
    const names = body.cities.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Atlanta', 'Decatur', 'McDonough']));
    expect(new Set(names).size).toBe(names.length);
  });

  test('counties are found by a part of their name, those that begin with it first', async () => {
    const { body } = await t.call(geography.counties, { as, query: { search: 'DADE', size: 3 } });
    expect(body).toMatchObject({ total: 3, totalIsCapped: false, page: 1, pageSize: 3 });
    expect(body.counties.map(({ name, stateCode }) => `${name} ${stateCode}`)).toEqual([
      'Dade GA',
      'Dade MO',
      'Miami-Dade FL',
    ]);
  });

  test('a page past the end is empty and still knows the total', async () => {
    const { body } = await t.call(geography.counties, { as, query: { search: 'fulton', page: 9 } });
    expect(body.counties).toEqual([]);
    expect(body.total).toBe(8);
  });

  test('a wildcard in a search is a letter like any other', async () => {
    const { body } = await t.call(geography.counties, { as, query: { search: '%' } });
    expect(body.total).toBe(0);
  });
});

describe('looking up a ZIP code', () => {
  test('gives city, state and county', async () => {
    const { status, body } = await lookUp('30303');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      zipCode: '30303',
      city: { name: 'Atlanta' },
      state: { id: georgia, code: 'GA', timeZone: 'America/New_York' },
      county: { id: referenceId('county', '13121'), name: 'Fulton', fullName: 'Fulton County', isMain: true },
    });
    expect(body.counties).toHaveLength(1);
  });

  test('gives every county that it may lie in, the likeliest first', async () => {
    const { body } = await lookUp('30324');
    expect(body.counties.map(({ name, isMain }) => [name, isMain])).toEqual([
      ['Fulton', true],
      ['DeKalb', false],
    ]);
    expect(body.counties[1]?.distanceMeters).toBeGreaterThan(0);
  });

  test('keeps a leading zero and takes ZIP+4', async () => {
    const { body } = await lookUp('02108-1234');
    expect(body).toMatchObject({ zipCode: '02108', city: { name: 'Boston' }, county: { name: 'Suffolk' } });
  });

  test('of military mail has no county', async () => {
    const { body } = await lookUp('09012');
    expect(body).toMatchObject({ state: { code: 'AE' }, county: null, counties: [] });
  });

  test('that nobody has says so', async () => {
    const { status, body } = await lookUp('00000');
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'zip_not_found' });
  });

  test.each(['3030', '3O303', '', '303030'])('names the field of %j', async (zipCode) => {
    const { status, body } = await lookUp(zipCode);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid', errors: [{ path: 'zipCode' }] });
  });
});

describe('bad input', () => {
  test.each([
    ['get-counties', 'stateId'],
    ['get-cities', 'stateId'],
  ])('%s names %s when it is missing', async (call, path) => {
    const { status, body } = await t.send('GET', `/api/user-service/geography/${call}`, { as });
    expect(status).toBe(400);
    expect(body['errors']).toMatchObject([{ path }]);
  });

  test('a page of no rows is refused', async () => {
    const { status, body } = await t.call(geography.counties, { as, query: { size: 0 } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'size' }] });
  });

  test('nobody gets in without a token', async () => {
    for (const route of Object.values(geography)) expect((await t.send('GET', route.url)).status).toBe(401);
  });
});
