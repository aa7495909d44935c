import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { newId } from '../../platform/ids.ts';

const as: Person = { accountId: newId(), email: 'admin@writdesk.example', roles: ['admin'] };
const georgia = referenceId('state', 'GA');
const fulton = referenceId('courthouse', 'ga-fulton');

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.db
    .insertInto('users.appUser')
    .values({
      id: newId(),
      accountId: as.accountId,
      email: as.email,
      firstName: 'Ada',
      lastName: 'Admin',
      roleType: 'Admin',
      roles: ['admin'],
    })
    .execute();
});
afterAll(() => t.close());

const list = (query: RouteArguments<typeof courthouses.list>['query']) =>
  t.call(courthouses.list, { as, query });

describe('the list', () => {
  test('has all of them, ten to a page, by name', async () => {
    const { status, body } = await list({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 28, totalIsCapped: false, page: 1, pageSize: 10 });
    const names = body.courthouses.map(({ name }) => name.toLowerCase());
    expect(names).toHaveLength(10);
    expect(names).toEqual([...names].sort());
  });

  test('gives each courthouse on exactly one page', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, size: 9, sort: '-baseFee' })));
    const ids = pages.flatMap(({ body }) => body.courthouses.map(({ id }) => id));
    expect(ids).toHaveLength(28);
    expect(new Set(ids).size).toBe(28);
    const fees = pages.flatMap(({ body }) => body.courthouses.map(({ baseFee }) => baseFee ?? -1));
    expect(fees).toEqual([...fees].sort((a, b) => b - a));
  });

  test('is filtered by state and county', async () => {
    expect((await list({ stateId: georgia })).body.total).toBe(6);
    const { body } = await list({ countyId: referenceId('county', '13121') });
    expect(body.courthouses.map(({ shortName }) => shortName)).toEqual(['Fulton Magistrate']);
  });

  test.each([
    ['fulton', ['Fulton Magistrate']],
    ['BROOKLYN', ['NYC Housing, Brooklyn']],
    ['clark county', ['Henderson Justice', 'Las Vegas Justice']],
    ['100%', []],
  ])('finds %j by name, city or county', async (search, expected) => {
    const { body } = await list({ search });
    expect(body.courthouses.map(({ shortName }) => shortName).sort()).toEqual(expected);
  });

  test('a deactivated one leaves the picker and stays in the list under its status', async () => {
    const id = referenceId('courthouse', 'oh-euclid');
    await t.db.updateTable('cases.courthouse').set({ active: false }).where('id', '=', id).execute();
    const choices = await t.call(courthouses.choices, { as, query: { stateId: referenceId('state', 'OH') } });
    expect(choices.body.courthouses.map((court) => court.id)).not.toContain(id);
    expect((await list({ status: 'inactive' })).body.courthouses).toMatchObject([{ id, status: 'inactive' }]);
    expect((await list({ status: 'active' })).body.total).toBe(27);
    expect((await list({ status: 'all' })).body.total).toBe(28);
  });

  test.each([
    ['size=101', 'size'],
    ['page=0', 'page'],
    ['stateId=GA', 'stateId'],
    ['status=closed', 'status'],
    ['sort=fee', 'sort'],
  ])('refuses %j and names the field', async (query, path) => {
    const reply = await t.send('GET', `${courthouses.list.url}?${query}`, { as });
    expect(reply.status).toBe(400);
    expect(reply.body['errors']).toMatchObject([{ path }]);
  });
});

describe('the details', () => {
  test('have every field, money in cents', async () => {
    const { status, body } = await t.call(courthouses.details, { as, params: { id: fulton } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: fulton,
      name: 'Magistrate Court of Fulton County',
      addressLine1: '185 Central Ave SW',
      addressLine2: 'Suite TG',
      city: 'Atlanta',
      county: 'Fulton',
      countyFullName: 'Fulton County',
      state: 'Georgia',
      stateCode: 'GA',
      stateId: georgia,
      country: 'United States',
      zipCode: '30303',
      baseFee: 11_100,
      officer: 'marshal',
      isDeliverable: true,
      clerkCheck: false,
      sheriffCheck: false,
      totalRooms: null,
      maxCases: null,
      timeZone: 'America/New_York',
      status: 'active',
      version: 1,
    });
    expect(body.contactDetails).toEqual([
      {
        contactNumber: body.clerkContact,
        email: body.clerkEmail,
        type: 'CLERK',
        fee: 800,
        purpose: 'FILING',
        basis: 'PER_EXTRA_DEFENDANT',
        claimAbove: null,
        note: null,
      },
      expect.objectContaining({ type: 'SHERIFF', contactNumber: body.sheriffContact, fee: null }),
    ]);
    expect('24ED012345').toMatch(new RegExp(body.caseNumberPattern ?? ''));
    expect('2024-CV-1').not.toMatch(new RegExp(body.caseNumberPattern ?? ''));
  });

  test('of one that nobody has', async () => {
    const { status, body } = await t.call(courthouses.details, { as, params: { id: newId() } });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'courthouse_not_found' });
  });

  test('of something that is no id name the field', async () => {
    const { status, body } = await t.call(courthouses.details, { as, params: { id: 'fulton' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'id' }] });
  });
});

test('the picker has what a picker needs, for a county', async () => {
  const { body } = await t.call(courthouses.choices, {
    as,
    query: { countyId: referenceId('county', '13089') },
  });
  expect(body.courthouses).toEqual([
    {
      id: referenceId('courthouse', 'ga-dekalb'),
      name: 'Magistrate Court of DeKalb County',
      shortName: 'DeKalb Magistrate',
      county: 'DeKalb',
      countyId: referenceId('county', '13089'),
      stateId: georgia,
      stateCode: 'GA',
      timeZone: 'America/New_York',
    },
  ]);
});

test('somebody who is nobody’s user yet may not look', async () => {
  const stranger: Person = { accountId: newId(), email: 'stranger@company.example', roles: ['client_owner'] };
  const { status, body } = await t.call(courthouses.list, { as: stranger, query: {} });
  expect(status).toBe(403);
  expect(body).toMatchObject({ code: 'forbidden' });
});
