import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { sweepWorld, type SweepWorld } from '../../../test/support/sweep/world.ts';
import { type Database, openDatabase } from './database.ts';
import { type Scope, systemScope } from './scope.ts';

// Lists and searches read through views of the tables' owner, which apply the scope themselves: nobody may see more by them than
// the policies show.

let t: TestApp;
let db: Database;
let world: SweepWorld;
beforeAll(async () => {
  t = await testApp();
  world = await sweepWorld(t);
  db = openDatabase({ connection: t.connection, max: 2 });
});
afterAll(async () => {
  await db.close();
  await t.close();
});

const views = {
  'cases.searched_case': 'cases.eviction_case',
  'cases.searched_case_dates': '(select case_id as id from cases.case_dates) kept',
  'users.searched_client': 'users.client',
  'users.searched_property': 'users.property',
  'users.searched_user': 'users.listed_user',
};

const idsIn = async (from: string, scope: Scope) => {
  const { rows } = await sql<{ id: string }>`select id from ${sql.raw(from)} order by id`.execute(
    db.as(scope),
  );
  return rows.map(({ id }) => id);
};

test.each(Object.entries(views))('%s shows every scope what the policies of %s show', async (view, table) => {
  const tenants = [world.mine, world.theirs];
  const people = await idsIn('users.app_user', systemScope);
  const cases = await idsIn('cases.eviction_case', systemScope);
  const some = (ids: readonly string[]) => fc.subarray([...ids]);
  const scopes = fc.record({
    kind: fc.constantFrom<Scope['kind']>('system', 'all', 'firm', 'clients', 'properties', 'owner', 'nobody'),
    firmId: fc.constantFrom(null, ...tenants.map(({ firm }) => firm.id)),
    firmIds: some(tenants.map(({ firm }) => firm.id)),
    clientIds: some(tenants.map(({ client }) => client.id)),
    propertyIds: fc.constant([]),
    ownerId: fc.constant(null),
    userId: fc.constantFrom(null, ...people),
    reachIds: fc.constant([]),
    withheldIds: some(cases),
    today: fc.constant('2026-11-22'),
  });
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(scopes, async (scope) => {
      const shown = await idsIn(view, scope);
      seen += shown.length;
      expect(shown).toEqual(await idsIn(table, scope));
    }),
    { numRuns: 150 },
  );
  expect(seen, 'somebody sees something').toBeGreaterThan(0);
});

test('every view that reads as the tables’ owner and shows whole rows is compared here', async () => {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'v' and c.relname like 'searched\\_%' order by 1`.execute(t.db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(views));
});
