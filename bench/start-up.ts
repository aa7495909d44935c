import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PORT = 4873;
const MAIN = join(import.meta.dirname, '../server/src/main.ts');
const LIMIT_MS = 120_000;

/** Seconds from the start of the server's process until it is ready: into an empty folder, and into the same again. */
export async function measureStartUp(): Promise<{ coldSeconds: number; warmSeconds: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'writdesk-start-'));
  try {
    return { coldSeconds: await startOnce(folder), warmSeconds: await startOnce(folder) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startOnce(folder: string): Promise<number> {
  const startedAt = performance.now();
  const server = fork(MAIN, {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  while (!(await isReady())) {
    if (server.exitCode !== null || performance.now() - startedAt > LIMIT_MS)
      throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  server.kill('SIGINT');
  await ended;
  return seconds;
}

async function isReady(): Promise<boolean> {
  const reply = await fetch(`http://localhost:${PORT}/readyz`).catch(() => null);
  return reply?.status === 200;
}
