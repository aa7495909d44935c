import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '../../server/src/main.ts');
const READY = /Ctrl-C stops it/;

/** Before the month that is played first. */
const BEGINNING = new Date('2026-12-21T13:00:00Z');

/** Starts a Writdesk of the player's own, with a database and a demonstration of its own and a clock for tests. */
export async function startWritdesk() {
  const dataDir = await mkdtemp(join(tmpdir(), 'writdesk-year-'));
  const [port, clockPort] = [await freePort(), await freePort()];
  const start = (instant: Date) =>
    launch({
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      TEST_CLOCK_PORT: String(clockPort),
      TEST_CLOCK_AT: instant.toISOString(),
      // The player works for a whole office.
      READS_PER_MINUTE: '1000000',
      WRITES_PER_MINUTE: '1000000',
    });
  let child = await start(BEGINNING);
  return {
    baseUrl: `http://localhost:${port}`,
    clockPort,
    /** As a power cut would end it; then it goes on at its time of the product. */
    async killAndStart(now: () => Date): Promise<void> {
      await end(child, 'SIGKILL');
      child = await start(now());
    },
    async stop(): Promise<void> {
      await end(child, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
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
