import { locationMappings } from '@writdesk/contract/location-mappings/location-mappings';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { newId } from '../../platform/ids.ts';

const FULTON = referenceId('county', '13121');
const DEKALB = referenceId('county', '13089');
/** In a state where nobody engages the firm. */
const CLARK = referenceId('county', '32003');
const BROOKLYN = referenceId('county', '36047');

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  people = world.people;
  const tally = { firmId: world.firm.id, clientId: world.client.id, what: 'status.CLOSED', n: 1 };
  await t.db
    .insertInto('cases.caseTallyDelta')
    .values([
      { ...tally, id: newId(), countyId: CLARK },
      { ...tally, id: newId(), countyId: DEKALB },
    ])
    .execute();
});
afterAll(() => t.close());

type Query = RouteArguments<typeof locationMappings.list>['query'];
const list = (query: Query = {}, as: Person = people.billing) =>
  t.call(locationMappings.list, { as, query: { size: 100, ...query } });
const place = (countyId: string, body: object = {}, as: Person = people.billing) =>
  t.call(locationMappings.update, {
    as,
    params: { id: countyId },
    body: { locationId: 'ATL-01', locationName: 'Atlanta', ...body },
  });
const remove = (countyId: string, as: Person = people.billing) =>
  t.call(locationMappings.remove, { as, params: { id: countyId }, query: {} });

test('the list has every county of the states where the firm is engaged, and those where it has cases', async () => {
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(body.firm).toEqual({ id: world.firm.id, name: world.firm.name });
  // The 159 counties of Georgia, and the one elsewhere that has a case.
  expect(body.total).toBe(160);
  const { body: busy } = await list({ withCases: 'true' });
  expect(busy.counties.map(({ id, hasCases, locationId }) => ({ id, hasCases, locationId }))).toEqual([
    { id: CLARK, hasCases: true, locationId: null },
    { id: DEKALB, hasCases: true, locationId: null },
  ]);
  expect((await list({ stateId: referenceId('state', 'NV') })).body.counties.map(({ id }) => id)).toEqual([
    CLARK,
  ]);
  expect((await list({ search: 'dekalb' })).body.counties.map(({ id }) => id)).toEqual([DEKALB]);
});

test('a county gets its location, another one, and none again', async () => {
  const { status, body } = await place(FULTON);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: FULTON,
    countyName: 'Fulton',
    stateCode: 'GA',
    locationId: 'ATL-01',
    version: 1,
  });
  expect((await place(FULTON, { locationId: 'ATL-02', version: 1 })).body).toMatchObject({ version: 2 });
  expect(await place(FULTON, { version: 1 })).toMatchObject({
    status: 409,
    body: { current: { locationId: 'ATL-02' } },
  });
  expect((await list({ mapped: 'true' })).body.counties.map(({ id }) => id)).toEqual([FULTON]);
  expect((await list({ mapped: 'false' })).body.total).toBe(159);
  expect(await remove(FULTON)).toMatchObject({ status: 200, body: { id: FULTON } });
  expect(await remove(FULTON)).toMatchObject({ status: 404, body: { code: 'location_mapping_not_found' } });
  const trail = await t.db
    .selectFrom('cases.auditEvent')
    .select(['action', 'data', 'visibility'])
    .where('subject', '=', 'location-mapping')
    .where('subjectId', '=', world.firm.id)
    .orderBy('seq')
    .execute();
  expect(trail).toMatchObject([
    { action: 'location-mapping.update', visibility: 'FIRM', data: { countyId: FULTON, before: null } },
    { data: { before: { locationId: 'ATL-01' }, after: { locationId: 'ATL-02' } } },
    { action: 'location-mapping.delete', data: { before: { locationId: 'ATL-02' } } },
  ]);
});

test('of two who give a county its first location at once, one has it', async () => {
  const answers = await Promise.all(
    ['SAV-01', 'SAV-02'].map((locationId) => place(DEKALB, { locationId, version: 0 })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await remove(DEKALB);
});

test.each([
  [{ locationId: ' ' }, 'locationId'],
  [{ locationName: '' }, 'locationName'],
  [{ locationName: 'x'.repeat(121) }, 'locationName'],
])('a location with %j is refused, and the field is named', async (given, path) => {
  expect(await place(FULTON, given)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});

test('each firm has its own, for those who keep its accounts', async () => {
  expect((await place(BROOKLYN)).status).toBe(404);
  expect((await place(newId())).status).toBe(404);
  expect((await place(FULTON, { firmId: world.otherFirm.id })).status).toBe(404);
  for (const as of [people.processor, people.lawyer, people.owner, people.crm])
    expect((await place(FULTON, { firmId: world.firm.id }, as)).status).toBe(403);
  expect(await place(FULTON, {}, people.admin)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'firmId' }] },
  });
  expect((await place(FULTON, { firmId: world.otherFirm.id }, people.admin)).status).toBe(200);
  expect((await list({ mapped: 'true' })).body.total).toBe(0);
  expect((await list({ mapped: 'true', firmId: world.otherFirm.id }, people.admin)).body.total).toBe(1);
  expect((await list({}, people.owner)).status).toBe(403);
});

test('the file names every county, guards its texts, and is read by those who read the list', async () => {
  await place(DEKALB, { locationId: '-7', locationName: '=1+1' });
  const { status, body } = await t.call(locationMappings.exportCsv, { as: people.processor, query: {} });
  expect(status).toBe(200);
  const reply = await t.app.server.inject({ method: 'GET', url: body.url.replace(t.config.publicUrl, '') });
  expect(reply.headers['content-disposition']).toContain('filename="county-location-mappings.csv"');
  const lines = reply.rawPayload.toString('utf8').split('\r\n');
  expect(lines[0]).toBe('\uFEFFcountyId,countyName,stateCode,locationId,locationName,updatedAt');
  expect(lines).toHaveLength(162);
  expect(lines.find((line) => line.startsWith(DEKALB))).toMatch(/,DeKalb,GA,'-7,'=1\+1,\d{4}-\d\d-\d\dT/);
  expect(lines).toContain(`${FULTON},Fulton,GA,,,`);
  expect((await t.call(locationMappings.exportCsv, { as: people.payer, query: {} })).status).toBe(403);
});
