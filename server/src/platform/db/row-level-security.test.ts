import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { sweepWorld, type SweepWorld, type Tenant } from '../../../test/support/sweep/world.ts';
import { newId } from '../ids.ts';
import { type Database, openDatabase } from './database.ts';
import { type Scope, systemScope } from './scope.ts';

// The second net: what a query without any condition of its own sees.

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

const nobody: Scope = { ...systemScope, kind: 'nobody' };
// A sealed case is withheld from everybody.
const ofFirm = ({ firm, sealed }: Tenant): Scope => ({
  ...nobody,
  kind: 'firm',
  firmId: firm.id,
  firmIds: [firm.id],
  withheldIds: [sealed.id],
});
const ofCompany = ({ firm, client, sealed }: Tenant): Scope => ({
  ...nobody,
  kind: 'clients',
  firmIds: [firm.id],
  clientIds: [client.id],
  withheldIds: [sealed.id],
});

interface Table {
  name: string;
  secured: boolean;
  hasFirm: boolean;
  hasClient: boolean;
}
const tables = async () => {
  const { rows } = await sql<Table>`
    select format('%I.%I', n.nspname, c.relname) as name, c.relrowsecurity as secured,
      bool_or(a.attname = 'firm_id') as has_firm, bool_or(a.attname = 'client_id') as has_client
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and n.nspname in ('cases', 'users', 'jobs')
    group by 1, 2 having bool_or(a.attname in ('firm_id', 'client_id')) order by 1`.execute(t.db);
  return rows;
};

/** How many rows of a table a scope sees, and how many of them are somebody's. */
async function seen(scope: Scope, { name, hasFirm, hasClient }: Table, whose: Tenant) {
  const owned = [
    ...(hasFirm ? [sql`firm_id = ${whose.firm.id}`] : []),
    ...(hasClient ? [sql`client_id = ${whose.client.id}`] : []),
  ];
  const { rows } = await sql<{ n: number; foreign: number }>`
    select count(*) as n, count(*) filter (where ${sql.join(owned, sql` or `)}) as foreign
    from ${sql.raw(name)}`.execute(db.as(scope));
  return rows[0] ?? { n: 0, foreign: 0 };
}

/** Tables that say whose their rows are, or who somebody is, and have no policy; each with its reason. */
const unsecured: Record<string, string> = {
  'cases.rule_verdict':
    'what a lawyer said of the law, for everybody who reads a date; the case is an id alone',
  'jobs.live_event':
    'ids alone; each web process reads all of them and sends each reader what their scope lets them know',
  'jobs.idempotency_key':
    'a person’s own replies, looked up by their id and the key that they chose, by the system alone',
  'users.bar_admission': 'next to a lawyer, and read through their row in users.app_user, which is secured',
  'users.released_account':
    'who left an organization with their account, looked up by the account or the record, by the system alone',
  'users.lawyer': 'next to a person, and read through their row in users.app_user, which is secured',
};

test('every table that says whose its rows are is secured, or says why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and n.nspname in ('cases', 'users', 'jobs') and not c.relrowsecurity
      and a.attname in ('firm_id', 'client_id', 'property_id', 'owner_id', 'case_id', 'user_id', 'actor_id')
    order by 1`.execute(t.db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(unsecured).toSorted());
});

/** A case's rows that stay seen behind an ethical wall. */
const unwalled: Record<string, string> = {
  'cases.case_cost':
    'what of a case is paid and billed, held by whoever releases a check for many; its case is named to those alone who see it',
  'cases.case_docket':
    'a place on a docket, counted by everybody; what it says of the case is asked of the case',
  'cases.case_seal': 'the seals themselves, read by whoever opens a sealed case',
  'cases.court_check_line': 'makes the sum of a check; its case is named to those alone who see it',
  'cases.ethical_wall': 'the walls themselves, shown next to a case that is seen',
  'cases.invoice_line': 'makes the sum of an invoice; the reply names neither the case nor what was done',
  'cases.ledger_posting': 'makes the balance of an account; nobody reads a row by itself',
  'cases.rule_verdict': 'see above',
  'cases.trust_balance':
    'makes the sum of a trust account, which a reconciliation compares; its case is named to those alone who see it',
  'cases.trust_item': 'see above',
  'cases.trust_movement': 'see above',
  'users.support_access': 'shown by its own rule',
};

test('every table of a case’s rows stands behind its ethical walls, or says why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'case_id' and not a.attisdropped
    where c.relkind = 'r' and n.nspname in ('cases', 'users', 'jobs')
      and not exists (select from pg_policy p where p.polrelid = c.oid
        and pg_get_expr(p.polqual, p.polrelid) ~ ' AND users\\.not_walled\\(case_id\\)\\)$')
    order by 1`.execute(t.db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(unwalled).toSorted());
});

