import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { english } from '@writdesk/contract/sentences/english';
import { issueCodes } from '@writdesk/contract/sentences/issue-codes';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './errors.ts';

const root = join(import.meta.dirname, '../../../..');

test('each field that nobody knows is named by itself', () => {
  const shape = z.object({ tenant: z.strictObject({ name: z.string() }) });
  const { error } = shape.safeParse({ tenant: { nom: 'A', prenom: 'B' } }, { error: issueCodes });
  expect(fieldErrors(error ?? new z.ZodError([]))).toEqual([
    { path: 'tenant.name', code: 'required', values: {}, message: 'This is required.' },
    { path: 'tenant.nom', code: 'unknown_field', values: {}, message: 'There is no such field.' },
    { path: 'tenant.prenom', code: 'unknown_field', values: {}, message: 'There is no such field.' },
  ]);
});

test('every code that has a sentence is one that is sent', () => {
  const sources = globSync(['server/src/**/*.ts', 'contract/src/**/*.ts'], { cwd: root })
    .filter(
      (file) => !file.endsWith('.test.ts') && !/contract\/src\/(?:errors\.ts|sentences\/e[ns]\/)/.test(file),
    )
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  expect(sources.length).toBeGreaterThan(100_000);
  expect(Object.keys(english).filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});

// A notification's English stands with its definition, and its Spanish must be there: `notification-lines.test.ts`.
test('no shape of the contract speaks English: it says a code', () => {
  const contract = join(root, 'contract/src');
  const prose = globSync('**/*.ts', { cwd: contract })
    .filter(
      (file) =>
        !/\.test\.ts$|^sentences|fixture|-words\.ts$|-sentences\.ts$|-notifications\.ts$|errors\.ts$/.test(
          file,
        ),
    )
    .flatMap((file) => {
      const text = readFileSync(join(contract, file), 'utf8').replaceAll(
        /(?:summary:|describe\()\s*'[^']*'/g,
        '',
      );
      return [...text.matchAll(/['`]\p{Lu}[^'`\n]* [^'`\n]*\.['`]/gu)].map(([found]) => `${file}: ${found}`);
    });
  expect(prose).toEqual([]);
});
