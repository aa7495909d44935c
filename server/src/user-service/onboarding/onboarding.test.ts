import { clients } from '@writdesk/contract/clients/clients';
import { users } from '@writdesk/contract/users/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { newId } from '../../platform/ids.ts';
import { makeClient } from '../clients/client-factory.ts';
import { makeUser } from '../users/user-factory.ts';

/** Nobody’s: whoever may not change terms doesn’t learn whether a firm is engaged. */
const NO_FIRM = newId();
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  people = world.people;
});
afterAll(() => t.close());

const company = (changes: object = {}) => ({
  name: 'Kestrel Row Apartments LLC',
  shortName: 'Kestrel Row',
  addressLine1: '88 Memorial Drive SE',
  city: 'Atlanta',
  stateCode: 'GA',
  zipCode: '30312',
  phone: '(404) 555-0131',
  email: 'Office@KestrelRow.example',
  ...changes,
});
const payables = { name: 'Odile Tran', email: 'ap@kestrelrow.example' };
const owner = (changes: object = {}) => {
  const { name, addressLine1, city, stateCode, zipCode } = company();
  return { name, addressLine1, city, stateCode, zipCode, ...changes };
};

/** Somebody who registered with the sign-in service, and is nobody's user. */
async function registered(email = `founder.${newId().slice(-8)}@people.example`): Promise<Person> {
  const account = await t.opened.deps.accounts.createAccount({
    username: email,
    email,
    firstName: 'Soraya',
    lastName: 'Vance',
    password: 'a long enough password',
    roles: [],
    emailVerified: true,
  });
  return { accountId: account.id, email, roles: [] };
}

