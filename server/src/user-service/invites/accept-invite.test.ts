import { invites } from '@writdesk/contract/invites/invites';
import { notifications } from '@writdesk/contract/notifications/notifications';
import type { Role } from '@writdesk/contract/permissions/roles';
import { users } from '@writdesk/contract/users/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { makeUser } from '../users/user-factory.ts';
import { makeInvite } from './invite-factory.ts';

// What an accepted invite gives: its role and its organization, and no other.

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let inviter: string;
let owner: string;
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  people = world.people;
  inviter = await userIdOf(people.firmAdmin);
  owner = await userIdOf(people.owner);
});
afterAll(() => t.close());

const userIdOf = async ({ accountId }: Person): Promise<string> =>
  (
    await t.db
      .selectFrom('users.appUser')
      .select('id')
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow()
  ).id;

let count = 0;
/** Somebody who registered just now: an account, no roles, nobody's user. */
async function registered(email = `registered.${(count += 1)}@people.example`): Promise<Person> {
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
const rolesAtProvider = async ({ accountId }: Person) =>
  (await t.opened.deps.accounts.findById(accountId))?.roles;
/** With the token that they have after the next refresh. */
const refreshed = async (person: Person): Promise<Person> => ({
  ...person,
  roles: ((await rolesAtProvider(person)) ?? []) as Role[],
});
const accept = (as: Person, code: string, headers?: Record<string, string>) =>
  t.call(invites.accept, { as, body: { code }, ...(headers && { headers }) });
const lawyerInvite = (email: string, changes: object = {}) =>
  makeInvite(t.db, {
    kind: 'FIRM_USER',
    userType: 'Firm',
    roles: ['lawyer', 'firm_admin'],
    firmId: world.firm.id,
    email,
    createdBy: inviter,
    ...changes,
  });

test('somebody of a firm gets its roles and its firm, here and at the provider', async () => {
  const person = await registered();
  const before = (await t.call(users.userInfo, { as: person, query: { timeZone: 'America/Chicago' } })).body;
  expect(before.user).toMatchObject({ isUserExist: false, timeZone: 'America/Chicago' });
  const { invite, code } = await lawyerInvite(person.email, { language: 'es' });

  const { status, body } = await accept(person, code);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    userType: 'Firm',
    roles: ['lawyer', 'firm_admin'],
    firmId: world.firm.id,
    clientId: null,
    isOnboarding: false,
  });
  expect(await t.opened.deps.accounts.findById(person.accountId)).toMatchObject({
    roles: ['lawyer', 'firm_admin'],
    emailVerified: true,
  });
  const { user } = (await t.call(users.userInfo, { as: await refreshed(person), query: {} })).body;
  expect(user).toMatchObject({
    id: body.userId,
    isUserExist: true,
    firstName: 'Lucía',
    roles: ['lawyer', 'firm_admin'],
    roleType: 'Firm',
    firmId: world.firm.id,
    clientId: null,
    language: 'es',
  });

  const list = await t.call(invites.firmList, { as: people.firmAdmin, query: { status: 'ACCEPTED' } });
  expect(list.body.invites).toMatchObject([{ id: invite.id, status: 'ACCEPTED' }]);
  const told = await t.call(notifications.list, { as: people.firmAdmin, query: {} });
  expect(told.body.notifications).toMatchObject([{ kind: 'invite.accepted', title: 'Lucía Delgado' }]);
  const audit = await t.db
    .selectFrom('users.auditEvent')
    .select('action')
    .where('subjectId', 'in', [invite.id, body.userId])
    .orderBy('action')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(['invite.accept', 'user.create']);
});

test('a token that claims more than the invite gives is not believed', async () => {
  const person = await registered();
  const { code } = await makeInvite(t.db, {
    clientId: world.client.id,
    email: person.email,
    roles: ['client_ap'],
    createdBy: owner,
  });
  await accept({ ...person, roles: ['admin', 'client_owner'] }, code);
  expect(await rolesAtProvider(person)).toEqual(['client_ap']);
  const { user } = (await t.call(users.userInfo, { as: { ...person, roles: ['admin'] }, query: {} })).body;
  expect(user).toMatchObject({ roles: [], clientId: world.client.id });
});

test('a manager sees the properties of their invite that are still their company’s', async () => {
  const person = await registered();
  const { code } = await makeInvite(t.db, {
    clientId: world.client.id,
    email: person.email,
    roles: ['client_manager'],
    propertyIds: [world.managed.id, world.otherProperty.id],
    createdBy: owner,
  });
  expect((await accept(person, code)).status).toBe(200);
  const profile = await t.call(users.profile, { as: await refreshed(person) });
  expect(profile.body.properties).toEqual([{ id: world.managed.id, name: 'Willow Creek' }]);
});

test('a property owner becomes the owner of the invite', async () => {
  const person = await registered();
  const { code } = await makeInvite(t.db, {
    clientId: world.client.id,
    email: person.email,
    roles: ['property_owner'],
    ownerId: world.landlord.id,
    createdBy: owner,
  });
  await accept(person, code);
  const { user } = (await t.call(users.userInfo, { as: await refreshed(person), query: {} })).body;
  expect(user).toMatchObject({ ownerId: world.landlord.id, clientId: world.client.id });
});