test('no table has a restrictive policy, which Citus takes for a permissive one, nor two that could open each other’s rows', async () => {
  const { rows } = await sql<{ name: string }>`
    select polrelid::regclass::text as name from pg_policy group by polrelid
    having bool_or(not polpermissive) or count(*) filter (where polcmd in ('r', '*')) > 1`.execute(t.db);
  expect(rows).toEqual([]);
});

test('nothing is written through a view that asks no policy', async () => {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'v' and n.nspname in ('cases', 'users', 'jobs')
      and not coalesce('security_invoker=true' = any (c.reloptions), false)
      and (has_table_privilege('writdesk_app', c.oid, 'insert') or has_table_privilege('writdesk_app', c.oid, 'update')
        or has_table_privilege('writdesk_app', c.oid, 'delete'))`.execute(t.db);
  expect(rows).toEqual([]);
});

describe('without a condition of its own a query', () => {
  test('of a firm sees no row of another firm, of a company none of another company', async () => {
    const { mine, theirs } = world;
    let foreignRows = 0;
    for (const table of (await tables()).filter(({ secured }) => secured)) {
      const all = await seen(systemScope, table, mine);
      foreignRows += all.foreign;
      for (const scope of [ofFirm(theirs), ofCompany(theirs), nobody])
        expect((await seen(scope, table, mine)).foreign, `${table.name} as ${scope.kind}`).toBe(0);
      expect((await seen(nobody, table, mine)).n, `${table.name} as nobody`).toBe(0);
    }
    expect(foreignRows, 'there was something to be seen').toBeGreaterThan(20);
  });

  test('of somebody kept from a case sees nothing of it, whatever else they see', async () => {
    const { mine } = world;
    const seesCase = async (scope: Scope) => {
      const { rows } = await sql<{ n: number }>`
        select (select count(*) from cases.eviction_case where id = ${mine.record.id})
          + (select count(*) from cases.case_tenant where case_id = ${mine.record.id})
          + (select count(*) from cases.case_document where case_id = ${mine.record.id})
          + (select count(*) from cases.audit_event where subject_id = ${mine.record.id})
          + (select count(*) from jobs.stored_file where case_id = ${mine.record.id})
          + (select count(*) from users.notification where subject_id = ${mine.record.id}) as n`.execute(
        db.as(scope),
      );
      return rows[0]?.n ?? 0;
    };
    expect(await seesCase(ofFirm(mine))).toBeGreaterThan(5);
    for (const scope of [ofFirm(mine), ofCompany(mine), systemScope])
      expect(await seesCase({ ...scope, withheldIds: [newId(), mine.record.id] }), scope.kind).toBe(0);
  });

  test('of a person sees their own notices and nobody else’s', async () => {
    const { mine } = world;
    const reader = mine.userIdOf(mine.people.client_owner);
    const scope = { ...ofCompany(mine), userId: reader };
    const { rows } = await sql<{ userId: string }>`select user_id from users.notification`.execute(
      db.as(scope),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([reader]));
  });

  test('sees one’s own rows, so that the net isn’t a wall', async () => {
    const { mine } = world;
    for (const scope of [ofFirm(mine), ofCompany(mine)]) {
      const { rows } = await sql<{ n: number }>`select count(*) as n from cases.eviction_case`.execute(
        db.as(scope),
      );
      expect(rows[0]?.n, scope.kind).toBe(1);
    }
  });

  test('can’t write into another’s rows, nor make one', async () => {
    const { mine, theirs } = world;
    const as = db.as(ofFirm(theirs));
    const update = await as.updateTable('cases.evictionCase').set({ title: 'taken over' }).execute();
    expect(update[0]?.numUpdatedRows).toBe(1n); // their own
    const kept = await t.db
      .selectFrom('cases.evictionCase')
      .select('title')
      .where('id', '=', mine.record.id)
      .executeTakeFirstOrThrow();
    expect(kept.title).toBe(mine.record.title);
    const forged = as
      .insertInto('cases.caseHold')
      .values({
        firmId: mine.firm.id,
        clientId: mine.client.id,
        caseId: mine.record.id,
        id: newId(),
        kind: 'COURT_STAY',
        fromAt: new Date(),
      })
      .execute();
    await expect(forged).rejects.toThrow('row-level security');
    const moved = as.updateTable('cases.evictionCase').set({ firmId: mine.firm.id }).execute();
    // On a cluster the firm is what spreads the data, so that nobody changes it at all.
    await expect(moved).rejects.toThrow(/row-level security|modifying the partition value/);
  });

  test('can’t change what is on the trail', async () => {
    const as = db.as(ofFirm(world.mine));
    await expect(as.updateTable('cases.auditEvent').set({ action: 'x' }).execute()).rejects.toThrow(
      'permission denied',
    );
    await expect(as.deleteFrom('cases.auditEvent').execute()).rejects.toThrow('permission denied');
  });
});

describe('the settings of a connection', () => {
  const titles = async (scope: Scope) =>
    (await db.as(scope).selectFrom('cases.evictionCase').select('firmId').execute()).map(
      ({ firmId }) => firmId,
    );

  test('are each query’s own, however many take turns on two connections', async () => {
    const { mine, theirs } = world;
    const scopes = [ofFirm(mine), ofFirm(theirs), ofCompany(mine), nobody, systemScope, ofCompany(theirs)];
    const expected = [[mine.firm.id], [theirs.firm.id], [mine.firm.id], [], null, [theirs.firm.id]];
    const replies = await Promise.all(
      Array.from({ length: 240 }, async (_, turn) => ({
        turn: turn % scopes.length,
        firms: await titles(scopes[turn % scopes.length] ?? nobody),
      })),
    );
    for (const { turn, firms } of replies) {
      const wanted = expected[turn];
      if (wanted) expect(firms, String(turn)).toEqual(wanted);
      else expect(new Set(firms)).toEqual(new Set([mine.firm.id, theirs.firm.id]));
    }
    expect(db.pool.totalCount).toBeLessThanOrEqual(2);
  });

  test('hold through a transaction, and don’t outlive it', async () => {
    const { mine, theirs } = world;
    await Promise.all(
      Array.from({ length: 20 }, async (_, turn) => {
        const tenant = turn % 2 ? mine : theirs;
        const work = db
          .as(ofFirm(tenant))
          .transaction()
          .execute(async (tx) => {
            const before = await tx.selectFrom('cases.evictionCase').select('firmId').execute();
            const after = await tx.selectFrom('cases.evictionCase').select('firmId').execute();
            if (turn % 4 === 0) throw new Error('undone');
            return [...before, ...after];
          });
        if (turn % 4 === 0) await expect(work).rejects.toThrow('undone');
        else expect(await work).toEqual([{ firmId: tenant.firm.id }, { firmId: tenant.firm.id }]);
        expect(await titles(nobody)).toEqual([]);
      }),
    );
  });

  test('are set again after a query that failed with them', async () => {
    const broken = { ...ofFirm(world.mine), firmId: 'no id' };
    await expect(titles(broken)).rejects.toThrow();
    expect(await titles(ofFirm(world.theirs))).toEqual([world.theirs.firm.id]);
    await expect(titles(broken)).rejects.toThrow();
    expect(await titles(nobody)).toEqual([]);
  });
});

describe('statements', () => {
  const names = () =>
    sql<{ name: string }>`select name from pg_prepared_statements
      where statement like 'select "title"%' order by name`.execute(one.as(systemScope));
  let one: Database;
  beforeAll(() => {
    one = openDatabase({ connection: t.connection, max: 1 });
  });
  afterAll(() => one.close());

  test('are prepared once for each text, whatever is asked with it and by whom', async () => {
    const query = (scope: Scope, id: string) =>
      one.as(scope).selectFrom('cases.evictionCase').select('title').where('id', '=', id).execute();
    expect((await names()).rows).toEqual([]);
    await query(systemScope, world.mine.record.id);
    const { rows: first } = await names();
    expect(first).toEqual([{ name: expect.stringMatching(/^k[0-9a-f]{20}$/) }]);
    await query(ofFirm(world.theirs), world.theirs.record.id);
    await query(nobody, newId());
    expect((await names()).rows).toEqual(first);
    await one.as(systemScope).selectFrom('cases.evictionCase').select(['title', 'id']).execute();
    expect((await names()).rows).toHaveLength(2);
  });
});
