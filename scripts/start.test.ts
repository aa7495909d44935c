import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a taken port is named before anything else is done', async () => {
  const other = createServer();
  other.listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const started = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'start.mjs')], {
    env: { PATH: '/usr/bin:/bin', PORT: String(port) },
  });
  await expect(started).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `\nPort ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start\n`,
  });
  other.close();
});
