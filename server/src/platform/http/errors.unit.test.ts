import { issueWords } from '@writdesk/contract/issue-words';
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
