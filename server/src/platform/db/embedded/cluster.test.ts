import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { killProcess, processState, startProcess } from '../../../../test/support/processes.ts';
import { type ClusterConnection, startCluster, stopCluster } from './cluster.ts';
import { removeHome } from './home.ts';

const isRoot = process.getuid?.() === 0;
const starter = join(import.meta.dirname, '../../../../test/support/cluster-process.ts');
let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = dataDir = mkdtempSync(join(tmpdir(), 'writdesk-cluster-'));
  chmodSync(dataDir, 0o711);
});
afterEach(async () => {
  if (existsSync(dataDir)) await stopCluster(dataDir);
  removeHome(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

describe('a first start', () => {
  test('listens on a socket in a closed folder and nowhere else', async () => {
    const { connection } = await startCluster({ dataDir });
    expect(statSync(connection.host).mode & 0o777).toBe(0o700);
    expect(await ask(connection, 'show listen_addresses')).toBe('');
  });

  test('orders texts the same on every machine and knows every letter', async () => {
    const { connection } = await startCluster({ dataDir });
    expect(
      await ask(
        connection,
        "select string_agg(t, ' ' order by t) from unnest(array['b', 'ä', 'a', 'B', '李']) t",
      ),
    ).toBe('B a b ä 李');
    expect(await ask(connection, "select upper('núñez')")).toBe('NÚÑEZ');
  });

  test('two starts at once find the same cluster', async () => {
    const [first, second] = await Promise.all([startCluster({ dataDir }), startCluster({ dataDir })]);
    expect(second.pid).toBe(first.pid);
  });
});

describe('the next start', () => {
  test('uses the cluster that runs', async () => {
    const first = await startCluster({ dataDir });
    const second = await startCluster({ dataDir });
    expect(second).toMatchObject({ pid: first.pid, reused: true });
    expect(second.isAlive()).toBe(true);
  });

  test('after an orderly stop finds the data', async () => {
    const first = await startCluster({ dataDir });
    await remember(first.connection, 'kept');
    await first.stop();
    expect(first.isAlive()).toBe(false);
    const second = await startCluster({ dataDir });
    expect(second.reused).toBe(false);
    expect(await recall(second.connection)).toBe('kept');
  });

  test('while the last one still stops waits for its end', async () => {
    const first = await startCluster({ dataDir });
    const stopping = first.stop();
    const second = await startCluster({ dataDir });
    await stopping;
    expect(await ask(second.connection, 'select 1')).toBe(1);
  });
});

describe('after kill -9', () => {
  test('of the server alone the database is taken over as it runs', async () => {
    const { child, pid, connection } = await startElsewhere();
    await remember(connection, 'written before the kill');
    await killProcess(child);
    const second = await startCluster({ dataDir });
    expect(second).toMatchObject({ pid, reused: true });
    expect(await recall(second.connection)).toBe('written before the kill');
  });

  test('of the database alone it starts again with all that was committed', async () => {
    const { child, pid, connection } = await startElsewhere();
    await remember(connection, 'committed');
    process.kill(pid, 'SIGKILL');
    const second = await startCluster({ dataDir });
    expect(second.pid).not.toBe(pid);
    expect(await recall(second.connection)).toBe('committed');
    await killProcess(child);
  });

  test('of both it starts again with all that was committed', async () => {
    const { child, pid, connection } = await startElsewhere();
    await remember(connection, 'committed');
    process.kill(pid, 'SIGKILL');
    await killProcess(child);
    const second = await startCluster({ dataDir });
    expect(second.reused).toBe(false);
    expect(await recall(second.connection)).toBe('committed');
  });

  test('of the database in the middle of a long statement', async () => {
    const { child, pid, connection } = await startElsewhere();
    await remember(connection, 'committed');
    const busy = new pg.Client({ ...connection, database: 'postgres' });
    busy.on('error', () => undefined); // the server goes away under it, that is the point
    await busy.connect();
    const cut = busy
      .query('select count(*) from generate_series(1, 1e10)')
      .catch((error: Error) => error.message);
    await vi.waitFor(async () =>
      expect(
        await ask(
          connection,
          "select count(*)::int from pg_stat_activity where query like '%1e10%' and pid <> pg_backend_pid()",
        ),
      ).toBe(1),
    );
    process.kill(pid, 'SIGKILL');
    const second = await startCluster({ dataDir });
    expect(await recall(second.connection)).toBe('committed');
    expect(await cut).toMatch(/terminat/i);
    await killProcess(child);
  });

  test.runIf(process.platform === 'linux')(
    'of a database that nobody reaps, and so stays a zombie',
    async () => {
      const { child, pid, connection } = await startElsewhere();
      await remember(connection, 'committed');
      child.kill('SIGSTOP'); // a stopped parent does not reap
      await vi.waitFor(() => expect(processState(child.pid!)).toBe('T'));
      process.kill(pid, 'SIGKILL');
      await vi.waitFor(() => expect(processState(pid)).toBe('Z'));
      const second = await startCluster({ dataDir });
      expect(processState(pid)).toBe('Z');
      expect(second.pid).not.toBe(pid);
      expect(await recall(second.connection)).toBe('committed');
      await killProcess(child);
    },
  );
});

describe('what a dead database leaves behind', () => {
  /** Kills the database and puts another pid into the lock that it left. */
  async function leaveLockOf(otherPid: number) {
    const { pid, connection } = await startCluster({ dataDir });
    await remember(connection, 'committed');
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(processState(pid)).toBeUndefined());
    const lock = join(dataDir, 'postgres/data/postmaster.pid');
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+/, String(otherPid)));
    expect(existsSync(join(connection.host, '.s.PGSQL.5432'))).toBe(true);
  }

  test('a lock with the pid of another program, and a socket', async () => {
    await leaveLockOf(process.pid);
    expect(await recall((await startCluster({ dataDir })).connection)).toBe('committed');
  });

  test('a lock with the pid of another cluster’s database', async () => {
    const other = inject('nodes')[0];
    const otherPid = Number(readFileSync(join(other.host, '../data/postmaster.pid'), 'utf8').split('\n')[0]);
    expect(processState(otherPid)).toMatch(/[RS]/);
    await leaveLockOf(otherPid);
    const second = await startCluster({ dataDir });
    expect(second.pid).not.toBe(otherPid);
    expect(await recall(second.connection)).toBe('committed');
    expect(processState(otherPid)).toMatch(/[RS]/);
  });

  test('a database that runs but whose socket was deleted is started again', async () => {
    const { child, pid, connection } = await startElsewhere();
    await remember(connection, 'committed');
    await killProcess(child);
    rmSync(join(connection.host, '.s.PGSQL.5432'));
    const second = await startCluster({ dataDir });
    expect(second.pid).not.toBe(pid);
    expect(await recall(second.connection)).toBe('committed');
  });

  test('a first start that was cut short', async () => {
    mkdirSync(join(dataDir, 'postgres/data.unfinished/base'), { recursive: true });
    expect(await ask((await startCluster({ dataDir })).connection, 'select 1')).toBe(1);
  });
});

