import { invites } from '@writdesk/contract/invites/invites';
import { mailbox } from '@writdesk/contract/mailbox/mailbox';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeUser } from '../users/user-factory.ts';

// Sending invites: by whom, to what, what is kept of the code, how an invite ends.

const MONDAY = '2026-07-20T14:00:00Z';
const clock = standingClock(MONDAY);
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let otherFirmAdmin: Person;
beforeAll(async () => {
  t = await testApp({ services: ['web', 'worker'], clock });
  world = await twoCompanies(t);
  people = world.people;
  otherFirmAdmin = (await makeUser(t.db, { roles: ['firm_admin'], firmId: world.otherFirm.id })).person;
});
afterAll(() => t.close());

let count = 0;
const address = (): string => `new.${(count += 1)}@people.example`;
const lawyer = (changes: object = {}) => ({
  firstName: 'Lucía',
  lastName: 'Delgado',
  email: address(),
  roles: ['lawyer' as const],
  ...changes,
});
const toFirm = (as: Person, changes: object = {}) =>
  t.call(invites.createFirm, { as, body: lawyer(changes) });
const toCompany = (as: Person, changes: object = {}) =>
  t.call(invites.createClientUser, {
    as,
    body: { ...lawyer(), roles: ['client_manager' as const], ...changes },
  });

/** The mail as it came to the mailbox. */
async function mailTo(email: string, nth = 1) {
  const list = async () => (await t.call(mailbox.list, { as: people.admin, query: { search: email } })).body;
  await vi.waitFor(async () => expect((await list()).total).toBe(nth), { timeout: 8000 });
  const [newest] = (await list()).messages;
  return (await t.call(mailbox.details, { as: people.admin, params: { id: newest?.id ?? '' } })).body;
}
const codeIn = (text: string): string => /\/invite\/([A-Za-z0-9]+)\s/.exec(text)?.[1] ?? '';
const open = (code: string) => t.call(invites.open, { body: { code } });
const verify = (token: string) => t.call(invites.verify, { params: { token } });
const payloadOf = ({ encodedData }: { encodedData: string }) =>
  JSON.parse(Buffer.from(encodedData, 'base64').toString('utf8'));

