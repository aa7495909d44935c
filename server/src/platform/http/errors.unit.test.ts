import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from '@writdesk/contract/errors';
import { issueWords } from '@writdesk/contract/values/issue-words';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './errors.ts';

test('each field that nobody knows is named by itself', () => {
  const shape = z.object({ tenant: z.strictObject({ name: z.string() }) });
  const { error } = shape.safeParse({ tenant: { nom: 'A', prenom: 'B' } }, { error: issueWords });
  expect(fieldErrors(error ?? new z.ZodError([]))).toEqual([
    { path: 'tenant.name', message: 'This is required.' },
    { path: 'tenant.nom', message: 'There is no such field.' },
    { path: 'tenant.prenom', message: 'There is no such field.' },
  ]);
});

test('every code of the catalogue is one that is sent', () => {
  const root = join(import.meta.dirname, '../../../..');
  const sources = globSync(['server/src/**/*.ts', 'contract/src/**/*.ts'], { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && file !== join('contract', 'src', 'errors.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  expect(sources.length).toBeGreaterThan(100_000);
  expect(Object.keys(errorCodes).filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});