describe('a company that registers itself', () => {
  test('step by step, each known to the next visit, active when all is said', async () => {
    const founder = await registered();
    const made = await t.call(clients.onboard, { as: founder, body: company() });
    expect(made.status).toBe(201);
    expect(Object.keys(made.body.clientDetails)).toEqual(['Id']);
    const id = made.body.clientDetails.Id;
    expect(await t.opened.deps.accounts.findById(founder.accountId)).toMatchObject({
      roles: ['client_owner'],
    });

    // The next token says what they are now.
    const as: Person = { ...founder, roles: ['client_owner'] };
    const info = async () => (await t.call(users.userInfo, { as, query: {} })).body.user;
    const ofCompany = { isUserExist: true, clientId: id, clientName: company().name };
    expect(await info()).toMatchObject({ ...ofCompany, clientStatus: 'ONBOARDING' });
    const state = async () => {
      const { body } = await t.call(clients.clientData, { as });
      return { id: body.id, status: body.status, origin: body.origin, ...body.onboarding };
    };
    const begun = { id, origin: 'ORGANIC', status: 'ONBOARDING', company: true, engaged: false };
    expect(await state()).toEqual({ ...begun, accountsPayable: false, owner: false });

    const corrected = await t.call(clients.onboard, { as, body: company({ city: 'Decatur' }) });
    expect(corrected.body.clientDetails.Id).toBe(id);

    const paid = await t.call(clients.addApDetails, { as, params: { id }, body: payables });
    expect(paid.body).toMatchObject({
      city: 'Decatur',
      email: 'office@kestrelrow.example',
      accountsPayable: { name: 'Odile Tran', address: null },
    });
    expect(await state()).toEqual({ ...begun, accountsPayable: true, owner: false });

    const owned = await t.call(clients.addOwner, { as, body: owner() });
    expect(owned).toMatchObject({ status: 201, body: { id: expect.any(String) as string } });
    expect(await state()).toEqual({ ...begun, status: 'ACTIVE', accountsPayable: true, owner: true });
    expect((await info()).clientStatus).toBe('ACTIVE');

    const again = await t.send('POST', clients.onboard.url, { as, body: company() });
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const trail = await t.db
      .selectFrom('users.auditEvent')
      .select(['action', 'data'])
      .where('clientId', '=', id)
      .orderBy('occurredAt')
      .execute();
    expect(trail.map(({ action }) => action).sort()).toEqual([
      'client.add-ap-details',
      'client.onboard',
      'client.onboard',
      'property-owner.create',
      'user.create',
    ]);
  });

  test('is made once by a repeated and by a double request', async () => {
    const founder = await registered();
    const headers = { 'idempotency-key': newId() };
    const first = await t.call(clients.onboard, { as: founder, body: company(), headers });
    const second = await t.call(clients.onboard, { as: founder, body: company(), headers });
    expect(second.body).toEqual(first.body);
    const another = await registered();
    const both = await Promise.all(
      [1, 2].map(() => t.send('POST', clients.onboard.url, { as: another, body: company() })),
    );
    expect(both.map(({ status }) => status).filter((status) => status === 201).length).toBeGreaterThan(0);
    const { companies } = await t.db
      .selectFrom('users.appUser')
      .select((eb) => eb.fn.countAll<number>().as('companies'))
      .where('accountId', '=', another.accountId)
      .executeTakeFirstOrThrow();
    expect(Number(companies)).toBe(1);
  });

  test.each([
    ['name', { name: ' ' }],
    ['stateCode', { stateCode: 'Georgia' }],
    ['stateCode', { stateCode: 'ZZ' }],
    ['zipCode', { zipCode: '3031' }],
    ['email', { email: 'office@' }],
    ['phone', { phone: '555-0131' }],
    ['addressLine1', { addressLine1: '' }],
    ['entityType', { entityType: 'Kingdom' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
  ])('names a bad %s', async (path, changes) => {
    const reply = await t.send('POST', clients.onboard.url, {
      as: await registered(),
      body: company(changes),
    });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid', errors: [{ path }] } });
  });

  test('gives its founder nothing else that they ask for', async () => {
    const founder = await registered();
    const made = await t.send('POST', clients.onboard.url, {
      as: { ...founder, roles: ['admin'] },
      body: company({ roles: ['admin'], clientId: world.client.id, firmId: world.firm.id, status: 'ACTIVE' }),
    });
    expect(made.status).toBe(201);
    const user = await t.db
      .selectFrom('users.appUser')
      .select(['roles', 'roleType', 'firmId', 'clientId'])
      .where('accountId', '=', founder.accountId)
      .executeTakeFirstOrThrow();
    const id = (made.body as { clientDetails: { Id: string } }).clientDetails.Id;
    expect(user).toEqual({ roles: ['client_owner'], roleType: 'Client', firmId: null, clientId: id });
  });

  test('isn’t open to an address that is somebody’s', async () => {
    const founder = await registered(people.owner.email);
    const reply = await t.send('POST', clients.onboard.url, { as: founder, body: company() });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  test('completes what an invite began', async () => {
    const invited = await makeClient(t.db, {
      name: 'Somebody’s company',
      status: 'ONBOARDING',
      origin: 'INVITED',
      addressLine1: null,
      apEmail: null,
      phone: null,
    });
    const { person } = await makeUser(t.db, { roles: ['client_owner'], clientId: invited.id });
    const before = await t.call(clients.clientData, { as: person });
    expect(before.body.onboarding).toMatchObject({ company: false, accountsPayable: false });
    const made = await t.call(clients.onboard, { as: person, body: company() });
    expect(made.body.clientDetails.Id).toBe(invited.id);
    const after = await t.call(clients.clientData, { as: person });
    expect(after.body).toMatchObject({
      name: company().name,
      origin: 'INVITED',
      onboarding: { company: true },
    });
  });
});

describe('a company that is registered for somebody', () => {
  test('by client care comes into its care, and is nobody’s user’s', async () => {
    const made = await t.call(clients.onboard, { as: people.crmOfOther, body: company() });
    const id = made.body.clientDetails.Id;
    const of = (as: Person) => t.call(clients.details, { as, params: { id } });
    const care = await t.db
      .selectFrom('users.crmClient as c')
      .innerJoin('users.appUser as u', 'u.id', 'c.userId')
      .select('c.clientId')
      .where('u.accountId', '=', people.crmOfOther.accountId)
      .execute();
    expect(care.map(({ clientId }) => clientId)).toContain(id);
    expect((await of(people.crmOfOther)).body).toMatchObject({ status: 'ONBOARDING', userCount: 0 });
    expect((await of(people.owner)).status).toBe(404);
    const steps = await Promise.all([
      t.call(clients.addApDetails, { as: people.crmOfOther, params: { id }, body: payables }),
      t.call(clients.addOwner, { as: people.crmOfOther, body: { ...owner(), clientId: id } }),
    ]);
    expect(steps.map(({ status }) => status)).toEqual([200, 201]);
    expect((await of(people.crmOfOther)).body.status).toBe('ACTIVE');
  });

  test.each(['lawyer', 'firmAdmin', 'manager', 'payer', 'auditor'] as const)('isn’t by %s', async (name) => {
    const reply = await t.send('POST', clients.onboard.url, { as: people[name], body: company() });
    expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('has its steps in its own organization alone', async () => {
    const path = clients.addApDetails.url.replace('{id}', world.client.id);
    for (const as of [people.otherOwner, people.crmOfOther])
      expect(await t.send('POST', path, { as, body: payables })).toMatchObject({ status: 404 });
    const foreign = { ...owner(), clientId: world.client.id };
    for (const as of [people.otherOwner, people.crmOfOther])
      expect(await t.send('POST', clients.addOwner.url, { as, body: foreign })).toMatchObject({
        status: 404,
      });
    const nobodys = await t.send('POST', clients.addOwner.url, { as: people.admin, body: owner() });
    expect(nobodys.body).toMatchObject({ errors: [{ path: 'clientId' }] });
  });
});

describe('a change of a company', () => {
  const change = (as: Person, body: object, id = world.client.id) =>
    t.send('PUT', clients.update.url.replace('{id}', id), { as, body });

  test('of its details by its owner; a stale one learns how things stand', async () => {
    const { version } = await t.db
      .selectFrom('users.client')
      .select('version')
      .where('id', '=', world.client.id)
      .executeTakeFirstOrThrow();
    const changed = await change(people.owner, { version, phone: '404-555-0150', addressLine2: 'Suite 4' });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        phone: '404-555-0150',
        addressLine2: 'Suite 4',
        name: 'Magnolia Living LLC',
        version: version + 1,
      },
    });
    expect(await change(people.owner, { version, phone: '404-555-0199' })).toMatchObject({
      status: 409,
      body: { current: { phone: '404-555-0150' } },
    });
  });

  test.each<[string, keyof TwoCompanies['people'], object]>([
    ['terms by an owner', 'owner', { terms: { firmId: NO_FIRM, termsDays: 90 } }],
    [
      'what an overdue invoice holds by an owner',
      'owner',
      { terms: { firmId: NO_FIRM, overdueGate: 'NONE' } },
    ],
    ['firms by an owner', 'owner', { engagements: [] }],
    ['leaving by an owner', 'owner', { status: 'INACTIVE' }],
    ['leaving by client care', 'crm', { status: 'INACTIVE' }],
    ['the name by accounts payable', 'payer', { name: 'Mallory LLC' }],
    ['anything by a manager', 'manager', { phone: '404-555-0150' }],
    ['anything by a lawyer', 'lawyer', { phone: '404-555-0150' }],
  ])('isn’t %s', async (_, name, body) => {
    expect(await change(people[name], body)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('is who is sent the invoices by who pays, terms by client care, leaving by an administrator', async () => {
    expect(await change(people.payer, { accountsPayable: payables })).toMatchObject({
      status: 200,
      body: { accountsPayable: payables },
    });
    const firmId = world.firm.id;
    expect(await change(people.crm, { terms: { firmId, termsDays: 15 } })).toMatchObject({
      status: 200,
      body: { terms: [{ firmId, termsDays: 15, graceDays: 0, overdueGate: 'COMPANY' }] },
    });
    // What is absent stays; a firm that isn’t engaged has no terms.
    expect(await change(people.crm, { terms: { firmId, graceDays: 5 } })).toMatchObject({
      body: { terms: [{ termsDays: 15, graceDays: 5 }] },
    });
    expect(await change(people.crm, { terms: { firmId: world.otherFirm.id, termsDays: 15 } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'terms.firmId' }] },
    });
    expect(await change(people.admin, { status: 'INACTIVE' })).toMatchObject({
      body: { status: 'INACTIVE' },
    });
    expect(await change(people.admin, { status: 'ACTIVE' })).toMatchObject({ body: { status: 'ACTIVE' } });
  });

  test('isn’t another’s', async () => {
    for (const as of [people.otherOwner, people.crmOfOther])
      expect(await change(as, { phone: '404-555-0150' })).toMatchObject({ status: 404 });
  });

  test('engages firms, one for a state on a day, by those who know them', async () => {
    const before = { firmId: world.firm.id, stateCodes: ['GA'], fromDate: '2025-01-01' };
    const added = { firmId: world.otherFirm.id, stateCodes: ['FL', 'AL'], fromDate: '2026-01-01' };
    expect(
      await change(people.crm, { engagements: [before, { ...added, stateCodes: ['GA'] }] }),
    ).toMatchObject({
      body: { errors: [{ path: 'engagements.1.stateCodes' }] },
    });
    expect(
      await change(people.crm, { engagements: [before, { ...added, stateCodes: ['ZZ'] }] }),
    ).toMatchObject({
      body: { errors: [{ path: 'engagements.1.stateCodes.0' }] },
    });
    expect(await change(people.crm, { engagements: [added] })).toMatchObject({
      body: { errors: [{ path: 'engagements' }] },
    });
    expect(
      await change(people.crm, { engagements: [before, { ...added, toDate: '2025-12-31' }] }),
    ).toMatchObject({ body: { errors: [{ path: 'engagements.1.toDate' }] } });
    const engaged = await change(people.crm, { engagements: [before, added] });
    expect(engaged.body).toMatchObject({
      engagements: [
        { firmId: world.otherFirm.id, stateCodes: ['AL', 'FL'], toDate: null },
        { firmId: world.firm.id, stateCodes: ['GA'] },
      ],
      onboarding: { engaged: true },
    });
    const unknown = { ...added, firmId: world.firm.id };
    const own = await makeUser(t.db, { roles: ['crm_user'], crmClientIds: [world.otherClient.id] });
    expect(await change(own.person, { engagements: [unknown] }, world.otherClient.id)).toMatchObject({
      status: 400,
    });
  });

  test('firms are listed for those who know of them', async () => {
    const known = async (as: Person) =>
      (await t.call(clients.firms, { as })).body.firms.map(({ name }) => name);
    expect(await known(people.admin)).toEqual(['Bellweather Stroud LLP', 'Harlan & Pruitt LLP']);
    expect(await known(people.firmAdmin)).toEqual(['Harlan & Pruitt LLP']);
    expect(await known(people.otherOwner)).toEqual(['Bellweather Stroud LLP']);
  });
});
