import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openBuildium } from '../../property-stand-in/buildium.ts';
import { openMailServer } from './mail-server.ts';
import { engineRoom } from './engine-room.ts';

const MAIN = join(import.meta.dirname, '../../server/src/main.ts');
const ADMIN = join(import.meta.dirname, '../../server/src/admin.ts');
const READY = /Ctrl-C stops it|"msg":"started"/;

/** Before the month that is played first. */
const BEGINNING = new Date('2026-12-21T13:00:00Z');

/** Created at the start; what they set up first is what the player needs. */
const ADMINISTRATOR = { email: 'amira.haddad@writdesk.example', password: 'a key for every courthouse' };

/** The player works for whole offices. */
const COMMON = {
  NODE_ENV: 'production',
  DEMO: 'false',
  READS_PER_MINUTE: '1000000',
  WRITES_PER_MINUTE: '1000000',
};

export interface SecondServer {
  baseUrl: string;
  /** As a power cut would end it. */
  kill(): Promise<void>;
}

/** Starts a Writdesk of the player's own, with an empty database, an administrator and a clock for tests. */
export async function startWritdesk() {
  const dataDir = await mkdtemp(join(tmpdir(), 'writdesk-year-'));
  const [port, clockPort] = [await freePort(), await freePort()];
  const mailServer = await openMailServer();
  const propertySystem = await openBuildium();
  const partners = { SMTP_URL: mailServer.url, BUILDIUM_API_URL: propertySystem.url };
  const start = (instant: Date) =>
    launch({
      ...COMMON,
      ...partners,
      PORT: String(port),
      DATA_DIR: dataDir,
      TEST_CLOCK_PORT: String(clockPort),
      TEST_CLOCK_AT: instant.toISOString(),
    });
  let child = await start(BEGINNING);
  await createAdministrator(dataDir);
  const room = engineRoom(dataDir);
  await room.noteSlowStatements();
  return {
    baseUrl: `http://localhost:${port}`,
    administrator: ADMINISTRATOR,
    clockPort,
    room,
    mailServer,
    propertySystem,
    /** As a power cut would end it; then it goes on at its time of the product. */
    async killAndStart(now: () => Date): Promise<void> {
      await end(child, 'SIGKILL');
      child = await start(now());
    },
    /** A second server of the same database and files, which serves and works next to the first for a while. */
    async startSecond(now: () => Date): Promise<SecondServer> {
      const [ownPort, ownClockPort] = [await freePort(), await freePort()];
      const second = await launch({
        ...COMMON,
        ...partners,
        PORT: String(ownPort),
        PUBLIC_URL: `http://localhost:${port}`,
        DATA_DIR: dataDir,
        DATABASE_URL: `postgres://writdesk@localhost/writdesk?host=${encodeURIComponent(room.socketFolder())}`,
        ENCRYPTION_KEY: (await readFile(join(dataDir, 'encryption-key'), 'utf8')).trim(),
        TEST_CLOCK_PORT: String(ownClockPort),
        TEST_CLOCK_AT: now().toISOString(),
        TEST_CLOCK_WITH_DATABASE_URL: 'true',
        SERVICES: 'web,worker',
      });
      return { baseUrl: `http://localhost:${ownPort}`, kill: () => end(second, 'SIGKILL') };
    },
    async stop(): Promise<void> {
      await end(child, 'SIGTERM');
      await mailServer.close();
      await propertySystem.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** As an operator does on a new Writdesk. */
async function createAdministrator(dataDir: string): Promise<void> {
  const names = ['--first-name', 'Amira', '--last-name', 'Haddad'];
  const child = spawn(
    process.execPath,
    [ADMIN, 'create-user', '--email', ADMINISTRATOR.email, ...names, '--password-stdin'],
    { env: { ...process.env, ...COMMON, DATA_DIR: dataDir }, stdio: ['pipe', 'ignore', 'inherit'] },
  );
  child.stdin?.end(`${ADMINISTRATOR.password}\n`);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The administrator could not be created.');
}

async function launch(variables: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface({ input: stream }).on('line', (line) => {
          said.push(line);
          if (READY.test(line)) resolve();
        });
  });
  const ended = once(child, 'close').then(() => {
    throw new Error(`Writdesk did not start:\n${said.slice(-20).join('\n')}`);
  });
  ended.catch(() => undefined); // a server that is stopped later is no failure of the start
  await Promise.race([ready, ended]);
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill(signal);
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
