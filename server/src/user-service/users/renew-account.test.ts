import { clients } from '@writdesk/contract/clients/clients';
import { invites } from '@writdesk/contract/invites/invites';
import { users } from '@writdesk/contract/users/users';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import type { Accounts, Renewal } from '../../platform/accounts.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { makeInvite } from '../invites/invite-factory.ts';
import { renewAccount } from './renew-account.job.ts';
import { reopenAccount } from './reopen-account.job.ts';
import { makeUser } from './user-factory.ts';

// A sign-in service that can't end a page that somebody holds open has the account created again. Its half is played on a real one, in
// `identity/elsewhere/keycloak-held-pages.keycloak.test.ts`; this is the record’s.

let t: TestApp;
let world: TwoCompanies;
let accounts: Accounts;
/** Each account that was created again, and what it became. */
let renewed: [string, string][];
let failures: number;
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  ({ accounts } = t.opened.deps);
  const { reopen, forceReset } = accounts;
  const renewalOf = (accountId: string): Renewal => ({ accountId, kept: { firstName: 'Olive' } });
  accounts.reopen = async (id, address) => {
    await reopen(id, address);
    return renewalOf(id);
  };
  accounts.forceReset = async (id, within) => {
    await forceReset(id, within);
    return renewalOf(id);
  };
  accounts.handOver = async (id) => renewalOf(id);
  accounts.renew = async ({ accountId }) => {
    failures -= 1;
    if (failures >= 0) throw new Error('The service is out of reach.');
    const next = newId();
    renewed.push([accountId, next]);
    return next;
  };
});
beforeEach(async () => {
  renewed = [];
  failures = 0;
  await t.db.deleteFrom('jobs.rateLimit').execute();
});
afterAll(() => t.close());

async function colleague() {
  const email = `olive.${newId().slice(-10)}@people.example`;
  const account = { accounts, password: 'what opened it before' };
  const { user, person } = await makeUser(t.db, {
    roles: ['lawyer'],
    firmId: world.firm.id,
    email,
    account,
  });
  return { id: user.id, person, email };
}
const recordOf = (id: string) =>
  t.db
    .selectFrom('users.appUser')
    .select(['accountId', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const reset = (id: string) => t.call(users.forceReset, { as: world.people.firmAdmin, params: { id } });
const attempt = { id: newId(), number: 1, isLast: true, signal: new AbortController().signal };
const work = (accountId: string) =>
  renewAccount.handle(
    contextOf(t.opened.deps, { kind: 'job', name: renewAccount.name }, attempt.id),
    { accountId, kept: { firstName: 'Olive' } },
    attempt,
  );

test('a forced reset leaves the record with the new account, and the token of the former one is nobody’s', async () => {
  const { id, person } = await colleague();
  const before = await recordOf(id);
  const own = () => t.call(users.userInfo, { as: person, query: {} });
  expect((await own()).body.user).toMatchObject({ id, isUserExist: true });
  expect((await reset(id)).status).toBe(200);
  const record = await recordOf(id);
  expect(renewed).toEqual([[person.accountId, record.accountId]]);
  expect(record.version).toBe(before.version + 1);
  const { body } = await own();
  expect(body.user?.isUserExist ?? false).toBe(false);
});

test('where the service fails, the job does it again, and once it is done nothing more', async () => {
  const { id, person } = await colleague();
  failures = 2;
  expect((await reset(id)).status).toBe(200);
  expect((await recordOf(id)).accountId).toBe(person.accountId);
  await expect(work(person.accountId)).rejects.toThrow(/out of reach/);
  await work(person.accountId);
  await work(person.accountId);
  expect(renewed).toEqual([[person.accountId, (await recordOf(id)).accountId]]);
});

test('two that do it at once make one account', async () => {
  const { id, person } = await colleague();
  failures = 1;
  await reset(id);
  await Promise.all([work(person.accountId), work(person.accountId)]);
  expect(renewed).toEqual([[person.accountId, (await recordOf(id)).accountId]]);
});

test('the job is there with the reset, and not without it', async () => {
  const { id, person } = await colleague();
  const trail = () =>
    t.db.selectFrom('users.auditEvent').select('action').where('subjectId', '=', id).execute();
  const { enqueueIn } = t.opened.deps.jobs;
  t.opened.deps.jobs.enqueueIn = async (db, job, data, options) => {
    if (job.name === renewAccount.name) throw new Error('The queue is out of reach.');
    await enqueueIn(db, job, data, options);
  };
  expect((await reset(id)).status).toBe(500);
  t.opened.deps.jobs.enqueueIn = enqueueIn;
  expect(renewed).toEqual([]);
  expect(await trail()).toEqual([]);
  expect((await recordOf(id)).accountId).toBe(person.accountId);
});

test('an account between two places is created again there, and its owner accepts with the new one', async () => {
  const { id, person, email } = await colleague();
  const { user: inviter } = await makeUser(t.db, { roles: ['firm_admin'], firmId: world.otherFirm.id });
  const { code } = await makeInvite(t.db, {
    kind: 'FIRM_USER',
    userType: 'Firm',
    roles: ['lawyer'],
    firmId: world.otherFirm.id,
    email,
    createdBy: inviter.id,
  });
  await t.call(users.update, { as: world.people.firmAdmin, params: { id }, body: { active: false } });
  expect((await t.call(invites.reopenAccount, { body: { code } })).body).toEqual({ isMailed: true });
  const context = contextOf(t.opened.deps, { kind: 'job', name: reopenAccount.name }, attempt.id);
  await reopenAccount.handle(context, { accountId: person.accountId, email }, attempt);
  const released = await t.db
    .selectFrom('users.releasedAccount')
    .select('accountId')
    .where('userId', '=', id)
    .execute();
  expect(renewed).toEqual([[person.accountId, released[0]?.accountId]]);

  const next = { ...person, accountId: released[0]?.accountId ?? '', roles: [] };
  const accepted = await t.call(invites.accept, { as: next, body: { code } });
  expect(accepted).toMatchObject({ status: 200, body: { isSignedOut: true, firmId: world.otherFirm.id } });
  expect(renewed[1]).toEqual([next.accountId, (await recordOf(accepted.body.userId)).accountId]);
  // With the account that they have since then, the same code is done already.
  const again = { ...next, accountId: renewed[1]?.[1] ?? '' };
  expect((await t.call(invites.accept, { as: again, body: { code } })).body).toMatchObject({
    userId: accepted.body.userId,
    isSignedOut: false,
  });
});

test('whoever registers a company without an invite does so with an account that is created again', async () => {
  const email = `founder.${newId().slice(-10)}@people.example`;
  const account = await accounts.createAccount({
    username: email,
    email,
    firstName: 'Soraya',
    lastName: 'Vance',
    password: 'what opened it before',
    roles: [],
    emailVerified: true,
  });
  const founder = { accountId: account.id, email, roles: [] };
  const body = {
    name: 'Kestrel Row Apartments LLC',
    addressLine1: '88 Memorial Drive SE',
    city: 'Atlanta',
    stateCode: 'GA',
    zipCode: '30312',
    phone: '(404) 555-0131',
    email,
  };
  const made = await t.call(clients.onboard, { as: founder, body });
  expect(made).toMatchObject({ status: 201, body: { isSignedOut: true } });
  const next = await t.db
    .selectFrom('users.appUser')
    .select('accountId')
    .where('clientId', '=', made.body.clientDetails.Id)
    .executeTakeFirstOrThrow();
  expect(renewed).toEqual([[account.id, next.accountId]]);
});
