import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../test/support/database.ts';
import { COMPILED } from '../test/support/processes.ts';
import type { Config } from './config.ts';
import { jobs } from './jobs.ts';
import { asApplication, openDatabase } from './platform/db/database.ts';
import { readMigrations } from './platform/db/migrate.ts';
import { APPLICATION_ROLE } from './platform/db/pipeline.ts';
import { systemScope } from './platform/db/scope.ts';
import { openJobQueue } from './platform/jobs/index.ts';
import { startDatabase } from './start-database.ts';

// Requests have a login that owns nothing; the owner's is needed to migrate and for nothing else.

const urlOf = ({ host, user, database }: TestDatabase['connection']) =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
const warnings: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
const start = (config: Partial<Config>) => startDatabase(config as Config, { log, serves: true });

let empty: TestDatabase;
beforeAll(async () => {
  empty = await cloneDatabase('template0');
});
afterAll(() => empty.drop());

test('a process without the owner’s login does not start on a database that nobody has migrated', async () => {
  await expect(start({ databaseUrl: urlOf(empty.application) })).rejects.toThrow(
    'DATABASE_OWNER_URL=… npm run admin -- migrate',
  );
});

test('npm run admin -- migrate needs the owner’s login and no other variable', async () => {
  const admin = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'admin.ts'), 'migrate'], {
      env: { ...COMPILED, ...env },
    });
  await expect(admin({})).rejects.toThrow('DATABASE_OWNER_URL: needed to migrate');
  const first = await admin({ DATABASE_OWNER_URL: urlOf(empty.connection) });
  expect(first.stdout).toContain((await readMigrations())[0]?.name);
  const second = await admin({ DATABASE_OWNER_URL: urlOf(empty.connection) });
  expect(second.stdout).toBe('The database is up to date.\n');
});

describe('on a migrated database', () => {
  test('a process without the owner’s login starts, and works on jobs', async () => {
    const { connection, close } = await start({ databaseUrl: urlOf(empty.application) });
    const { db, queue, stop } = openedWith(connection);
    await queue.start(jobs);
    expect((await db.as(systemScope).selectFrom('users.firm').select('id').execute()).length).toBe(0);
    await stop();
    await close();
  });

  test('that login can change no table, no policy and no trail', async () => {
    const client = new pg.Client(empty.application);
    await client.connect();
    const attempts = [
      'create table public.mine (id int)',
      'create table cases.mine (id int)',
      'create function users.own_firm() returns uuid language sql as $$ select null::uuid $$',
      'alter table cases.eviction_case disable row level security',
      'drop policy tenant on cases.eviction_case',
      'truncate cases.eviction_case',
      'truncate jobs.job',
      'update cases.audit_event set action = $$x$$',
      'delete from users.audit_event',
      "insert into migration (name, timestamp) values ('x', 'y')",
      'set role postgres',
      'create role mine',
      'alter role writdesk_app bypassrls',
    ];
    for (const attempt of attempts)
      await expect(client.query(attempt), attempt).rejects.toThrow(
        /permission denied|must be owner|does not exist|only roles|must have/i,
      );
    await client.end();
  });

  test('with both logins the owner’s migrates, and requests never have it', async () => {
    warnings.length = 0;
    const { connection, close } = await start({
      databaseUrl: urlOf(empty.application),
      databaseOwnerUrl: urlOf(empty.connection),
    });
    expect(connection).toEqual({ connectionString: urlOf(empty.application) });
    expect(warnings).toEqual([]);
    await close();
  });

  test('a login that doesn’t inherit the rights of the application’s role is refused, and told how to get them', async () => {
    const user = `plain_${randomBytes(4).toString('hex')}`;
    const owner = new pg.Client(empty.connection);
    await owner.connect();
    try {
      await owner.query(`create role ${user} login noinherit`);
      await owner.query(`grant ${APPLICATION_ROLE} to ${user}`);
      await expect(start({ databaseUrl: urlOf({ ...empty.application, user }) })).rejects.toThrow(
        `GRANT ${APPLICATION_ROLE} TO`,
      );
    } finally {
      await owner.query(`drop role if exists ${user}`);
      await owner.end();
    }
  });

  test('two logins of which both have the owner’s rights are refused', async () => {
    const url = urlOf(empty.connection);
    await expect(start({ databaseUrl: url, databaseOwnerUrl: url })).rejects.toThrow(
      'name a login that owns nothing',
    );
  });

  test('one login that may do everything is taken, and said to be too much', async () => {
    warnings.length = 0;
    await (await start({ databaseUrl: urlOf(empty.connection) })).close();
    expect(warnings.join()).toContain('DATABASE_URL signs in as the owner');
  });

  test('a database that a later release has migrated is refused', async () => {
    const owner = new pg.Client(empty.connection);
    await owner.connect();
    await owner.query("insert into migration (name, timestamp) values ('9999_later', '2030')");
    await owner.end();
    await expect(start({ databaseUrl: urlOf(empty.application) })).rejects.toThrow(
      'another version of Writdesk',
    );
  });
});

function openedWith(connection: pg.ClientConfig) {
  const db = openDatabase({ connection });
  const queue = openJobQueue({ connection: asApplication(connection), log });
  return {
    db,
    queue,
    stop: async () => {
      await queue.stop();
      await db.close();
    },
  };
}
