import { clients } from '@writdesk/contract/clients/clients';
import { invites } from '@writdesk/contract/invites/invites';
import { users } from '@writdesk/contract/users/users';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf, type UserContext } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { acceptInvite } from '../../src/user-service/invites/accept-invite.ts';
import { makeInvite } from '../../src/user-service/invites/invite-factory.ts';
import { onboardCompany } from '../../src/user-service/onboarding/onboard-company.ts';
import { loadActor } from '../../src/user-service/users/index.ts';
import { syncAccountNow } from '../../src/user-service/users/sync-account.job.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';
import { type Person, type TestApp, testApp } from '../support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../support/two-companies.ts';

// A token is good for five minutes and names the address that the account had when it was signed. What the address is, and whether
// it is proven, is read where the accounts are.

let t: TestApp;
let world: TwoCompanies;
let inviter: string;
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  inviter = (await makeUser(t.db, { roles: ['firm_admin'], firmId: world.firm.id })).user.id;
});
afterAll(() => t.close());

const names = { firstName: 'Lucía', lastName: 'Delgado' };
/** Somebody with a proven account, who signed in just now. */
async function signedIn(): Promise<Person> {
  const email = `lucia.${newId().slice(-10)}@people.example`;
  const details = { username: email, email, ...names, roles: [], emailVerified: true };
  const { id } = await t.opened.deps.accounts.createAccount(details);
  return { accountId: id, email, roles: [] };
}
async function moved({ accountId, email }: Person): Promise<string> {
  const other = `moved.${email}`;
  await t.opened.deps.accounts.updateProfile(accountId, { ...names, email: other });
  return other;
}
const firmInvite = async (email: string) => {
  const place = { kind: 'FIRM_USER', userType: 'Firm', roles: ['lawyer'], firmId: world.firm.id } as const;
  return (await makeInvite(t.db, { ...place, roles: ['lawyer'], email, createdBy: inviter })).code;
};
const company = (email: string) => ({
  name: 'Kestrel Row LLC',
  addressLine1: '1 Peachtree St',
  city: 'Atlanta',
  stateCode: 'GA',
  zipCode: '30303',
  phone: '404-555-0123',
  email,
});

test('a token of before the change opens nothing for the new address, which nobody has proven', async () => {
  const person = await signedIn();
  const code = await firmInvite(person.email);
  expect((await t.call(invites.mine, { as: person })).body.invites).toHaveLength(1);
  const other = await moved(person);
  const refused = { status: 403, body: { code: 'address_unproven' } };
  expect(await t.call(invites.mine, { as: person })).toMatchObject(refused);
  expect(await t.call(invites.accept, { as: person, body: { code } })).toMatchObject(refused);
  expect(await t.call(clients.onboard, { as: person, body: company(other) })).toMatchObject(refused);
  const { user } = (await t.call(users.userInfo, { as: person, query: {} })).body;
  expect(user).toMatchObject({ email: other, isUserExist: false });
});

test('nor does it open what the former address was given, once the new one is proven', async () => {
  const person = await signedIn();
  const code = await firmInvite(person.email);
  await moved(person);
  await t.opened.deps.accounts.handOver(person.accountId);
  expect((await t.call(invites.mine, { as: person })).body.invites).toEqual([]);
  expect(await t.call(invites.accept, { as: person, body: { code } })).toMatchObject({
    status: 409,
    body: { code: 'invite_other_person' },
  });
});

test('an address that the account gets at the last moment is not proven by an invite to the one before, which lets nobody in', async () => {
  const person = await signedIn();
  const code = await firmInvite(person.email);
  const { accounts } = t.opened.deps;
  const original = accounts.handOver;
  accounts.handOver = async (...given) => {
    accounts.handOver = original;
    const operator = new pg.Client(t.connection);
    await operator.connect();
    await operator.query(
      "update identity.account set email = 'moved.' || email, email_verified = false where id = $1",
      [person.accountId],
    );
    await operator.end();
    await original(...given);
  };
  expect(await t.call(invites.accept, { as: person, body: { code } })).toMatchObject({
    status: 409,
    body: { code: 'invite_other_person' },
  });
  expect(await accounts.findById(person.accountId)).toMatchObject({ emailVerified: false });
  const { user } = (await t.call(users.userInfo, { as: person, query: {} })).body;
  expect(user).toMatchObject({ isUserExist: false });
});

/** As with another provider, whose accounts are not in our own tables: who it is says the token alone. */
async function elsewhere({ accountId: sub, email }: Person): Promise<UserContext> {
  const actor = await loadActor(t.db, { sub, email, email_verified: true }, new Date(), {
    ownSessions: false,
  });
  expect(actor.email).toBe(email);
  return contextOf(t.opened.deps, actor, newId());
}

test('with another provider an invite is accepted with the address that the provider names now', async () => {
  const person = await signedIn();
  const code = await firmInvite(person.email);
  await moved(person);
  const context = await elsewhere(person);
  await expect(acceptInvite(context, { params: {}, query: {}, body: { code } })).rejects.toMatchObject({
    code: 'invite_other_person',
  });
});

test('with another provider a company is registered by whoever has a proven address, under that address', async () => {
  const person = await signedIn();
  const other = await moved(person);
  const context = await elsewhere(person);
  const facts = { ...company(other), shortName: null, entityType: 'LLC' as const };
  const given = { params: {}, query: {}, body: facts };
  await expect(onboardCompany(context, given)).rejects.toMatchObject({ code: 'address_unproven' });
  await t.opened.deps.accounts.handOver(person.accountId);
  await onboardCompany(context, given);
  const { user } = (await t.call(users.userInfo, { as: { ...person, email: other }, query: {} })).body;
  expect(user).toMatchObject({ email: other, isUserExist: true });
});

test('an account that an operator moved to another address stays there, whatever of the person is saved', async () => {
  const person = await signedIn();
  const { user } = await makeUser(t.db, {
    ...names,
    roles: ['case_processor'],
    firmId: world.firm.id,
    email: person.email,
    accountId: person.accountId,
  });
  const other = await moved(person);
  await t.opened.deps.accounts.handOver(person.accountId);
  await syncAccountNow(t.opened.deps, { userId: user.id });
  expect(await t.opened.deps.accounts.findById(person.accountId)).toMatchObject({
    email: other,
    username: other,
    emailVerified: true,
    roles: ['case_processor'],
  });
});
