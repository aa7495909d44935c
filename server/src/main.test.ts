import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../test/support/free-port.ts';
import { killProcess, processState, startProcess } from '../test/support/processes.ts';
import { removeHome, stopCluster } from './platform/db/embedded/index.ts';

const READY = /Ctrl-C stops it/;
const main = join(import.meta.dirname, 'main.ts');
// Makes the whole demonstration, which a busy machine takes its time for.
const FIRST_START_LIMIT_MS = 420_000;
const children: ChildProcess[] = [];
let dataDir: string;
let port: number;
/** What the first start that nobody stopped left in its data folder; each test works on a copy. */
let used: string;
let first: { said: string; exit: unknown[] };
/** The moments at which the starts before it were stopped, and how each ended. */
const STOPPED_AT = [/Creating the database/, /Reference data loaded/];
const stopped: { exit: unknown[]; database: number | undefined }[] = [];

beforeAll(async () => {
  const probe = await occupy(0);
  ({ port } = probe.address() as AddressInfo);
  probe.close();
  used = dataDir = newFolder();
  // The second start goes on from what the first one left, up to its own moment.
  for (const moment of STOPPED_AT) {
    const { child } = await start({ until: moment });
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    stopped.push({ exit: await ended, database: databasePid() });
  }
  const { child, said } = await start();
  const exit = once(child, 'exit');
  child.kill('SIGINT');
  first = { said, exit: await exit };
}, FIRST_START_LIMIT_MS);
afterAll(async () => {
  await stopAll(used);
  removeFolder(used);
});

beforeEach(() => {
  dataDir = newFolder();
  execFileSync('cp', ['-a', `${used}/.`, dataDir]);
});
afterEach(async () => {
  await stopAll(dataDir);
  removeFolder(dataDir);
});

test('a first start says where it is and who may sign in, and Ctrl-C ends it in order', () => {
  expect(first.said).toContain(`Writdesk is ready at http://localhost:${port}`);
  for (const name of ['admin', 'crm', 'firm', 'lawyer', 'processor', 'billing', 'client', 'ap']) {
    expect(first.said).toContain(`${name}@demo.writdesk.test`);
  }
  expect(first.exit).toEqual([0, null]);
});

test('the next start takes seconds, and stopping leaves no database behind', async () => {
  const begunAt = performance.now();
  const { child } = await start();
  expect(performance.now() - begunAt).toBeLessThan(10_000);
  expect(await readiness()).toBe(200);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(databasePid()).toBeUndefined();
});

test('after kill -9 of the server alone the next start serves again', async () => {
  const { child } = await start();
  const database = databasePid();
  await killProcess(child);
  expect(databasePid()).toBe(database);
  await start();
  expect(databasePid()).toBe(database);
  expect(await readiness()).toBe(200);
});

test('after kill -9 of the database alone the server starts it again by itself', async () => {
  const { child } = await start();
  const database = databasePid();
  killDatabase();
  await vi.waitFor(() => expect(databasePid()).not.toBe(database), 10_000);
  await vi.waitFor(async () => expect(await readiness()).toBe(200), 20_000);
  expect(child.exitCode).toBeNull();
});

test('after kill -9 of both the next start serves again', async () => {
  const { child } = await start();
  killDatabase();
  await killProcess(child);
  await start();
  expect(await readiness()).toBe(200);
});

test('stops when the command that started it is gone', async () => {
  const { child } = await start({ ipc: true });
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([0, null]);
  expect(databasePid()).toBeUndefined();
});

test('Ctrl-C while the database is made, and again while the demonstration is, leaves nothing running, and the start after both is whole', () => {
  expect(stopped).toEqual(STOPPED_AT.map(() => ({ exit: [0, null], database: undefined })));
  expect(first.said).toContain(`Writdesk is ready at http://localhost:${port}`);
});

