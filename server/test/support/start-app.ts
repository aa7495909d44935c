import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { TestApp } from './harness.ts';
import { type StartedProcess, startProcess } from './processes.ts';

const APP = join(import.meta.dirname, 'app-process.ts');

/** A process of its own on the database of a test, to be killed: its clock stands at `now`. Its line is its address. */
export function startApp(
  t: TestApp,
  children: ChildProcess[],
  { services, now }: { services: ('web' | 'worker')[]; now: string },
): Promise<StartedProcess> {
  const config = {
    ...t.config,
    services,
    logLevel: 'silent',
    encryptionKey: t.config.encryptionKey.toString('base64'),
  };
  const env = { ...process.env, APP: JSON.stringify({ connection: t.connection, config, now }) };
  const onSpawn = (child: ChildProcess) => void children.push(child);
  return startProcess(process.execPath, [APP], /^http/, { env, onSpawn });
}
