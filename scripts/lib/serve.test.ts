import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { killProcess, processState, startProcess } from '../../server/test/support/processes.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'writdesk-serve-'));
  // A server that ends in order when its channel closes, as ours does, and one command that serves it.
  writeFileSync(
    join(folder, 'server.mjs'),
    `process.on('SIGINT', () => undefined);
     process.once('disconnect', () => process.exit(7));
     console.log('server ' + process.pid);`,
  );
  writeFileSync(
    join(folder, 'command.mjs'),
    `import { serve } from ${JSON.stringify(join(import.meta.dirname, 'serve.mjs'))};
     process.exitCode = await serve(process.execPath, [${JSON.stringify(join(folder, 'server.mjs'))}]);`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

async function startCommand() {
  const { child, line } = await startProcess(process.execPath, [join(folder, 'command.mjs')], /^server \d+$/);
  return { child, serverPid: Number(line.split(' ')[1]) };
}

async function expectGone(pid: number): Promise<void> {
  await vi.waitFor(() => expect([undefined, 'Z']).toContain(processState(pid)), 5_000);
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s stops the server in order, and its exit code is ours',
  async (name) => {
    const { child, serverPid } = await startCommand();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(name);
    expect(await ended).toBe(7);
    await expectGone(serverPid);
  },
);

test('kill -9 of the command does not leave the server behind', async () => {
  const { child, serverPid } = await startCommand();
  await killProcess(child);
  await expectGone(serverPid);
});

test.each([
  ['', 'process.execPath, [command]'],
  [' and a shell between', `'sh', ['-c', '"$NODE" "$COMMAND"; exit $?']`],
])('kill -9 of npm above the command%s does not leave the server behind', async (_, spawned) => {
  writeFileSync(
    join(folder, 'npm.mjs'),
    `import { spawn } from 'node:child_process';
     const command = ${JSON.stringify(join(folder, 'command.mjs'))};
     const env = { ...process.env, npm_lifecycle_event: 'start', NODE: process.execPath, COMMAND: command };
     spawn(${spawned}, { stdio: 'inherit', env });`,
  );
  const { child, line } = await startProcess(process.execPath, [join(folder, 'npm.mjs')], /^server \d+$/);
  await killProcess(child);
  await expectGone(Number(line.split(' ')[1]));
});

test('an old Node gets a message about which one it needs', () => {
  const file = JSON.stringify(join(import.meta.dirname, 'need-node.mjs'));
  const program = `Object.defineProperty(process.versions, 'node', { value: '18.0.0' }); await import(${file});`;
  const run = () => execFileSync(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' });
  expect(run).toThrow('Writdesk needs Node 20 or later');
});
