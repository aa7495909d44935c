import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../test/support/database.ts';

let migrated: TestDatabase;
beforeAll(async () => {
  migrated = await cloneDatabase();
});
afterAll(() => migrated.drop());

test('schema.ts is what the migrations make', async () => {
  const script = join(import.meta.dirname, '../../../../scripts/generate-types.mjs');
  const env = { ...process.env, MIGRATED_DATABASE: JSON.stringify(migrated.connection) };
  const run = promisify(execFile)(process.execPath, [script, '--verify'], { env });
  await expect(run).resolves.toMatchObject({ stderr: '' });
});
