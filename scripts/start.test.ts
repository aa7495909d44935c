import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const start = (port: string) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'start.mjs')], {
    env: { PATH: '/usr/bin:/bin', PORT: port },
  });

async function listening(server: Server): Promise<number> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('a taken port is named before anything else is done', async () => {
  const other = createServer();
  const port = await listening(other);
  await expect(start(String(port))).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `\nPort ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start\n`,
  });
  other.close();
});

test('a Writdesk that runs already is reported with its address', async () => {
  // What `/healthz` answers: see the test of the server’s addresses for health.
  const other = createHttpServer((request, response) =>
    response.end(JSON.stringify(request.url === '/healthz' ? { ok: true, service: 'writdesk' } : {})),
  );
  const port = await listening(other);
  await expect(start(String(port))).rejects.toMatchObject({
    code: 1,
    stderr: `\nWritdesk runs already: http://localhost:${port}. To start another one, give it its own port and data: PORT=${port + 1} DATA_DIR=.data-2 npm start\n`,
  });
  other.close();
});

test.each(['abc', '70000', '3000.5', '-1'])('%s is no port, and nothing is done', async (port) => {
  await expect(start(port)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `\nPORT: Give a whole number from 0 to 65,535, not “${port}”.\n`,
  });
});

test('a command whose reader has read enough ends quietly', async () => {
  const script = `
    import { command } from ${JSON.stringify(join(import.meta.dirname, 'lib/progress.mjs'))};
    await command(async () => { process.stdout.write('x'.repeat(10_000_000)); });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  child.stdout.once('data', () => child.stdout.destroy());
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ said, code }).toEqual({ said: '', code: 0 });
});
