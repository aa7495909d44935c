import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Output, watchOutput } from './output.ts';
import { typedTexts } from './typing.ts';

const MAIN = join(import.meta.dirname, '../../server/src/main.ts');
const ADMIN = join(import.meta.dirname, '../../server/src/admin.ts');
/** Against a start that hangs: one next to a busy machine takes two minutes. */
const START_LIMIT_MS = 400_000;

export interface RunningWritdesk {
  baseUrl: string;
  dataDir: string;
  process: ChildProcess;
  /** Starts the server again on the same data, after it was killed. */
  restart(): Promise<void>;
  /** Kills it as a power cut would: no goodbye. */
  kill(): Promise<void>;
  /** Ends it in order; its data stay until it is stopped. */
  rest(): Promise<void>;
  /** @throws when a counter differs from its cases; they are all counted again. */
  checkCounters(): Promise<void>;
  /** @throws when one of its processes printed a secret. */
  stop(): Promise<void>;
}

/**
 * Starts the real server in a process of its own and waits until it is ready. PORT may be given.
 * @param from the data that it finds, of a Writdesk that rests; otherwise its folder is empty.
 */
export async function startWritdesk(
  variables: Record<string, string> = {},
  from?: string,
): Promise<RunningWritdesk> {
  const dataDir = await newFolder(from);
  const port = Number(variables['PORT'] ?? (await freePort()));
  const baseUrl = `http://localhost:${port}`;
  const output = watchOutput(
    [variables['DEMO_PASSWORD']].filter((password) => password !== undefined),
    typedTexts,
  );
  // All that it could ever say is said, and searched for secrets.
  // Many journeys at once press as one person.
  const rates = { READS_PER_MINUTE: '1000000', WRITES_PER_MINUTE: '1000000' };
  const settings = { LOG_LEVEL: 'trace', ...rates, ...variables, PORT: String(port), DATA_DIR: dataDir };
  const start = () => launch(settings, baseUrl, output);
  const running: RunningWritdesk = {
    baseUrl,
    dataDir,
    process: await start(),
    async restart() {
      running.process = await start();
    },
    kill: () => end(running.process, 'SIGKILL'),
    rest: () => end(running.process, 'SIGINT'),
    async checkCounters() {
      const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: dataDir };
      await promisify(execFile)(process.execPath, [ADMIN, 'check-counters'], { env });
    },
    async stop() {
      await end(running.process, 'SIGINT');
      await rm(dataDir, { recursive: true, force: true });
      output.expectNoSecrets();
    },
  };
  return running;
}

/** The account of the database walks through it: the cluster lies inside, and is copied with all else. */
async function newFolder(from?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'writdesk-journeys-'));
  await chmod(folder, 0o711);
  if (from) await promisify(execFile)('cp', ['-a', `${from}/.`, folder]);
  return folder;
}

async function launch(
  variables: Record<string, string>,
  baseUrl: string,
  output: Output,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  output.follow(child);
  const startedAt = Date.now();
  while (!(await isReady(baseUrl))) {
    if (child.exitCode !== null || Date.now() - startedAt > START_LIMIT_MS) {
      child.kill('SIGKILL');
      throw new Error(`Writdesk did not start:\n${output.last()}`);
    }
    await pause(50);
  }
  return child;
}

async function isReady(baseUrl: string): Promise<boolean> {
  const reply = await fetch(`${baseUrl}/readyz`).catch(() => null);
  return reply?.status === 200;
}

const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // Not `exit`: its last words may still be on their way then.
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.kill(signal);
  await ended;
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
