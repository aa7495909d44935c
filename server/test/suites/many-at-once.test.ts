import { invites } from '@writdesk/contract/invites/invites';
import { users } from '@writdesk/contract/users/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { systemScope } from '../../src/platform/db/scope.ts';
import { makeInvite } from '../../src/user-service/invites/invite-factory.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';
import type { Person } from '../support/harness.ts';
import { peopleDesk, type PeopleDesk } from '../support/people-desk.ts';

// Writes that also change an account at the identity provider, asked by four times as many people at once as there are connections
// to the database: nobody waits for a connection that somebody else keeps while they wait for one themselves.

let desk: PeopleDesk;
beforeAll(async () => {
  desk = await peopleDesk();
});
afterAll(() => desk.t.close());

const AT_ONCE = 24;
/** A wait cycle lasts until the pool gives up, after ten seconds. */
const MOST_MS = 8_000;

const each = Array.from({ length: AT_ONCE }, (_, index) => index);

async function expectAllInTime(ask: (index: number) => Promise<{ status: number }>) {
  const started = Date.now();
  const replies = await Promise.all(
    each.map(async (index) => {
      const { status } = await ask(index);
      return { status, isInTime: Date.now() - started < MOST_MS };
    }),
  );
  expect(replies).toEqual(each.map(() => ({ status: 200, isInTime: true })));
}

const password = 'correct horse battery';
const names = { firstName: 'Lucía', lastName: 'Delgado' };

async function invited(): Promise<{ person: Person; code: string }> {
  const { t, world, people } = desk;
  const email = `many.${newId().slice(-10)}@people.example`;
  const details = { username: email, email, ...names, password, roles: [], emailVerified: true };
  const { id: accountId } = await t.opened.deps.accounts.createAccount(details);
  const { code } = await makeInvite(t.db, {
    kind: 'FIRM_USER',
    userType: 'Firm',
    roles: ['lawyer'],
    firmId: world.firm.id,
    email,
    createdBy: await desk.idOf(people.firmAdmin),
  });
  return { person: { accountId, email, roles: [] }, code };
}

async function colleague() {
  const { t, world } = desk;
  const account = { accounts: t.opened.deps.accounts, password };
  const { user } = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id, account });
  return user;
}

/** More than one administrator may write to in an hour. */
async function administrator(): Promise<Person> {
  const { t, world } = desk;
  const { user } = await makeUser(t.db, { roles: ['firm_admin'], firmId: world.firm.id });
  return { accountId: user.accountId ?? '', email: user.email, roles: ['firm_admin'] };
}

describe('as many people as never fit into the pool', () => {
  test('accept their invites', async () => {
    const all = await Promise.all(each.map(invited));
    await expectAllInTime(async (index) => {
      const { person, code } = all[index] ?? (await invited());
      return desk.t.call(invites.accept, { as: person, body: { code } });
    });
  });

  test('have passwords reset', async () => {
    const all = await Promise.all(each.map(colleague));
    const as = await administrator();
    await expectAllInTime((index) =>
      desk.t.call(users.forceReset, { as, params: { id: all[index]?.id ?? '' } }),
    );
  });

  test('have second factors removed', async () => {
    const all = await Promise.all(each.map(colleague));
    const as = await administrator();
    await expectAllInTime((index) =>
      desk.t.call(users.removeFactors, { as, params: { id: all[index]?.id ?? '' } }),
    );
  });
});

describe('inside a transaction', () => {
  test('a second connection is refused where it would be taken', async () => {
    const { db } = desk.t.opened.deps;
    const refused = { name: 'SecondConnectionError' };
    const asked = () => db.pool.query('select 1');
    await expect(db.transaction(systemScope, asked)).rejects.toMatchObject(refused);
    const more = () => db.as(systemScope).selectFrom('users.firm').select('id').execute();
    await expect(db.transaction(systemScope, more)).rejects.toMatchObject(refused);
    // After it, and next to it, there is nothing to refuse.
    await Promise.all([asked(), more(), db.transaction(systemScope, async () => undefined)]);
  });

  test('what the scope hides is read on its own connection, and hidden again afterwards', async () => {
    const { db } = desk.t.opened.deps;
    const { world } = desk;
    const ofFirm = { ...systemScope, kind: 'firm', firmId: world.firm.id, firmIds: [world.firm.id] } as const;
    const read = (from: typeof desk.t.db) =>
      from.selectFrom('cases.runningNumber').select('firmId').where('kind', '=', 'read-as').execute();
    await desk.t.db
      .insertInto('cases.runningNumber')
      .values(
        [world.firm, world.otherFirm].map(({ id: firmId }) => ({
          firmId,
          kind: 'read-as',
          year: 2026,
          last: 1,
        })),
      )
      .execute();
    const [before, all, after] = await db.transaction(ofFirm, async (tx, readAs) => [
      await read(tx),
      await readAs(systemScope, read),
      await read(tx),
    ]);
    expect(after).toEqual(before);
    expect(all.length).toBeGreaterThan(before.length);
  });
});
