import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

// docs/asvs.md answers every number of the standard, and names only files that are there; so does docs/security.md with its tests.

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { levels } = z
  .object({ levels: z.record(z.string(), z.literal([1, 2])) })
  .parse(JSON.parse(read('docs/asvs-5.0-items.json')));
const page = read('docs/asvs.md');
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => {
    const [, number = '', level = '', about = '', state = '', why = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { number, level: Number(level), about, state, why };
  });

test('every item of levels 1 and 2 stands in the table once, with its level', () => {
  expect(Object.keys(levels)).toHaveLength(253);
  expect(rows.map(({ number, level }) => [number, level])).toEqual(Object.entries(levels));
});

test('every item has a name, a state and a sentence', () => {
  for (const { number, about, state, why } of rows) {
    expect(about, number).not.toBe('');
    expect(state, number).toMatch(/^(met|not applicable|open)$/);
    expect(why, number).toMatch(/^\S.{6,}[.]$/);
  }
});

test('the sums above it are those of the table', () => {
  for (const level of [1, 2]) {
    const sums = ['met', 'not applicable', 'open'].map(
      (state) => rows.filter((row) => row.level === level && row.state === state).length,
    );
    expect(page).toContain(`| Level ${level} | ${sums.join(' | ')} |`);
  }
});

test('what is met names a file or says it in words, and each file that is named is there', () => {
  const named = rows.flatMap(({ number, why }) =>
    [...why.matchAll(/`((?:[\w.-]+\/)+[\w.-]+|[\w.-]+\.(?:json|yaml|md)|Dockerfile|NOTICE)`/g)].map(
      ([, path = '']) => ({ number, path }),
    ),
  );
  const files = named.filter(({ path }) => path !== 'text/csv');
  expect(files.length).toBeGreaterThan(200);
  for (const { number, path } of files) expect(existsSync(join(root, path)), `${number}: ${path}`).toBe(true);
});

test('each test that the table of threats names is there', () => {
  const named = [
    ...read('docs/security.md').matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:test|contract)\.ts)`/g),
  ].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(100);
  const isThere = (path: string) => ['', 'server/src'].some((folder) => existsSync(join(root, folder, path)));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});