describe('an invite', () => {
  test('is written, mailed in two forms, and its code is in the mail alone', async () => {
    const { status, body } = await toFirm(people.firmAdmin);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'FIRM_USER',
      userType: 'Firm',
      roles: ['lawyer'],
      firm: { id: world.firm.id, name: 'Harlan & Pruitt LLP' },
      client: null,
      status: 'SENT',
      sentCount: 1,
      sentAt: '2026-07-20T14:00:00.000Z',
      expiresAt: '2026-07-27T14:00:00.000Z',
    });
    const mail = await mailTo(body.email);
    expect(mail.subject).toContain('invites you to Harlan & Pruitt LLP');
    const code = codeIn(mail.text);
    expect(code).toMatch(/^[A-Za-z0-9]{32,}$/);
    expect(mail.html).toContain(`href="http://localhost:3000/invite/${code}"`);

    const record = await t.db
      .selectFrom('users.invite')
      .selectAll()
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(record)).not.toContain(code);
    expect(JSON.stringify(body)).not.toContain(record.codeHash);
    await vi.waitFor(
      async () => {
        const sent = await t.db
          .selectFrom('jobs.mailOutbox')
          .selectAll()
          .where('recipient', '=', body.email)
          .executeTakeFirstOrThrow();
        expect(sent.state).toBe('SENT');
        expect(JSON.stringify(sent)).not.toContain(code);
      },
      { timeout: 8000 },
    );
    const audit = await t.db
      .selectFrom('users.auditEvent')
      .select(['action', 'data'])
      .where('subjectId', '=', body.id)
      .execute();
    expect(audit).toMatchObject([{ action: 'invite.create', data: { email: body.email } }]);
    expect(JSON.stringify(audit)).not.toContain(code);
  });

  test('comes in the language that was chosen', async () => {
    const names = { firstName: 'Quetzalli', lastName: 'Wyrzykowska' };
    const { body } = await toFirm(people.firmAdmin, { ...names, language: 'es' });
    const mail = await mailTo(body.email);
    expect(mail.subject).toMatch(/le invita a Harlan & Pruitt LLP$/);
    expect(mail.text).toMatch(/^Hola:\n/);
    expect(mail.text + mail.html).not.toMatch(/Quetzalli|Wyrzykowska/);
  });

  test('says by its code for whom it is, no more, and changes nothing', async () => {
    const { body } = await toCompany(people.owner, { firstName: null, lastName: 'Nguyễn' });
    const reply = await verify(codeIn((await mailTo(body.email)).text));
    expect(reply.status).toBe(200);
    expect(payloadOf(reply.body)).toEqual({ lastName: 'Nguyễn', email: body.email, userType: 'Client' });
    const list = await t.call(invites.clientList, { as: people.owner, query: { search: body.email } });
    expect(list.body.invites).toMatchObject([{ status: 'SENT', openedAt: null, version: body.version }]);
  });

  test('is opened by whoever acts on the page that it leads to, once', async () => {
    const { body } = await toFirm(people.firmAdmin);
    const code = codeIn((await mailTo(body.email)).text);
    expect(await open(code)).toEqual({ status: 200, body: { openedAt: '2026-07-20T14:00:00.000Z' } });
    clock.moveTo('2026-07-21T14:00:00Z');
    expect((await open(code)).body.openedAt).toBe('2026-07-20T14:00:00.000Z');
    clock.moveTo(MONDAY);
    const list = await t.call(invites.firmList, { as: people.firmAdmin, query: { search: body.email } });
    expect(list.body.invites).toMatchObject([{ status: 'OPENED', openedAt: '2026-07-20T14:00:00.000Z' }]);
    const audit = await t.db
      .selectFrom('users.auditEvent')
      .select(['action', 'firmId'])
      .where('subjectId', '=', body.id)
      .where('action', '=', 'invite.open')
      .execute();
    expect(audit).toEqual([{ action: 'invite.open', firmId: body.firm?.id }]);

    expect(await open('A'.repeat(43))).toMatchObject({ status: 404, body: { code: 'invite_unknown' } });
  });

  test('says before the registration whether a company comes after it', async () => {
    const isOnboarding = async (email: string) =>
      (await verify(codeIn((await mailTo(email)).text))).body.isOnboarding;
    const company = { email: address(), company: 'Peachline, LLC' };
    await t.call(invites.createClient, { as: people.crmOfOther, body: company });
    expect(await isOnboarding(company.email)).toBe(true);
    for (const { body } of [await toFirm(people.firmAdmin), await toCompany(people.owner)])
      expect(await isOnboarding(body.email)).toBe(false);
  });

  test('of somebody without names is pre-filled with none, and Firm is its type', async () => {
    const { body } = await toFirm(people.firmAdmin, { firstName: '', lastName: undefined });
    const reply = await verify(codeIn((await mailTo(body.email)).text));
    expect(payloadOf(reply.body)).toEqual({ email: body.email, userType: 'Firm' });
  });

  test.each(['nothing', 'A'.repeat(43), 'not-a-code!', '../../x'])('%s is no code', async (token) => {
    expect(await verify(token)).toMatchObject({ status: 404, body: { code: 'invite_unknown' } });
  });

  test('sent again has a new code and seven days; whoever opens an older mail learns of the newest', async () => {
    const { body } = await toFirm(people.firmAdmin);
    const before = codeIn((await mailTo(body.email)).text);
    clock.moveTo('2026-07-28T14:00:00Z');
    expect(await verify(before)).toMatchObject({ status: 410, body: { code: 'invite_expired' } });
    const expired = await t.call(invites.firmList, {
      as: people.firmAdmin,
      query: { status: 'EXPIRED', search: body.email },
    });
    expect(expired.body).toMatchObject({ total: 1, invites: [{ id: body.id, status: 'EXPIRED' }] });

    const again = await t.call(invites.resend, { as: people.firmAdmin, params: { id: body.id } });
    expect(again).toMatchObject({
      status: 200,
      body: { status: 'SENT', sentCount: 2, expiresAt: '2026-08-04T14:00:00.000Z' },
    });
    const after = codeIn((await mailTo(body.email, 2)).text);
    expect(after).not.toBe(before);
    for (const reply of [await verify(before), await open(before)])
      expect(reply).toMatchObject({ status: 410, body: { code: 'invite_replaced' } });
    expect((await verify(after)).status).toBe(200);
    await t.call(invites.resend, { as: people.firmAdmin, params: { id: body.id } });
    for (const code of [before, after])
      expect(await verify(code)).toMatchObject({ status: 410, body: { code: 'invite_replaced' } });
    await t.call(invites.revoke, { as: people.firmAdmin, params: { id: body.id } });
    expect(await verify(before)).toMatchObject({ status: 410, body: { code: 'invite_revoked' } });
    clock.moveTo(MONDAY);
  });

  test('withdrawn says so to whoever has the link, and is neither sent nor withdrawn again', async () => {
    const { body } = await toFirm(people.firmAdmin);
    const code = codeIn((await mailTo(body.email)).text);
    const on = { as: people.firmAdmin, params: { id: body.id } };
    expect(await t.call(invites.revoke, on)).toMatchObject({ status: 200, body: { status: 'REVOKED' } });
    for (const look of [verify, open])
      expect(await look(code)).toMatchObject({ status: 410, body: { code: 'invite_revoked' } });
    for (const route of [invites.resend, invites.revoke])
      expect(await t.call(route, on)).toMatchObject({ status: 410, body: { code: 'invite_revoked' } });
    expect((await toFirm(people.firmAdmin, { email: body.email })).status).toBe(201);
  });
});

