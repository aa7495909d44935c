import { cases } from '@writdesk/contract/cases/cases';
import { clients } from '@writdesk/contract/clients/clients';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { properties } from '@writdesk/contract/properties/properties';
import { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import type { Role } from '@writdesk/contract/permissions/roles';
import type { Route } from '@writdesk/contract/route';
import { users } from '@writdesk/contract/users/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeInvoice } from '../../src/case-service/invoices/invoice-factory.ts';
import { fillTallies } from '../../src/case-service/tallies/index.ts';
import { standingClock } from '../../src/platform/clock.ts';
import { makeClient } from '../../src/user-service/clients/client-factory.ts';
import { makeEngagement, makeFirm } from '../../src/user-service/firms/firm-factory.ts';
import { makeProperty } from '../../src/user-service/properties/property-factory.ts';
import { makePropertyOwner } from '../../src/user-service/property-owners/property-owner-factory.ts';
import { makeUser, type UserFactoryOptions } from '../../src/user-service/users/user-factory.ts';
import { FULTON } from '../support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../support/harness.ts';
import { insertCase } from '../support/insert-case.ts';

// Who sees which rows, as one table: two firms, and companies that engage the one, the other, both, or one no longer.
//
//   Aster  engages Ames (Georgia) and Boyd (South Carolina)     homes a1 of landlord L1, a2 of landlord L2
//   Birch  engages Ames                                         home b1
//   Cedar  engages Boyd                                         home c1
//   Dogwood engaged Ames until May                              home d1
//
// A case or an invoice is called after its firm and its home: `ames-a1`.

const clock = standingClock('2026-06-12T14:00:00Z');
/** Everything of the world by its name, and back. */
const ids: Record<string, string> = {};
const people: Record<string, Person> = {};
let t: TestApp;

beforeAll(async () => {
  t = await testApp({ clock });
  const { db } = t;
  for (const name of ['Ames', 'Boyd']) ids[name] = (await makeFirm(db, { name })).id;
  for (const name of ['Aster', 'Birch', 'Cedar', 'Dogwood']) ids[name] = (await makeClient(db, { name })).id;
  const engage = (client: string, firm: string, more: { stateCodes?: string[]; toDate?: string } = {}) =>
    makeEngagement(db, { clientId: idOf(client), firmId: idOf(firm), ...more });
  await engage('Aster', 'Ames');
  await engage('Aster', 'Boyd', { stateCodes: ['SC'] });
  await engage('Birch', 'Ames');
  await engage('Cedar', 'Boyd');
  await engage('Dogwood', 'Ames', { toDate: '2026-05-31' });
  for (const name of ['L1', 'L2']) ids[name] = (await makePropertyOwner(db, { clientId: idOf('Aster') })).id;
  for (const [home, client, owner] of [
    ['a1', 'Aster', 'L1'],
    ['a2', 'Aster', 'L2'],
    ['b1', 'Birch', null],
    ['c1', 'Cedar', null],
    ['d1', 'Dogwood', null],
  ] as const) {
    const owned = owner ? { ownerId: idOf(owner) } : {};
    const given = { clientId: idOf(client), countyId: FULTON, name: home, ...owned };
    ids[home] = (await makeProperty(db, given)).id;
    for (const firm of home === 'a1' ? ['Ames', 'Boyd'] : [home === 'c1' ? 'Boyd' : 'Ames']) {
      const of = { firmId: idOf(firm), clientId: idOf(client), propertyId: idOf(home) };
      const name = `${firm.toLowerCase()}-${home}`;
      ids[`case ${name}`] = (await insertCase(db, { ...of, ...owned, caseDraftNumber: name })).id;
      ids[`invoice ${name}`] = (await makeInvoice(db, of)).id;
    }
  }
  // The rows were put in next to the counters' backs.
  await fillTallies(db);
  const ames = { firmId: idOf('Ames') };
  const aster = { clientId: idOf('Aster') };
  await person('admin', { roles: ['admin'] });
  await person('auditor', { roles: ['auditor'] });
  await person('care of all', { roles: ['crm_user'] });
  await person('care of two', { roles: ['crm_user'], crmClientIds: [idOf('Birch'), idOf('Cedar')] });
  for (const role of ['firm_admin', 'lawyer', 'case_processor', 'firm_user', 'firm_billing'] as const)
    await person(`${role} of Ames`, { roles: [role], ...ames });
  await person('lawyer of Boyd', { roles: ['lawyer'], firmId: idOf('Boyd') });
  for (const role of ['client_owner', 'client_ap'] as const)
    await person(`${role} of Aster`, { roles: [role], ...aster });
  await person('manager of a1', { roles: ['client_manager'], ...aster, propertyIds: [idOf('a1')] });
  await person('viewer of a2', { roles: ['client_viewer'], ...aster, propertyIds: [idOf('a2')] });
  await person('manager of nothing', { roles: ['client_manager'], ...aster });
  await person('landlord L2', { roles: ['property_owner'], ...aster, ownerId: idOf('L2') });
  await person('client_owner of Dogwood', { roles: ['client_owner'], clientId: idOf('Dogwood') });
});
afterAll(() => t.close());

function idOf(name: string): string {
  const id = ids[name];
  if (!id) throw new Error(`There is no ${name}.`);
  return id;
}
async function person(name: string, options: UserFactoryOptions) {
  const made = await makeUser(t.db, options);
  people[name] = made.person;
  ids[`user ${name}`] = made.user.id;
}
const personOf = (name: string) => people[name] ?? { accountId: '', email: '', roles: [] as Role[] };

interface Sight {
  /** Cases and invoices, e.g. `ames-a1`. */
  cases: string;
  homes: string;
  companies: string;
  landlords: string;
}
const everything: Sight = {
  cases: 'ames-a1 ames-a2 ames-b1 ames-d1 boyd-a1 boyd-c1',
  homes: 'a1 a2 b1 c1 d1',
  companies: 'Aster Birch Cedar Dogwood',
  landlords: 'L1 L2',
};
// The firm keeps its case of the company that left, and sees nothing else of that company.
const ofAmes: Sight = {
  cases: 'ames-a1 ames-a2 ames-b1 ames-d1',
  homes: 'a1 a2 b1',
  companies: 'Aster Birch',
  landlords: 'L1 L2',
};
const ofAster: Sight = {
  cases: 'ames-a1 ames-a2 boyd-a1',
  homes: 'a1 a2',
  companies: 'Aster',
  landlords: 'L1 L2',
};
const sights: [string, Sight][] = [
  ['admin', everything],
  ['auditor', everything],
  ['care of all', everything],
  ['care of two', { cases: 'ames-b1 boyd-c1', homes: 'b1 c1', companies: 'Birch Cedar', landlords: '' }],
  ['firm_admin of Ames', ofAmes],
  ['lawyer of Ames', ofAmes],
  ['case_processor of Ames', ofAmes],
  ['firm_user of Ames', ofAmes],
  ['firm_billing of Ames', ofAmes],
  [
    'lawyer of Boyd',
    { cases: 'boyd-a1 boyd-c1', homes: 'a1 a2 c1', companies: 'Aster Cedar', landlords: 'L1 L2' },
  ],
  ['client_owner of Aster', ofAster],
  ['client_ap of Aster', ofAster],
  ['manager of a1', { cases: 'ames-a1 boyd-a1', homes: 'a1', companies: 'Aster', landlords: 'L1' }],
  ['viewer of a2', { cases: 'ames-a2', homes: 'a2', companies: 'Aster', landlords: 'L2' }],
  ['manager of nothing', { cases: '', homes: '', companies: 'Aster', landlords: '' }],
  ['landlord L2', { cases: 'ames-a2', homes: 'a2', companies: 'Aster', landlords: 'L2' }],
  ['client_owner of Dogwood', { cases: 'ames-d1', homes: 'd1', companies: 'Dogwood', landlords: '' }],
];

const words = (text: string) => text.split(' ').filter(Boolean);

/** What the list shows, by name, and that its total is as many. */
async function shown(name: string, route: Route, rowsAt: string, prefix: string): Promise<string[]> {
  const reply = await t.send('GET', `${route.url}?size=100`, { as: personOf(name) });
  if (reply.status === 403) return ['forbidden'];
  const rows = reply.body[rowsAt] as { id: string }[];
  expect(reply.body['total'], `${name}, ${rowsAt}`).toBe(rows.length);
  const byId = new Map(Object.entries(ids).map(([key, id]) => [id, key]));
  return rows.map(({ id }) => byId.get(id)?.replace(prefix, '') ?? id).toSorted();
}

/** Which of all records of a kind have a page. */
async function opened(name: string, route: Route, all: string, prefix: string): Promise<string[]> {
  const open: string[] = [];
  for (const each of words(all)) {
    const url = route.url.replace('{id}', idOf(`${prefix}${each}`));
    const { status } = await t.send('GET', url, { as: personOf(name) });
    if (status === 200) open.push(each);
    else expect(status, `${name}, ${each}`).toBe(404);
  }
  return open;
}

describe.each(sights)('%s', (name, sight) => {
  test('sees these cases, in lists and pages', async () => {
    expect(await shown(name, cases.list, 'cases', 'case ')).toEqual(words(sight.cases));
    expect(await opened(name, cases.details, everything.cases, 'case ')).toEqual(words(sight.cases));
    const queues = await t.call(cases.queues, { as: personOf(name), query: {} });
    expect(queues.body.all).toBe(words(sight.cases).length);
  });

  test('sees these homes, companies and landlords', async () => {
    expect(await shown(name, properties.list, 'properties', '')).toEqual(words(sight.homes));
    expect(await opened(name, properties.details, everything.homes, '')).toEqual(words(sight.homes));
    expect(await shown(name, clients.list, 'clients', '')).toEqual(words(sight.companies));
    expect(await opened(name, clients.details, everything.companies, '')).toEqual(words(sight.companies));
    expect(await shown(name, propertyOwners.list, 'owners', '')).toEqual(words(sight.landlords));
    expect(await opened(name, propertyOwners.details, everything.landlords, '')).toEqual(
      words(sight.landlords),
    );
  });

  test('sees the invoices of these cases’ firms, companies and homes', async () => {
    const seen = await shown(name, invoices.list, 'invoices', 'invoice ');
    expect(seen).toEqual(name === 'firm_user of Ames' ? ['forbidden'] : words(sight.cases));
  });
});

/** People, by the company or firm that they are of. */
const houses: [string, string][] = [
  ['admin', 'all'],
  ['care of two', ''],
  ['firm_admin of Ames', 'Ames'],
  ['lawyer of Ames', 'Ames Aster'],
  ['lawyer of Boyd', 'Aster Boyd'],
  ['client_owner of Aster', 'Aster'],
  ['manager of a1', 'Aster'],
  ['client_owner of Dogwood', 'Dogwood'],
];
const organizationOf = (key: string) =>
  /Ames|Boyd|Dogwood/.exec(key)?.[0] ?? (/of a\d|Aster|nothing|landlord/.test(key) ? 'Aster' : 'none');

test.each(houses)('%s sees the people of: %s', async (name, seen) => {
  const expected = Object.keys(people)
    .filter((key) => seen === 'all' || words(seen).includes(organizationOf(key)))
    .toSorted();
  expect(await shown(name, users.list, 'users', 'user ')).toEqual(expected);
});

describe('whose a new case becomes', () => {
  const open = async (home: string, name: string, stateCode = 'GA') => {
    await t.db.updateTable('users.property').set({ stateCode }).where('id', '=', idOf(home)).execute();
    const reply = await t.call(cases.createDraft, { as: personOf(name), body: { propertyId: idOf(home) } });
    await t.db.updateTable('users.property').set({ stateCode: 'GA' }).where('id', '=', idOf(home)).execute();
    return reply;
  };

  test('the firm that is engaged for the state of the home', async () => {
    expect((await open('a2', 'client_owner of Aster')).body).toMatchObject({ firmId: idOf('Ames') });
    expect((await open('a2', 'client_owner of Aster', 'SC')).body).toMatchObject({ firmId: idOf('Boyd') });
  });

  test('no firm’s where none is engaged for it, or the engagement is over', async () => {
    for (const [home, name, state] of [
      ['a2', 'client_owner of Aster', 'FL'],
      ['d1', 'client_owner of Dogwood', 'GA'],
      ['a2', 'lawyer of Boyd', 'GA'],
    ] as const)
      expect(await open(home, name, state), name).toMatchObject({
        status: 409,
        body: { code: 'no_engagement' },
      });
    // What isn't the firm's any more looks as if it were not there.
    expect(await open('d1', 'lawyer of Ames')).toMatchObject({
      status: 404,
      body: { code: 'property_not_found' },
    });
  });
});

test('on the last day of an engagement the firm still sees the company, and on the next no more', async () => {
  const details = async () =>
    (await t.call(clients.details, { as: personOf('lawyer of Ames'), params: { id: idOf('Dogwood') } }))
      .status;
  try {
    clock.moveTo('2026-05-31T23:00:00Z');
    expect(await details()).toBe(200);
    clock.moveTo('2026-06-01T00:00:00Z');
    expect(await details()).toBe(404);
  } finally {
    clock.moveTo('2026-06-12T14:00:00Z');
  }
});
