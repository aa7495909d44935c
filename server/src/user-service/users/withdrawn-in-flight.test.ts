import { cases } from '@writdesk/contract/cases/cases';
import { clients } from '@writdesk/contract/clients/clients';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { invites } from '@writdesk/contract/invites/invites';
import { properties } from '@writdesk/contract/properties/properties';
import { supportAccesses } from '@writdesk/contract/support-access/support-access';
import { users } from '@writdesk/contract/users/users';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeClient } from '../clients/client-factory.ts';
import { makeUser } from './user-factory.ts';

// A request that waits its turn while something other than a role is withdrawn: support access, a case, a property, a company in care.

let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
});
afterAll(() => t.close());

const waiting = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks l
    join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`.execute(t.db);
  return rows[0]?.n ?? 0;
};

/** Holds what `lock` takes until the request waits for it and `withdraw` has waited, too, or is done. */
async function withdrawnMeanwhile<T>(
  lock: RawBuilder<unknown>,
  send: () => Promise<T>,
  withdraw: () => Promise<unknown>,
): Promise<T> {
  const { running } = await t.db.transaction().execute(async (tx) => {
    await lock.execute(tx);
    const sent = send();
    await expect.poll(waiting).toBeGreaterThan(0);
    await withdraw();
    return { running: sent };
  });
  return running;
}
const caseRow = (id: string) => sql`select from cases.eviction_case where id = ${id} for update`;
const statusOf = async (id: string) =>
  (
    await t.db
      .selectFrom('cases.evictionCase')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

test('does nothing by support access that the firm ended', async () => {
  const { person } = await makeUser(t.db, { roles: ['admin'] });
  const record = await desk.at('INTAKE');
  const body = { firmId: world.firm.id, reason: 'Ticket 4711 is open' };
  const { access } = await ok(t.call(supportAccesses.start, { as: person, body }), 201);
  const reply = await withdrawnMeanwhile(
    caseRow(record.id),
    () => t.call(cases.initialCheck, { as: person, params: { id: record.id }, body: {} }),
    () => ok(t.call(supportAccesses.end, { as: world.people.firmAdmin, params: { id: access.id } })),
  );
  expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await statusOf(record.id)).toBe('INTAKE');
});

describe('behind an ethical wall', () => {
  const raise = (caseId: string, userId: string, as = world.people.firmAdmin) =>
    t.call(ethicalWalls.raise, { as, params: { id: caseId }, body: { userId, reason: 'Kin of the tenant' } });

  test('a signature that waited for the wall is not given', async () => {
    const { user, person } = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id });
    const record = await desk.at('REVIEW');
    let raised: Promise<unknown> = Promise.resolve();
    // Both wait for the case, the wall first.
    const reply = await t.db.transaction().execute(async (tx) => {
      await caseRow(record.id).execute(tx);
      raised = ok(raise(record.id, user.id));
      await expect.poll(waiting).toBe(1);
      const sent = t.call(cases.sendForFiling, { as: person, params: { id: record.id }, body: {} });
      await expect.poll(waiting).toBe(2);
      return { sent };
    });
    await raised;
    expect(await reply.sent).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await statusOf(record.id)).toBe('REVIEW');
  });

  test('the reply that was kept for a repeated request is not given again', async () => {
    const { user, person } = await makeUser(t.db, { roles: ['case_processor'], firmId: world.firm.id });
    const record = await desk.at('INTAKE');
    const save = {
      as: person,
      params: { id: record.id },
      body: { comment: 'Called the manager' },
      headers: { 'idempotency-key': record.id },
    };
    await ok(t.call(cases.save, save));
    await ok(t.call(cases.save, save));
    await ok(raise(record.id, user.id));
    const { status, body } = await t.call(cases.save, save);
    expect([status, JSON.stringify(body).includes(record.id)]).toEqual([404, false]);
  });

  test('people still keep themselves from a case', async () => {
    const { user, person } = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id });
    const record = await desk.draft();
    expect((await raise(record.id, user.id, person)).status).toBe(201);
  });
});

test('the reply that was kept is not given again once the property was taken from the manager', async () => {
  const { user, person } = await makeUser(t.db, {
    roles: ['client_manager'],
    clientId: world.client.id,
    propertyIds: [world.property.id],
  });
  const record = await desk.draft();
  const save = {
    as: person,
    params: { id: record.id },
    body: { comment: 'Called the tenant' },
    headers: { 'idempotency-key': record.id },
  };
  await ok(t.call(cases.save, save));
  await ok(t.call(cases.save, save));
  await ok(
    t.call(properties.removeManager, {
      as: world.people.owner,
      params: { id: world.property.id },
      body: { userId: user.id },
    }),
  );
  const { status, body } = await t.call(cases.save, save);
  expect([status, JSON.stringify(body).includes(record.id)]).toEqual([404, false]);
});

test('an administrator still ends their own support access', async () => {
  const { person } = await makeUser(t.db, { roles: ['admin'] });
  const body = { firmId: world.firm.id, reason: 'Ticket 4712 is open' };
  const { access } = await ok(t.call(supportAccesses.start, { as: person, body }), 201);
  const ended = await ok(t.call(supportAccesses.end, { as: person, params: { id: access.id } }));
  expect(ended.access.isOpen).toBe(false);
});

test('changes no case of a property that was taken from a manager', async () => {
  const { user, person } = await makeUser(t.db, {
    roles: ['client_manager'],
    clientId: world.client.id,
    propertyIds: [world.property.id],
  });
  const record = await desk.draft();
  const reply = await withdrawnMeanwhile(
    caseRow(record.id),
    () => t.call(cases.save, { as: person, params: { id: record.id }, body: { comment: 'Late' } }),
    () => t.db.deleteFrom('users.propertyManager').where('userId', '=', user.id).execute(),
  );
  expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test('changes no company that left the care of its client care, and invites nobody to it', async () => {
  const company = await makeClient(t.db);
  const calls = [
    [
      sql`select from users.client where id = ${company.id} for update`,
      clients.update,
      { params: { id: company.id }, body: { phone: '(404) 555-0199' } },
    ],
    [
      sql`lock table users.invite in exclusive mode`,
      invites.createClientUser,
      { body: { email: 'late@people.example', roles: ['client_ap'], clientId: company.id, language: 'en' } },
    ],
  ] as const;
  for (const [lock, route, given] of calls) {
    const { user, person } = await makeUser(t.db, { roles: ['crm_user'], crmClientIds: [company.id] });
    const url = route.url.replace('{id}', company.id);
    const reply = await withdrawnMeanwhile(
      lock,
      () => t.send(route.method, url, { as: person, body: given.body }),
      () => t.db.deleteFrom('users.crmClient').where('userId', '=', user.id).execute(),
    );
    expect(reply, url).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
});

test.each([users.forceReset, users.removeFactors])(
  '$path reaches no account whose owner left for another place',
  async (route) => {
    const { user, person } = await makeUser(t.db, {
      roles: ['case_processor'],
      firmId: world.firm.id,
      account: { accounts: t.opened.deps.accounts, password: 'correct horse battery' },
    });
    const generationOf = async () =>
      (
        await t.db
          .selectFrom('identity.account')
          .select('signInGeneration')
          .where('id', '=', person.accountId)
          .executeTakeFirstOrThrow()
      ).signInGeneration;
    const before = await generationOf();
    const reply = await withdrawnMeanwhile(
      sql`lock table jobs.rate_limit in exclusive mode`,
      () => t.call(route, { as: world.people.firmAdmin, params: { id: user.id } }),
      () => t.db.updateTable('users.appUser').set({ accountId: null }).where('id', '=', user.id).execute(),
    );
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(await generationOf()).toBe(before);
  },
);