test('Ctrl-C and the end of the command that started it together stop it once, in order', async () => {
  const { child } = await start({ ipc: true });
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  child.disconnect();
  expect(await ended).toEqual([0, null]);
  expect(databasePid()).toBeUndefined();
});

test('the product’s clock stands where a test put it and is moved by a port of its own, only forward', async () => {
  const clock = await freePort();
  const env = { TEST_CLOCK_PORT: String(clock), TEST_CLOCK_AT: '2030-06-03T13:00:00Z' };
  const { child } = await start({ env });
  const day = async () => ((await clockReply(clock, '/now')).body['now'] as string).slice(0, 10);
  expect(await day()).toBe('2030-06-03');
  expect((await clockReply(clock, '/move', { to: '2030-06-02T13:00:00Z' })).status).toBe(409);
  expect((await clockReply(clock, '/move', { to: 'tomorrow' })).status).toBe(400);

  expect(await clockReply(clock, '/move', { to: '2030-09-03T13:00:00Z' })).toMatchObject({ status: 200 });
  expect(await day()).toBe('2030-09-03');
  // What happens each night has happened meanwhile.
  await vi.waitFor(
    async () => expect((await clockReply(clock, '/jobs')).body).toMatchObject({ due: {}, failed: {} }),
    { timeout: 20_000, interval: 200 },
  );
  await killProcess(child);
  await start({ env: { ...env, TEST_CLOCK_AT: '2030-09-04T13:00:00Z' } });
  expect(await day()).toBe('2030-09-04');
});

test('a port that is taken is named, with the way to another, and nothing is left running', async () => {
  const other = await occupy(port);
  const refusal = start();
  await expect(refusal).rejects.toThrow(`Port ${port} is taken by another program`);
  await expect(refusal).rejects.toThrow(`PORT=${port + 1} npm start`);
  expect(databasePid()).toBeUndefined();
  other.close();
});

test('a second one on the same data is refused with a sentence, and the first goes on', async () => {
  await start();
  await expect(start({ env: { PORT: '0' } })).rejects.toThrow('Another Writdesk serves');
  expect(await readiness()).toBe(200);
});

test('a configuration that cannot be used is explained before anything starts', async () => {
  removeFolder(dataDir);
  await expect(start({ env: { SMTP_URL: 'nonsense' } })).rejects.toThrow('SMTP_URL: ');
  expect(existsSync(dataDir)).toBe(false);
});

async function start({
  env = {},
  ipc = false,
  until = READY,
}: { env?: NodeJS.ProcessEnv; ipc?: boolean; until?: RegExp } = {}) {
  return startProcess(process.execPath, [main], until, {
    env: { PATH: '/usr/bin:/bin', DATA_DIR: dataDir, PORT: String(port), ...env },
    ipc,
    onSpawn: (child) => children.push(child),
  });
}

async function readiness(): Promise<number> {
  return (await fetch(`http://localhost:${port}/readyz`)).status;
}

/** What the port of the test's clock answers. */
async function clockReply(at: number, path: string, body?: object) {
  const reply = await fetch(`http://127.0.0.1:${at}${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

/** The pid of the database that runs on our data folder. */
function databasePid(): number | undefined {
  try {
    const pid = Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
    return [undefined, 'Z'].includes(processState(pid)) ? undefined : pid;
  } catch {
    return undefined;
  }
}

function killDatabase(): void {
  const pid = databasePid();
  if (pid === undefined) throw new Error('no database runs here');
  process.kill(pid, 'SIGKILL');
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'writdesk-main-'));
  chmodSync(folder, 0o711);
  return folder;
}

async function stopAll(folder: string): Promise<void> {
  for (const child of children.splice(0)) await killProcess(child);
  await stopCluster(folder);
}

function removeFolder(folder: string): void {
  removeHome(folder);
  rmSync(folder, { recursive: true, force: true });
}

async function occupy(wanted: number): Promise<Server> {
  const server = createServer();
  server.listen(wanted, 'localhost');
  await once(server, 'listening');
  return server;
}
