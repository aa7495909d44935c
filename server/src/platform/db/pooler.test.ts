import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { newId } from '../ids.ts';
import { type Database, openDatabase } from './database.ts';
import { databaseAccount } from './embedded/account.ts';
import { type Scope, systemScope } from './scope.ts';

// A pooler in transaction mode gives each transaction another session. Two sessions serve six connections here.

const program = process.env['PGBOUNCER_PATH'] ?? '/usr/sbin/pgbouncer';
const isHere = existsSync(program);
if (!isHere) console.warn(`NOT TESTED BEHIND A POOLER: there is no ${program}. Install pgbouncer.`);

describe.skipIf(!isHere)('behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let pooler: ChildProcess;
  let folder: string;
  let db: Database;

  beforeAll(async () => {
    database = await cloneDatabase();
    folder = mkdtempSync(join(tmpdir(), 'writdesk-pooler-'));
    const port = await freePort();
    pooler = startPooler(folder, port, database.connection);
    db = openDatabase({
      connection: { host: '127.0.0.1', port, user: database.connection.user, database: 'through' },
      max: 6,
    });
    await vi.waitFor(() => db.pool.query('select 1'), { timeout: 10_000 });
  });
  afterAll(async () => {
    await db?.close();
    pooler?.kill();
    rmSync(folder, { recursive: true, force: true });
    await database?.drop();
  });

  const ofFirm = (firmId: string): Scope => ({ ...systemScope, kind: 'firm', firmId, firmIds: [firmId] });
  const whoAsks = sql<{ firm: string | null; kind: string; role: string; pid: number }>`
    select users.own_firm()::text as firm, current_setting('app.kind', true) as kind, current_user as role,
      pg_backend_pid() as pid`;

  test('each query sees its own scope, however many people share a session', async () => {
    const firms = Array.from({ length: 5 }, () => newId());
    const sessions = new Set<number>();
    await Promise.all(
      Array.from({ length: 300 }, async (_, turn) => {
        const firmId = firms[turn % 6];
        const { rows } = await whoAsks.execute(db.as(firmId ? ofFirm(firmId) : systemScope));
        expect(rows[0]).toMatchObject({
          firm: firmId ?? null,
          kind: firmId ? 'firm' : 'system',
          role: 'writdesk_app',
        });
        sessions.add(rows[0]?.pid ?? 0);
      }),
    );
    expect(sessions.size).toBeLessThanOrEqual(2);
  });

  test('a transaction keeps its scope to its end, and nobody meets it after', async () => {
    await Promise.all(
      Array.from({ length: 30 }, async (_, turn) => {
        const firmId = newId();
        const work = db
          .as(ofFirm(firmId))
          .transaction()
          .execute(async (tx) => {
            const first = await whoAsks.execute(tx);
            const second = await whoAsks.execute(tx);
            if (turn % 3 === 0) throw new Error('undone');
            return [first.rows[0], second.rows[0]];
          });
        if (turn % 3 === 0) await expect(work).rejects.toThrow('undone');
        else expect(await work).toMatchObject([{ firm: firmId }, { firm: firmId }]);
        const { rows } = await db.pool.query<{ kind: string }>(
          "select coalesce(current_setting('app.kind', true), '') as kind",
        );
        expect(rows).toEqual([{ kind: '' }]);
      }),
    );
  });

  test('what fails leaves no session in a transaction', async () => {
    const failing = Array.from({ length: 12 }, () => sql`select 1 / 0`.execute(db.as(systemScope)));
    for (const outcome of await Promise.allSettled(failing)) expect(outcome.status).toBe('rejected');
    const { rows } = await whoAsks.execute(db.as(systemScope));
    expect(rows[0]).toMatchObject({ kind: 'system' });
  });

  test('a statement that is asked again and again finds its way, prepared or not', async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      const rows = await db
        .as(systemScope)
        .selectFrom('users.state')
        .select('code')
        .where('code', '=', 'GA')
        .execute();
      expect(rows).toEqual([{ code: 'GA' }]);
      await db.pool.query({ name: 'test.again', text: 'select $1::int as n', values: [turn] });
    }
  });
});

/** Two sessions for everybody; it forgets nothing by itself (no reset between clients), as operators run it. */
function startPooler(folder: string, port: number, to: TestDatabase['connection']): ChildProcess {
  const account = databaseAccount();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users'), `"${to.user}" "${String(to.password ?? '')}"\n`);
  writeFileSync(
    file,
    `[databases]
through = host=${to.host} port=${to.port} dbname=${to.database} user=${to.user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = 2
${process.env['PGBOUNCER_SETTINGS'] ?? ''}
`,
  );
  chmodSync(folder, 0o755);
  chownSync(folder, account.uid, account.gid);
  return spawn(program, ['-q', file], { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
