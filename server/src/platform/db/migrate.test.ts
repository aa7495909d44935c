import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../test/support/database.ts';
import type { Mark } from './marks.ts';
import { migrate, readMigrations } from './migrate.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase();
  client = new pg.Client(database.connection);
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

test('a migrated database has nothing left to run', async () => {
  expect(await migrate(database.connection)).toEqual([]);
});

describe('on an empty database', () => {
  let empty: TestDatabase;
  beforeAll(async () => {
    empty = await cloneDatabase('template0');
  });
  afterAll(() => empty.drop());

  test('of processes that start at once each file is run by one, and none stumbles over another', async () => {
    const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(empty.connection)));
    const all = (await readMigrations()).map(({ name }) => name);
    expect(ran.flat().sort()).toEqual(all);
  });
});

describe('on a database of another version', () => {
  let other: TestDatabase;
  beforeAll(async () => {
    other = await cloneDatabase();
    const owner = new pg.Client(other.connection);
    await owner.connect();
    await owner.query("insert into migration (name, timestamp) values ('9999_from_the_future', '2030')");
    await owner.end();
  });
  afterAll(() => other.drop());

  test('nothing is run, and the message says what to do', async () => {
    await expect(migrate(other.connection)).rejects.toThrow('made by another version of Writdesk');
  });
});

describe('where the database is a Citus cluster', () => {
  let citus: TestDatabase;
  let owner: pg.Client;
  beforeAll(async () => {
    citus = await cloneDatabase('template0');
    owner = new pg.Client(citus.connection);
    await owner.connect();
    // Stands in for the extension: it notes each call, and whether a foreign key was already there to refuse it.
    await owner.query(`
      create table public.spread (place serial, name text, by_column text, pointed_to bool);
      create function note(t regclass, c text) returns void language sql as $$
        insert into public.spread (name, by_column, pointed_to)
        values (t::text, c, exists (select from pg_constraint where contype = 'f' and confrelid = t and conrelid <> t))
      $$;
      create function create_distributed_table(t text, c text) returns void language sql as 'select note(t::regclass, c)';
      create function create_reference_table(t text) returns void language sql as 'select note(t::regclass, null)';
    `);
  });
  afterAll(async () => {
    await owner.end();
    await citus.drop();
  });

  test('every table is spread as its mark says, before a foreign key points to it', async () => {
    await migrate(citus.connection);
    const { rows } = await owner.query('select name, by_column, pointed_to from public.spread');
    const marks = (await readMigrations()).flatMap((file) => [...file.marks.values()]);
    expect(Object.fromEntries(rows.map((row) => [row.name, row.by_column]))).toEqual(
      Object.fromEntries(marks.map((mark) => [mark.table, mark.kind === 'distribute' ? mark.by : null])),
    );
    expect(rows.filter((row) => row.pointed_to)).toEqual([]);
  });
});

describe('the catalog', () => {
  test('every table of cases and users is marked', async () => {
    const { rows } = await client.query<{ table: string }>(
      "select schemaname || '.' || tablename as table from pg_tables where schemaname in ('cases', 'users')",
    );
    const marked = new Set((await tablesNow()).map(({ table }) => table));
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.map((row) => row.table).filter((table) => !marked.has(table))).toEqual([]);
  });

  test('the firm leads every primary, unique and foreign key of the distributed tables', async () => {
    const spread = await distributedTables();
    const { rows } = await client.query<{ table: string; key: string; first: string }>(
      `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as key, a.attname as first
       from pg_index i
       left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
       where i.indisunique and i.indrelid::regclass::text = any ($1)`,
      [spread],
    );
    expect(rows.length).toBeGreaterThanOrEqual(spread.length);
    expect(rows.filter(({ first }) => first !== 'firm_id')).toEqual([]);
  });

  test('a foreign key between distributed tables leads with the firm on both sides', async () => {
    const spread = await distributedTables();
    const { rows } = await client.query<{ key: string; from: string; to: string }>(
      `select c.conrelid::regclass::text || '.' || c.conname as key, f.attname as from, t.attname as to
       from pg_constraint c
       join pg_attribute f on f.attrelid = c.conrelid and f.attnum = c.conkey[1]
       join pg_attribute t on t.attrelid = c.confrelid and t.attnum = c.confkey[1]
       where c.contype = 'f' and c.conrelid::regclass::text = any ($1) and c.confrelid::regclass::text = any ($1)`,
      [spread],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ from, to }) => from !== 'firm_id' || to !== 'firm_id')).toEqual([]);
  });

  test('no reference table and no local one points to a distributed one', async () => {
    const { rows } = await client.query(
      `select c.conrelid::regclass::text || '.' || c.conname as key from pg_constraint c
       where c.contype = 'f' and c.confrelid::regclass::text = any ($1) and c.conrelid::regclass::text <> all ($1)`,
      [await distributedTables()],
    );
    expect(rows).toEqual([]);
  });

  test('tables of cases carry no trigger', async () => {
    const { rows } = await client.query(
      `select t.tgrelid::regclass::text || '.' || t.tgname as trigger from pg_trigger t
       join pg_class c on c.oid = t.tgrelid
       where not t.tgisinternal and c.relnamespace = 'cases'::regnamespace`,
    );
    expect(rows).toEqual([]);
  });

  test('no policy holds a subquery: Citus takes none', async () => {
    const { rows } = await client.query<{ policy: string }>(
      `select polrelid::regclass::text || '.' || polname as policy from pg_policy
       where polqual::text like '%SUBLINK%' or polwithcheck::text like '%SUBLINK%'`,
    );
    expect(rows).toEqual([]);
  });

  test('the application works as a role that owns nothing and that row-level security holds for', async () => {
    const { rows } = await client.query(
      `select rolsuper, rolbypassrls, exists (select from pg_class where relowner = r.oid) as owns
       from pg_roles r where rolname = 'writdesk_app'`,
    );
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, owns: false }]);
  });
});

/** The marked tables by the name that they have after every migration. */
async function tablesNow(): Promise<Mark[]> {
  const files = await readMigrations();
  const renames = new Map<string, string>(
    files.flatMap(({ source }) =>
      [...source.matchAll(/^alter table (\w+)\.(\w+) rename to (\w+);$/gm)].map(([, schema, was, is]) => [
        `${schema}.${was}`,
        `${schema}.${is}`,
      ]),
    ),
  );
  return files.flatMap(({ marks }) =>
    [...marks.values()].map((mark) => ({ ...mark, table: renames.get(mark.table) ?? mark.table })),
  );
}

const distributedTables = async () =>
  (await tablesNow()).filter(({ kind }) => kind === 'distribute').map(({ table }) => table);
