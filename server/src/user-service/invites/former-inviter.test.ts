import { invites } from '@writdesk/contract/invites/invites';
import { notifications } from '@writdesk/contract/notifications/notifications';
import type { Role } from '@writdesk/contract/permissions/roles';
import { users } from '@writdesk/contract/users/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { makeUser } from '../users/user-factory.ts';
import { makeInvite } from './invite-factory.ts';
import { isInvited } from './is-invited.ts';

// An invite is worth what whoever sent it may do now: a former administrator has no second way in.

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  people = world.people;
});
afterAll(() => t.close());

let count = 0;
async function registered(): Promise<Person> {
  const email = `second-address.${(count += 1)}@people.example`;
  const account = await t.opened.deps.accounts.createAccount({
    username: email,
    email,
    firstName: 'Lucía',
    lastName: 'Delgado',
    password: 'correct horse battery',
    roles: [],
    emailVerified: true,
  });
  return { accountId: account.id, email: account.email, roles: [] };
}

/** Somebody who runs an organization and has invited a second address of theirs to run it, too. */
async function invitedByOneself(house: 'firm' | 'company') {
  const [role, place] =
    house === 'firm'
      ? (['firm_admin', { firmId: world.firm.id }] as const)
      : (['client_owner', { clientId: world.client.id }] as const);
  const { user } = await makeUser(t.db, { roles: [role], ...place });
  const person = await registered();
  const { invite, code } = await makeInvite(t.db, {
    kind: house === 'firm' ? 'FIRM_USER' : 'CLIENT_USER',
    userType: house === 'firm' ? 'Firm' : 'Client',
    roles: [role],
    ...place,
    email: person.email,
    createdBy: user.id,
  });
  return { user, person, invite, code };
}
const change = (as: Person, id: string, body: { active?: boolean; roles?: Role[] }) =>
  t.call(users.update, { as, params: { id }, body });
const accept = (as: Person, code: string) => t.call(invites.accept, { as, body: { code } });

test.each([
  ['firm', { active: false }],
  ['firm', { roles: ['firm_user'] }],
  ['company', { active: false }],
  ['company', { roles: ['client_viewer'] }],
] as const)(
  'whoever ran a %s is not brought back by an invite of their own after %o',
  async (house, after) => {
    const by = house === 'firm' ? people.firmAdmin : people.owner;
    const { user, person, invite, code } = await invitedByOneself(house);
    const body = 'roles' in after ? { roles: [...after.roles] } : after;
    expect(await change(people.admin, user.id, body)).toMatchObject({ status: 200 });
    const refused = { status: 410, body: { code: 'invite_revoked' } };
    // Nobody is asked to register for what they can't accept.
    expect(await t.call(invites.verify, { params: { token: code } })).toMatchObject(refused);
    expect(await t.call(invites.open, { body: { code } })).toMatchObject(refused);
    expect(await t.call(invites.reopenAccount, { body: { code } })).toMatchObject(refused);
    expect(await isInvited(t.opened.deps, { email: person.email, code })).toBe(false);
    expect((await t.call(invites.mine, { as: person })).body.invites).toEqual([]);
    expect(await accept(person, code)).toMatchObject(refused);
    const message =
      'The person who sent this invite can no longer invite people here. Withdraw it and create a new one.';
    expect(await t.call(invites.resend, { as: by, params: { id: invite.id } })).toMatchObject({
      status: 410,
      body: { code: 'invite_revoked', message },
    });
    expect(await t.call(invites.mailMine, { as: person, params: { id: invite.id } })).toMatchObject({
      status: 404,
      body: { code: 'invite_not_found' },
    });
    const { body: info } = await t.call(users.userInfo, { as: person, query: {} });
    expect(info.user.isUserExist).toBe(false);
    // The address can be invited by somebody who may, once the old invite is withdrawn.
    expect(await t.call(invites.revoke, { as: by, params: { id: invite.id } })).toMatchObject({
      status: 200,
    });
  },
);

test('client care’s invite to a company in its care stands, whichever call it was made by', async () => {
  for (const kind of ['CLIENT_USER', 'USER'] as const) {
    const care = await makeUser(t.db, { roles: ['crm_user'], crmClientIds: [world.client.id] });
    const person = await registered();
    const { code } = await makeInvite(t.db, {
      kind,
      clientId: world.client.id,
      email: person.email,
      createdBy: care.user.id,
    });
    expect((await t.call(invites.verify, { params: { token: code } })).status, kind).toBe(200);
    await t.db.deleteFrom('users.crmClient').where('userId', '=', care.user.id).execute();
    expect(await accept(person, code), kind).toMatchObject({ body: { code: 'invite_revoked' } });
    const values = { userId: care.user.id, clientId: world.client.id };
    await t.db.insertInto('users.crmClient').values(values).execute();
    expect((await accept(person, code)).status, kind).toBe(200);
  }
});

test('an invite to run a firm is told to those who run it when it is accepted', async () => {
  const { user, person, code } = await invitedByOneself('firm');
  expect(await accept(person, code)).toMatchObject({ status: 200 });
  const { body } = await t.call(notifications.list, { as: people.firmAdmin, query: {} });
  expect(body.notifications[0]).toMatchObject({
    kind: 'user.runs-house',
    params: { name: 'Lucía Delgado', by: `${user.firstName} ${user.lastName}` },
  });
});

test('an invite of a company that is inactive says so before anybody registers', async () => {
  const { person, invite, code } = await invitedByOneself('company');
  const company = t.db.updateTable('users.client').where('id', '=', world.client.id);
  await company.set({ status: 'INACTIVE' }).execute();
  const refused = { status: 410, body: { code: 'invite_organization_inactive' } };
  expect(await t.call(invites.verify, { params: { token: code } })).toMatchObject(refused);
  expect(await t.call(invites.open, { body: { code } })).toMatchObject(refused);
  expect(await t.call(invites.reopenAccount, { body: { code } })).toMatchObject(refused);
  expect(await accept(person, code)).toMatchObject(refused);
  expect(await t.call(invites.resend, { as: people.owner, params: { id: invite.id } })).toMatchObject(
    refused,
  );
  expect(await isInvited(t.opened.deps, { email: person.email, code })).toBe(false);
  await company.set({ status: 'ACTIVE' }).execute();
  expect(await accept(person, code)).toMatchObject({ status: 200 });
});

test('an invite of somebody who was deactivated stays ended when they are back, until they send another one', async () => {
  const { user, person, invite, code } = await invitedByOneself('firm');
  expect(await change(people.admin, user.id, { active: false })).toMatchObject({ status: 200 });
  expect(await change(people.admin, user.id, { active: true })).toMatchObject({ status: 200 });
  const refused = { status: 410, body: { code: 'invite_revoked' } };
  expect(await t.call(invites.verify, { params: { token: code } })).toMatchObject(refused);
  expect(await accept(person, code)).toMatchObject(refused);
  expect((await t.call(invites.mine, { as: person })).body.invites).toEqual([]);
  expect(await t.call(invites.resend, { as: people.firmAdmin, params: { id: invite.id } })).toMatchObject(
    refused,
  );
});