describe('who may be invited', () => {
  const faultOf = async (reply: Promise<{ status: number; body: object }>) => {
    const { status, body } = await reply;
    expect(status).toBe(400);
    return (body as { errors: { path: string }[] }).errors.map(({ path }) => path);
  };

  test('roles are those of the invite, and go together', async () => {
    const { firmAdmin, owner } = people;
    expect(await faultOf(toFirm(firmAdmin, { roles: ['client_owner'] }))).toEqual(['roles.0']);
    expect(await faultOf(toFirm(firmAdmin, { roles: ['lawyer', 'firm_billing'] }))).toEqual(['roles']);
    expect(await faultOf(toFirm(firmAdmin, { roles: ['admin'] }))).toEqual(['roles.0']);
    expect(await faultOf(toFirm(firmAdmin, { roles: [] }))).toEqual(['roles']);
    expect(await faultOf(toCompany(owner, { roles: ['lawyer'] }))).toEqual(['roles.0']);
    expect((await toFirm(firmAdmin, { roles: ['lawyer', 'firm_admin'] })).status).toBe(201);
  });

  test('a user of either kind follows the same rules', async () => {
    const user = (as: Person, changes: object) =>
      t.call(invites.createUser, { as, body: { ...lawyer(), userType: 'Firm', ...changes } });
    expect(await user(people.firmAdmin, {})).toMatchObject({ status: 201, body: { kind: 'USER' } });
    expect(await user(people.owner, {})).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await user(people.firmAdmin, { userType: 'Client', roles: ['client_ap'] })).toMatchObject({
      status: 403,
    });
    expect(await faultOf(user(people.owner, { userType: 'Client' }))).toEqual(['roles']);
    expect(await user(people.owner, { userType: 'Client', roles: ['client_ap'] })).toMatchObject({
      status: 201,
      body: { userType: 'Client', client: { id: world.client.id } },
    });
  });

  test('a manager is given properties, an owner is one of the owners, nobody else either', async () => {
    const { owner } = people;
    const given = await toCompany(owner, { propertyIds: [world.managed.id, world.managed.id] });
    expect(given.body.properties).toEqual([{ id: world.managed.id, name: 'Willow Creek' }]);
    const landlord = await toCompany(owner, { roles: ['property_owner'], ownerId: world.landlord.id });
    expect(landlord.body.owner).toEqual({ id: world.landlord.id, name: 'Cedar Bluff Holdings LLC' });
    expect(await faultOf(toCompany(owner, { roles: ['property_owner'] }))).toEqual(['ownerId']);
    expect(await faultOf(toCompany(owner, { ownerId: world.landlord.id }))).toEqual(['ownerId']);
    expect(
      await faultOf(toCompany(owner, { roles: ['client_ap'], propertyIds: [world.managed.id] })),
    ).toEqual(['propertyIds']);
  });

  test('one address has one open invite, and nobody who is there already is invited', async () => {
    const { body } = await toFirm(people.firmAdmin);
    const twice = await toFirm(people.firmAdmin, { email: body.email.toUpperCase() });
    expect(twice).toMatchObject({ status: 400, body: { errors: [{ path: 'email' }] } });
    const there = await toFirm(people.firmAdmin, { email: people.lawyer.email });
    expect(there).toMatchObject({ status: 400, body: { errors: [{ path: 'email' }] } });
    // Whether somebody works elsewhere is nobody's business.
    expect((await toFirm(people.firmAdmin, { email: people.otherLawyer.email })).status).toBe(201);
  });

  test('an administrator names the firm and the company', async () => {
    expect(await faultOf(toFirm(people.admin))).toEqual(['firmId']);
    expect((await toFirm(people.admin, { firmId: world.otherFirm.id })).body.firm?.id).toBe(
      world.otherFirm.id,
    );
    expect(await faultOf(toCompany(people.crm))).toEqual(['clientId']);
    expect((await toCompany(people.crm, { clientId: world.client.id })).status).toBe(201);
    const roles = await t.call(invites.roles, { as: people.admin, query: { type: 'firm' } });
    expect(roles.body.firms.map(({ id }) => id)).toContain(world.otherFirm.id);
    const own = await t.call(invites.roles, { as: people.firmAdmin, query: { type: 'firm' } });
    expect(own.body.firms).toEqual([{ id: world.firm.id, name: 'Harlan & Pruitt LLP' }]);
    const client = await t.call(invites.roles, { as: people.owner, query: { type: 'client' } });
    expect(client.body).toMatchObject({
      firms: [],
      roles: expect.arrayContaining([{ role: 'client_ap', label: 'Accounts payable' }]),
    });
  });
});

