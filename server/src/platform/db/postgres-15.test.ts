import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { databaseAccount } from './embedded/account.ts';
import { migrate, readMigrations } from './migrate.ts';

// The oldest PostgreSQL that a production server may be, where the machine has it.
const programs = '/usr/lib/postgresql/15/bin';
const account = databaseAccount();
let folder: string;

afterEach(() => {
  if (!existsSync(folder)) return;
  run('pg_ctl', '-D', join(folder, 'data'), '-m', 'immediate', 'stop');
  rmSync(folder, { recursive: true });
});

function run(program: string, ...args: string[]): void {
  execFileSync(join(programs, program), args, { ...account, cwd: '/', stdio: 'pipe' });
}

test('every migration runs on PostgreSQL 15', async ({ skip }) => {
  if (!existsSync(join(programs, 'initdb'))) {
    console.warn(`NOT TESTED ON POSTGRESQL 15: there is none in ${programs}.`);
    skip('PostgreSQL 15 is not installed');
  }
  folder = mkdtempSync(join(tmpdir(), 'writdesk-15-'));
  chmodSync(folder, 0o711);
  chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'writdesk', '--auth=trust', '--locale=C.UTF-8', '--encoding=UTF8');
  run(
    'pg_ctl',
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-k ${folder} -c listen_addresses=`,
    'start',
  );

  const connection = { host: folder, user: 'writdesk', database: 'postgres' };
  expect(await migrate(connection)).toEqual((await readMigrations()).map(({ name }) => name));
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  await client.end();
  expect(rows[0]?.server_version_num).toMatch(/^15/);
});
