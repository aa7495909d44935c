import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('schema.ts is what the migrations make', async () => {
  const script = join(import.meta.dirname, '../../../../scripts/generate-types.mjs');
  const run = promisify(execFile)(process.execPath, [script, '--verify']);
  await expect(run).resolves.toMatchObject({ stderr: '' });
});
