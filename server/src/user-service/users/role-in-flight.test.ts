import { invites } from '@writdesk/contract/invites/invites';
import { users } from '@writdesk/contract/users/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { makeUser } from './user-factory.ts';

// A request that waits its turn when its sender's role is withdrawn.

let t: TestApp;
let world: TwoCompanies;
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
});
afterAll(() => t.close());

/** Holds what `lock` takes until the request waits for it and the administrator's role is gone. */
async function withdrawnMeanwhile<T>(lock: ReturnType<typeof sql>, userId: string, send: () => Promise<T>) {
  const held = await t.db.transaction().execute(async (tx) => {
    await lock.execute(tx);
    const running = send();
    await expect
      .poll(
        async () =>
          (
            await sql<{
              n: number;
            }>`select count(*)::int as n from pg_locks l join pg_stat_activity a using (pid)
              where not l.granted and a.datname = current_database()`.execute(t.db)
          ).rows[0]?.n,
      )
      .toBeGreaterThan(0);
    await tx
      .updateTable('users.appUser')
      .set({ roles: ['firm_user'] })
      .where('id', '=', userId)
      .execute();
    return { running };
  });
  return held.running;
}

test('changes nobody', async () => {
  const { user, person } = await makeUser(t.db, { roles: ['firm_admin'], firmId: world.firm.id });
  const { user: other } = await makeUser(t.db, { roles: ['firm_user'], firmId: world.firm.id });
  const house = sql`select pg_advisory_xact_lock(hashtextextended(${`house:${world.firm.id}`}, 11))`;
  const reply = await withdrawnMeanwhile(house, user.id, () =>
    t.call(users.update, { as: person, params: { id: other.id }, body: { roles: ['firm_admin'] } }),
  );
  expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test('invites nobody', async () => {
  const { user, person } = await makeUser(t.db, { roles: ['firm_admin'], firmId: world.firm.id });
  const reply = await withdrawnMeanwhile(sql`lock table users.firm in access exclusive mode`, user.id, () =>
    t.call(invites.createFirm, {
      as: person,
      body: { email: 'in-flight@people.example', roles: ['firm_admin'], language: 'en' },
    }),
  );
  expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});
