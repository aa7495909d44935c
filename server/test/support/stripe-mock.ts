import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';

// Newer ones may refuse what the pinned package sends: both are raised together.
const VERSION = 'v0.203.0';
const cache = join(import.meta.dirname, '../../../.cache/stripe-mock');
const binary = join(cache, `stripe-mock-${VERSION}`);

/** @returns why there is no program, or null when there is one. Go builds it once. */
export function buildStripeMock(): string | null {
  if (existsSync(binary)) return null;
  const PATH = [process.env['PATH'], '/usr/local/go/bin'].join(delimiter);
  const gobin = join(cache, 'build');
  try {
    execFileSync('go', ['install', `github.com/stripe/stripe-mock@${VERSION}`], {
      env: { ...process.env, PATH, GOBIN: gobin, CGO_ENABLED: '0' },
      stdio: 'pipe',
      timeout: 600_000,
    });
    mkdirSync(cache, { recursive: true });
    renameSync(join(gobin, 'stripe-mock'), binary);
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

/** Stripe’s own mock, on loopback alone: it refuses unknown and mistyped parameters, and keeps no state. */
export async function startStripeMock(): Promise<{ url: string; stop(): Promise<void> }> {
  const [http, https] = [await freePort(), await freePort()];
  const child: ChildProcess = spawn(
    binary,
    ['-http-addr', `127.0.0.1:${http}`, '-https-addr', `127.0.0.1:${https}`],
    { stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${http}`;
  for (let tries = 0; ; tries += 1) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) break;
    if (tries > 200) throw new Error('stripe-mock does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await gone;
    },
  };
}