describe('tenancy', () => {
  test('ids of others in the body are not there', async () => {
    const notThere = { status: 404 };
    expect(await toFirm(people.firmAdmin, { firmId: world.otherFirm.id })).toMatchObject(notThere);
    expect(await toFirm(people.firmAdmin, { firmId: newId() })).toMatchObject(notThere);
    expect(await toCompany(people.owner, { clientId: world.otherClient.id })).toMatchObject(notThere);
    expect(await toCompany(people.crmOfOther, { clientId: world.client.id })).toMatchObject(notThere);
    expect(await toCompany(people.owner, { propertyIds: [world.otherProperty.id] })).toMatchObject(notThere);
    expect(
      await toCompany(people.owner, { roles: ['property_owner'], ownerId: world.otherLandlord.id }),
    ).toMatchObject(notThere);
    expect((await toFirm(people.owner)).status).toBe(403);
    expect((await toFirm(people.lawyer)).status).toBe(403);
    expect((await toCompany(people.manager)).status).toBe(403);
  });

  test('another firm’s administrator neither sees, sends nor withdraws, nor does a company’s owner', async () => {
    const { body } = await toFirm(people.firmAdmin);
    for (const as of [otherFirmAdmin, people.owner, people.crm])
      for (const route of [invites.resend, invites.revoke])
        expect(await t.call(route, { as, params: { id: body.id } })).toMatchObject({
          status: 404,
          body: { code: 'invite_not_found' },
        });
    const theirs = await t.call(invites.firmList, { as: otherFirmAdmin, query: { size: 100 } });
    expect(JSON.stringify(theirs.body)).not.toContain(world.firm.id);
    const all = await t.call(invites.firmList, { as: people.auditor, query: { size: 100 } });
    expect(JSON.stringify(all.body)).toContain(body.id);
    expect((await t.call(invites.revoke, { as: people.auditor, params: { id: body.id } })).status).toBe(403);
  });

  test('client care sees the company that it invited before there is one; others don’t', async () => {
    const { status, body } = await t.call(invites.createClient, {
      as: people.crmOfOther,
      body: { email: address(), company: 'Tupelo Row LLC' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'CLIENT',
      roles: ['client_owner'],
      client: null,
      company: 'Tupelo Row LLC',
    });
    const seen = async (as: Person) =>
      JSON.stringify((await t.call(invites.clientList, { as, query: { size: 100 } })).body).includes(body.id);
    expect(await seen(people.crmOfOther)).toBe(true);
    expect(await seen(people.otherOwner)).toBe(false);
    expect(await seen(people.owner)).toBe(false);
    const care = (await makeUser(t.db, { roles: ['crm_user'], crmClientIds: [world.otherClient.id] })).person;
    expect(await seen(care)).toBe(false);
    expect(
      (await t.call(invites.createClient, { as: people.owner, body: { email: address() } })).status,
    ).toBe(403);
  });
});

test('the list filters by where an invite stands and counts what it shows', async () => {
  const list = async (query: object) =>
    (await t.call(invites.firmList, { as: people.firmAdmin, query: { size: 100, ...query } })).body;
  const all = await list({});
  expect(all.total).toBe(all.invites.length);
  for (const status of ['SENT', 'OPENED', 'REVOKED'] as const) {
    const some = await list({ status });
    expect(some.total).toBeGreaterThan(0);
    expect(new Set(some.invites.map((row) => row.status))).toEqual(new Set([status]));
    expect(some.total).toBe(all.invites.filter((row) => row.status === status).length);
  }
  expect((await list({ sort: 'email' })).invites.map(({ email }) => email)).toEqual(
    all.invites.map(({ email }) => email).toSorted(),
  );
});