test('a folder whose name is too long for a socket', async () => {
  dataDir = join(dataDir, 'x'.repeat(100));
  const first = await startCluster({ dataDir });
  await remember(first.connection, 'kept');
  expect(first.connection.host.length).toBeLessThan(90);
  expect(statSync(first.connection.host).mode & 0o777).toBe(0o700);
  await first.stop();
  expect(await recall((await startCluster({ dataDir })).connection)).toBe('kept');
  rmSync(first.connection.host, { recursive: true });
});

test('a database of another PostgreSQL is refused with a sentence', async () => {
  await (await startCluster({ dataDir })).stop();
  writeFileSync(join(dataDir, 'postgres/data/PG_VERSION'), '15\n');
  await expect(startCluster({ dataDir })).rejects.toThrow('was made by PostgreSQL 15');
});

test('a database that cannot start says why', async () => {
  await (await startCluster({ dataDir })).stop();
  writeFileSync(join(dataDir, 'postgres/data/postgresql.conf'), 'shared_buffers = nonsense\n');
  await expect(startCluster({ dataDir })).rejects.toThrow('invalid value for parameter "shared_buffers"');
});

describe.runIf(isRoot)('as root', () => {
  test('the database runs as somebody else', async () => {
    const { pid } = await startCluster({ dataDir });
    expect(statSync(`/proc/${pid}`).uid).toBeGreaterThan(0);
  });

  test('the number that is nobody’s will do where there is no postgres account', async () => {
    const { pid, connection } = await startCluster({ dataDir, account: { uid: 65_534, gid: 65_534 } });
    expect(statSync(`/proc/${pid}`).uid).toBe(65_534);
    expect(await ask(connection, 'select 1')).toBe(1);
  });

  test('the database of another account is refused with a sentence', async () => {
    await (await startCluster({ dataDir, account: { uid: 65_534, gid: 65_534 } })).stop();
    await expect(startCluster({ dataDir, account: { uid: 65_533, gid: 65_533 } })).rejects.toThrow(
      'made by another account',
    );
  });

  test('under a folder that only root may enter the cluster lives elsewhere, and survives', async () => {
    chmodSync(dataDir, 0o700);
    const first = await startCluster({ dataDir });
    const home = realpathSync(join(dataDir, 'postgres'));
    expect(home.startsWith(dataDir)).toBe(false);
    await remember(first.connection, 'kept');
    await first.stop();
    const second = await startCluster({ dataDir });
    expect(await recall(second.connection)).toBe('kept');
    await second.stop();

    // Who deletes the data folder starts from nothing.
    rmSync(dataDir, { recursive: true });
    const third = await startCluster({ dataDir });
    await expect(recall(third.connection)).rejects.toThrow('does not exist');
  });

  test('what a deleted temporary folder left elsewhere is cleared away by the next that needs the place', async () => {
    const gone = join(folder, 'gone');
    mkdirSync(gone, { mode: 0o700 });
    await (await startCluster({ dataDir: gone })).stop();
    const left = realpathSync(join(gone, 'postgres'));
    rmSync(gone, { recursive: true });
    dataDir = join(folder, 'next');
    mkdirSync(dataDir, { mode: 0o700 });
    await startCluster({ dataDir });
    expect(existsSync(left)).toBe(false);
  });

  test('a folder that is closed later takes its data along', async () => {
    const first = await startCluster({ dataDir });
    await remember(first.connection, 'kept');
    await first.stop();
    chmodSync(dataDir, 0o700);
    const second = await startCluster({ dataDir });
    expect(realpathSync(join(dataDir, 'postgres')).startsWith(dataDir)).toBe(false);
    expect(await recall(second.connection)).toBe('kept');
  });
});

async function startElsewhere() {
  const { child, line } = await startProcess(process.execPath, [starter, dataDir], /^\{/);
  return { child, ...(JSON.parse(line) as { pid: number; connection: ClusterConnection }) };
}

async function ask(
  connection: ClusterConnection,
  question: string,
  values: unknown[] = [],
): Promise<unknown> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rows } = await client.query({ text: question, values, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

async function remember(connection: ClusterConnection, text: string): Promise<void> {
  await ask(connection, 'create table memory (text text)');
  await ask(connection, 'insert into memory values ($1)', [text]);
}

function recall(connection: ClusterConnection): Promise<unknown> {
  return ask(connection, 'select text from memory');
}