test('the invite of a company makes it, to be registered, in the care of who invited it', async () => {
  const person = await registered();
  const care = await makeUser(t.db, { roles: ['crm_user'], crmClientIds: [world.client.id] });
  const { code } = await makeInvite(t.db, {
    kind: 'CLIENT',
    email: person.email,
    roles: ['client_owner'],
    company: 'Tupelo Row LLC',
    createdBy: care.user.id,
  });
  const { body } = await accept(person, code);
  expect(body).toMatchObject({ userType: 'Client', roles: ['client_owner'], isOnboarding: true });
  const client = await t.db
    .selectFrom('users.client')
    .selectAll()
    .where('id', '=', body.clientId ?? '')
    .executeTakeFirstOrThrow();
  expect(client).toMatchObject({ name: 'Tupelo Row LLC', origin: 'INVITED', status: 'ONBOARDING' });
  const mine = await t.call(invites.clientList, { as: care.person, query: { search: 'Tupelo' } });
  expect(mine.body.invites).toMatchObject([{ status: 'ACCEPTED', client: { name: 'Tupelo Row LLC' } }]);
  const caredFor = await t.db
    .selectFrom('users.crmClient')
    .select('clientId')
    .where('userId', '=', care.user.id)
    .execute();
  expect(caredFor.map((row) => row.clientId)).toContain(client.id);
});

test('that was sent without a name shows the name of whoever accepted it, and is found by it', async () => {
  const person = await registered();
  const unnamed = { firstName: null, lastName: null };
  const { code, invite } = await lawyerInvite(person.email, unnamed);
  const { id } = invite;
  const named = await lawyerInvite((await registered()).email, { firstName: 'Zora', lastName: null });
  const list = async (search: string) =>
    (await t.call(invites.firmList, { as: people.firmAdmin, query: { search } })).body.invites;
  expect(await list(person.email)).toMatchObject([{ id, firstName: null, lastName: null }]);
  const { body } = await accept(person, code);
  await t.db
    .updateTable('users.appUser')
    .set({ firstName: 'Quenby', lastName: 'Ashgrove' })
    .where('id', '=', body.userId)
    .execute();
  const shown = [{ id, status: 'ACCEPTED', firstName: 'Quenby', lastName: 'Ashgrove' }];
  expect(await list(person.email)).toMatchObject(shown);
  expect(await list('Ashgrove')).toMatchObject(shown);
  expect(await list('Zora')).toMatchObject([{ id: named.invite.id, lastName: null }]);
});

test('is for its address alone, however that is written', async () => {
  const person = await registered();
  const { code } = await lawyerInvite(person.email);
  const other = await registered();
  expect(await accept(other, code)).toMatchObject({ status: 409, body: { code: 'invite_other_person' } });
  expect(await rolesAtProvider(other)).toEqual([]);
  expect((await accept({ ...person, email: person.email.toUpperCase() }, code)).status).toBe(200);
});

test('is accepted once; asked again the same person is answered again', async () => {
  const person = await registered();
  const { code } = await lawyerInvite(person.email);
  const [first, second] = await Promise.all([accept(person, code), accept(person, code)]);
  expect([first.status, second.status].filter((status) => status === 200).length).toBeGreaterThan(0);
  const again = await accept(await refreshed(person), code);
  expect(again.body).toEqual((first.status === 200 ? first : second).body);
  expect(await accept(await registered(), code)).toMatchObject({ body: { code: 'invite_used' } });
  expect(await t.call(invites.verify, { params: { token: code } })).toMatchObject({
    status: 409,
    body: { code: 'invite_used' },
  });
});

test('is refused to somebody who has a place, and to an address that has one', async () => {
  const { code } = await lawyerInvite(people.owner.email);
  expect(await accept(people.owner, code)).toMatchObject({
    status: 409,
    body: { code: 'invite_not_needed' },
  });
  const twin = await registered(people.owner.email);
  expect(await accept(twin, code)).toMatchObject({ status: 409, body: { code: 'invite_not_needed' } });
});

test.each([
  ['expired', { expiresAt: new Date(Date.now() - 1000) }, 'invite_expired'],
  ['withdrawn', { revokedAt: new Date() }, 'invite_revoked'],
] as const)('%s, it gives nothing', async (_, changes, code) => {
  const person = await registered();
  const made = await lawyerInvite(person.email, changes);
  expect(await accept(person, made.code)).toMatchObject({ status: 410, body: { code } });
  const { user } = (await t.call(users.userInfo, { as: person, query: {} })).body;
  expect(user.isUserExist).toBe(false);
});

test('a firm that was closed meanwhile takes nobody', async () => {
  const person = await registered();
  const { code } = await lawyerInvite(person.email, { firmId: world.otherFirm.id });
  await t.db.updateTable('users.firm').set({ active: false }).where('id', '=', world.otherFirm.id).execute();
  expect(await accept(person, code)).toMatchObject({
    status: 410,
    body: { code: 'invite_organization_inactive' },
  });
});

test('the code of an older mail gives nothing', async () => {
  const person = await registered();
  const { invite, code } = await lawyerInvite(person.email);
  await t.call(invites.resend, { as: people.firmAdmin, params: { id: invite.id } });
  expect(await accept(person, code)).toMatchObject({ status: 410, body: { code: 'invite_replaced' } });
  const { user } = (await t.call(users.userInfo, { as: person, query: {} })).body;
  expect(user.isUserExist).toBe(false);
});

test('two clicks at once get the same answer', async () => {
  const person = await registered();
  const { invite, code } = await lawyerInvite(person.email);
  const { first, second } = await t.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users.invite').select('id').where('id', '=', invite.id).forUpdate().execute();
    const clicks = { first: accept(person, code), second: accept(person, code) };
    const waiting = sql<{
      n: number;
    }>`select count(*)::int as n from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`;
    await expect.poll(async () => (await waiting.execute(t.db)).rows[0]?.n).toBeGreaterThan(1);
    return clicks;
  });
  const replies = [await first, await second];
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies[0]?.body).toEqual(replies[1]?.body);
});

test('a code that nobody has is unknown', async () => {
  expect(await accept(await registered(), 'x'.repeat(43))).toMatchObject({
    status: 404,
    body: { code: 'invite_unknown' },
  });
});
