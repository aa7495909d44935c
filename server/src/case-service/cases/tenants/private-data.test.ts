import { createHash } from 'node:crypto';
import { cases } from '@writdesk/contract/cases/cases';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../../test/support/case-desk.ts';
import {
  caseFacts,
  firmWithAClient,
  type FirmWithAClient,
} from '../../../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../../../test/support/harness.ts';
import { standingClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { makeUser } from '../../../user-service/users/user-factory.ts';

// The whole number goes in and never comes out: in no reply, on no trail, in no event, in no log.

const SSN = '987-65-4321';
const BORN = '1984-11-23';
const secrets = [SSN, '987654321', BORN];
const logged: string[] = [];

let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;

beforeAll(async () => {
  t = await testApp({
    clock: standingClock('2026-06-12T14:00:00Z'),
    logTo: (line) => logged.push(line),
  });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
});
afterAll(() => t.close());

const facts = () => {
  const given = caseFacts(world, { lastName: `Secretive-${newId().slice(-6)}` });
  return {
    ...given,
    tenants: [{ firstName: 'Ines', lastName: 'Secretive', ssn: SSN, dateOfBirth: BORN }],
  };
};

function expectNoSecret(text: string) {
  for (const secret of secrets) expect(text).not.toContain(secret);
}

/** Every table as text. */
async function wholeDatabase(): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('cases', 'users', 'jobs', 'identity', 'pgboss')`.execute(t.db);
  const texts = new Map<string, string>();
  for (const { name } of rows) {
    const read = await sql<{
      text: string | null;
    }>`select string_agg(to_jsonb(x)::text, ' ') as text from ${sql.raw(name)} x`
      .execute(t.db)
      .catch(() => null);
    if (read) texts.set(name, read.rows[0]?.text ?? '');
  }
  return texts;
}

test('no reply to anybody has the number or the day, only their ends', async () => {
  const { manager, lawyer, admin, crm } = world.people;
  const made = await ok(
    t.call(cases.create, { as: manager, body: facts(), headers: { 'idempotency-key': newId() } }),
  );
  expect(made.tenants).toMatchObject([{ ssn: '***-**-4321', dateOfBirth: '**/**/1984' }]);
  expectNoSecret(JSON.stringify(made));
  const { person: payer } = await makeUser(t.db, { roles: ['client_ap'], clientId: world.client.id });
  const on = { params: { id: made.id } };
  for (const as of [manager, lawyer, admin, crm]) {
    const shown = await ok(t.call(cases.details, { as, ...on }));
    expect(shown.tenants[0]?.ssn).toBe('***-**-4321');
    expectNoSecret(
      JSON.stringify([
        shown,
        await t.call(cases.list, { as, query: {} }),
        await t.call(cases.timeline, { as, ...on, query: {} }),
        await t.call(cases.statusAudit, { as, ...on, query: {} }),
      ]),
    );
  }
  const forPayer = await ok(t.call(cases.details, { as: payer, ...on }));
  expect(forPayer.tenants).toMatchObject([{ ssn: null, dateOfBirth: null }]);
});

test('nothing that is refused repeats it', async () => {
  const { manager } = world.people;
  for (const body of [
    { ...facts(), countyId: newId() },
    { ...facts(), tenants: [{ firstName: 'Ines', lastName: '', ssn: SSN }] },
    { ...facts(), tenants: [{ firstName: 'Ines', lastName: 'S', ssn: `${SSN}0` }] },
  ]) {
    const { status, body: reply } = await t.send('POST', '/api/case-service/case/create', {
      as: manager,
      body,
    });
    expect(status).toBe(400);
    expectNoSecret(JSON.stringify(reply));
  }
  const draft = await desk.draft();
  const stale = await t.send('POST', `/api/case-service/case/save/${draft.id}`, {
    as: manager,
    body: { version: 999, tenants: facts().tenants },
  });
  expect(stale.status).toBe(409);
  expectNoSecret(JSON.stringify(stale.body));
});

test('it is stored sealed, and stands in no other table, no trail, no event, no kept reply', async () => {
  const { id } = await ok(t.call(cases.create, { as: world.people.manager, body: facts() }));
  const key = newId();
  const body = { tenants: facts().tenants };
  const given = { params: { id }, body, headers: { 'idempotency-key': key } };
  await ok(t.call(cases.save, { as: world.people.manager, ...given }));
  const tenant = await t.db
    .selectFrom('cases.caseTenant')
    .select(['id', 'ssnSealed', 'ssnLast4', 'dobYear'])
    .where('caseId', '=', id)
    .executeTakeFirstOrThrow();
  expect(tenant).toMatchObject({ ssnLast4: '4321', dobYear: 1984 });
  const { vault } = t.opened.deps;
  expect(vault.open(tenant.ssnSealed ?? '', `case_tenant.ssn:${tenant.id}`)).toBe('987654321');
  const tables = await wholeDatabase();
  expect([...tables.keys()]).toEqual(
    expect.arrayContaining([
      'cases.audit_event',
      'cases.case_tenant',
      'jobs.idempotency_key',
      'users.notification',
    ]),
  );
  for (const [name, text] of tables) {
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${name}`).toBe(false);
  }
  // Nobody who has the tables alone finds the number by trying all of them in a body that they know otherwise.
  const { fingerprint } = await t.db
    .selectFrom('jobs.idempotencyKey')
    .select('fingerprint')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const request = `${cases.save.method} ${cases.save.url.replace('{id}', id)}\n${JSON.stringify(body)}`;
  expect(fingerprint).not.toBe(createHash('sha256').update(request).digest('hex'));
});

test('the log knows nothing of it, not even when the server fails', async () => {
  const { manager } = world.people;
  // A statement that the database refuses, with everything that was sent in its hands.
  const owner = new pg.Client(t.connection);
  await owner.connect();
  await owner.query(`alter table cases.case_tenant add constraint broken check (first_name <> 'Broken')`);
  await owner.end();
  const { status, body } = await t.send('POST', '/api/case-service/case/create', {
    as: manager,
    body: { ...facts(), tenants: [{ firstName: 'Broken', lastName: 'S', ssn: SSN, dateOfBirth: BORN }] },
  });
  expect(status).toBe(500);
  expect(body).toMatchObject({ code: 'internal', message: 'Internal Server Error' });
  expectNoSecret(JSON.stringify(body));
  expect(logged.some((line) => line.includes('a request failed'))).toBe(true);
  expectNoSecret(logged.join('\n'));
});
