import { invites } from '@writdesk/contract/invites/invites';
import { users } from '@writdesk/contract/users/users';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { makeInvite } from '../invites/invite-factory.ts';
import { reopenAccount } from './reopen-account.job.ts';
import { makeUser } from './user-factory.ts';

// Two administrators change one person at the same moment. What is written to the sign-in service takes a while, and the slower one
// may write what was true before: in the end the account is what the record says.

let t: TestApp;
let world: TwoCompanies;
let other: Person;
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  other = (await makeUser(t.db, { roles: ['firm_admin'], firmId: world.firm.id })).person;
});
beforeEach(() => t.db.deleteFrom('jobs.rateLimit').execute());
afterAll(() => t.close());

async function colleague() {
  const { accounts } = t.opened.deps;
  const email = `olive.${newId().slice(-10)}@people.example`;
  const account = { accounts, password: 'what opened it before' };
  const { user, person } = await makeUser(t.db, {
    roles: ['lawyer'],
    firmId: world.firm.id,
    email,
    account,
  });
  return { id: user.id, accountId: person.accountId, email };
}
const change = (as: Person, id: string, body: { active?: boolean; roles?: ('lawyer' | 'firm_admin')[] }) =>
  t.call(users.update, { as, params: { id }, body });
const accountOf = (id: string) => t.opened.deps.accounts.findById(id);

/** Holds the next call of the sign-in service. */
function hold(call: 'disable' | 'enable' | 'setRoles') {
  const { accounts } = t.opened.deps;
  const original = accounts[call] as (...given: unknown[]) => Promise<void>;
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  accounts[call] = async (...given: unknown[]) => {
    accounts[call] = original;
    reached.resolve();
    await released.promise;
    await original(...given);
  };
  return { reached: reached.promise, release: () => released.resolve() };
}

test('a deactivation that is written late closes no account of somebody who was reactivated meanwhile', async () => {
  const { id, accountId } = await colleague();
  const held = hold('disable');
  const late = change(world.people.firmAdmin, id, { active: false });
  await held.reached;
  expect((await change(other, id, { active: true })).status).toBe(200);
  held.release();
  expect((await late).status).toBe(200);
  expect(await accountOf(accountId)).toMatchObject({ enabled: true, roles: ['lawyer'] });
});

test('a reactivation that is written late opens no account of somebody who was deactivated meanwhile', async () => {
  const { id, accountId } = await colleague();
  await change(other, id, { active: false });
  const held = hold('enable');
  const late = change(world.people.firmAdmin, id, { active: true });
  await held.reached;
  expect((await change(other, id, { active: false })).status).toBe(200);
  held.release();
  expect((await late).status).toBe(200);
  expect(await accountOf(accountId)).toMatchObject({ enabled: false });
});

test('a role that was withdrawn meanwhile is not written late', async () => {
  const { id, accountId } = await colleague();
  await change(other, id, { roles: ['firm_admin', 'lawyer'] });
  const held = hold('setRoles');
  const late = change(world.people.firmAdmin, id, { roles: ['lawyer', 'firm_admin'] });
  await held.reached;
  await change(other, id, { roles: ['lawyer'] });
  held.release();
  await late;
  expect(await accountOf(accountId)).toMatchObject({ roles: ['lawyer'] });
});

test('a deactivation that is written late leaves an account open that its owner opened for another place', async () => {
  const { id, accountId, email } = await colleague();
  const { user: inviter } = await makeUser(t.db, { roles: ['firm_admin'], firmId: world.otherFirm.id });
  const { code } = await makeInvite(t.db, {
    kind: 'FIRM_USER',
    userType: 'Firm',
    roles: ['lawyer'],
    firmId: world.otherFirm.id,
    email,
    createdBy: inviter.id,
  });
  const held = hold('disable');
  const late = change(world.people.firmAdmin, id, { active: false });
  await held.reached;
  expect((await t.call(invites.reopenAccount, { body: { code } })).body).toEqual({ isMailed: true });
  const attempt = { id: newId(), number: 1, isLast: true, signal: new AbortController().signal };
  const context = contextOf(t.opened.deps, { kind: 'job', name: reopenAccount.name }, attempt.id);
  await reopenAccount.handle(context, { accountId, email }, attempt);
  held.release();
  expect((await late).status).toBe(200);
  expect(await accountOf(accountId)).toMatchObject({ enabled: true, roles: [] });
});

test('of two administrators who deactivate and reactivate at once one is last, and record, roles and account agree', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id, accountId } = await colleague();
    const replies = await Promise.all([
      change(world.people.firmAdmin, id, { active: false }),
      change(other, id, { active: true, roles: ['firm_admin', 'lawyer'] }),
      change(world.people.firmAdmin, id, { active: round % 2 === 0 }),
      change(other, id, { roles: ['lawyer'] }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const record = await t.db
      .selectFrom('users.appUser')
      .select(['active', 'roles'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await accountOf(accountId)).toMatchObject({ enabled: record.active, roles: record.roles });
  }
});
