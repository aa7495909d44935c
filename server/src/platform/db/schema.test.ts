import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

// Runs all migrations on a database of its own.
test('schema.ts is what the migrations make', { timeout: 120_000 }, async () => {
  const script = join(import.meta.dirname, '../../../../scripts/generate-types.mjs');
  const run = promisify(execFile)(process.execPath, [script, '--verify']);
  await expect(run).resolves.toMatchObject({ stderr: '' });
});
